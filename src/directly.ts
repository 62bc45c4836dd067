import { registerHooks } from 'node:module';

const OURS = new URL('..', import.meta.url).href;
const PACKAGES = new URL('../node_modules/', import.meta.url).href;

/**
 * Imports with our own files taken at their word: what they import from each other is where they say. Node by itself asks the disk for
 * each import of each file, thousands of times in a start. A file that is not there is an error when it is to be read.
 */
export async function directly<T>(importing: () => Promise<T>): Promise<T> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL;
      if (from === undefined || !isOwn(from) || !isOfOurs(specifier)) return next(specifier, context);
      return { url: new URL(specifier, from).href, format: 'module-typescript', shortCircuit: true };
    },
  });
  return await importing().finally(() => hooks.deregister());
}

function isOwn(url: string): boolean {
  return url.startsWith(OURS) && !url.startsWith(PACKAGES);
}

function isOfOurs(specifier: string): boolean {
  return specifier.startsWith('.') && specifier.endsWith('.ts');
}
