import { constants, enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

/**
 * What Node makes of the sources is kept beside the packages for the next start, its threads and whatever it starts; whoever has
 * named another place by `NODE_COMPILE_CACHE` keeps it there. It is written when the process ends in order; where nothing can be
 * written, nothing is kept.
 */
export function keepCompiled(): void {
  const folder = process.env.NODE_COMPILE_CACHE || FOLDER;
  const { status } = enableCompileCache(folder);
  // Threads and child processes go by the environment.
  if (status === constants.compileCacheStatus.ENABLED) process.env.NODE_COMPILE_CACHE = folder;
}
