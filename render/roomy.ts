import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import type { Piscina } from 'piscina';

/** How large a heap begins, in MB; 0 for V8's own choice. */
const beginWith = (megabytes: number) => setFlagsFromString(`--initial-heap-size=${megabytes}`);

const ROOMY = 128;

/** So many pools' threads have been told to begin and do not run yet. */
let beginning = 0;

/**
 * A pool whose threads begin with large heaps: where they begin small, V8's helpers go over all of a heap at every tenth picture,
 * which takes them a fifth of the time that it takes to draw. All threads have one setting, so it is taken back as soon as these
 * run: what was compiled under another has to be compiled anew.
 */
export function withRoom(open: () => Piscina): Piscina {
  beginWith(ROOMY);
  beginning++;
  const pool = open();
  const begun = pool.threads.map((thread) => Promise.race([once(thread, 'online'), once(thread, 'exit')]));
  void Promise.allSettled(begun).then(() => {
    if (--beginning === 0) beginWith(0);
  });
  return pool;
}
