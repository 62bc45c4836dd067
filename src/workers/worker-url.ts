import { extname } from 'node:path';

/** Returns the URL of a worker module beside the module `base`: TypeScript in a checkout, JavaScript in the bundle. */
export function getWorkerUrl(name: string, base: string): URL {
  return new URL(`./${name}${extname(base)}`, base);
}
