import { registerHooks } from 'node:module';

/** A relative path with its extension, which `require` may leave out. */
const WHOLE = /^\.{1,2}\/[^#%?]*\.(?:ts|m?js)$/;

/** What its name leads to is hundreds of files; the package has all of them in one as well, which is read in their place. */
const IN_ONE = new Map([['ramda', 'ramda/dist/ramda']]);

/**
 * Imports with all files taken at their word: what one imports by a relative path is there. Node by itself asks the disk for each import
 * of each file, thousands of times in a start. A file that is not there is an error when it is to be read, and links are not followed
 * to what they lead to.
 */
export async function directly<T>(importing: () => Promise<T>): Promise<T> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL;
      if (from === undefined || !WHOLE.test(specifier))
        return next(IN_ONE.get(specifier) ?? specifier, context);
      const url = new URL(specifier, from).href;
      return { url, ...(url.endsWith('.ts') && { format: 'module-typescript' }), shortCircuit: true };
    },
  });
  try {
    return await importing();
  } finally {
    hooks.deregister();
  }
}
