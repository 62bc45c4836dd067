import { constants, enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

/**
 * Makes Node cache compiled code for the next start and for threads. The folder is `NODE_COMPILE_CACHE`, or one beside the packages. Node
 * writes it when the process exits normally. Does nothing if the folder is not writable.
 */
export function cacheCompiledCode(): void {
  const folder = process.env.NODE_COMPILE_CACHE || FOLDER;
  const { status } = enableCompileCache(folder);
  // Threads and child processes read the environment.
  if (status === constants.compileCacheStatus.ENABLED) process.env.NODE_COMPILE_CACHE = folder;
}
