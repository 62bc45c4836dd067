import { constants, enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

/**
 * Has Node store compiled code for the next start and for threads, beside the packages or in the folder that `NODE_COMPILE_CACHE` names.
 * It is written when the process ends in order. Does nothing where the folder cannot be written.
 */
export function cacheCompiledCode(): void {
  const folder = process.env.NODE_COMPILE_CACHE || FOLDER;
  const { status } = enableCompileCache(folder);
  // Threads and child processes go by the environment.
  if (status === constants.compileCacheStatus.ENABLED) process.env.NODE_COMPILE_CACHE = folder;
}
