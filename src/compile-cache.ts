import { existsSync } from 'node:fs';
import { constants, enableCompileCache } from 'node:module';
import { join } from 'node:path';

const here = import.meta.dirname;
/** In the bundle, the packages lie beside this module; in a checkout, one folder higher. */
const PACKAGES = [join(here, 'node_modules'), join(here, '../node_modules')].find((folder) =>
  existsSync(folder),
);
const FOLDER = join(PACKAGES ?? here, '.cache/compiled');

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
