import { setTimeout as until } from 'node:timers/promises';
import { isOutOfReach } from './away.ts';

/** So long a database is waited for, and so often it is tried, in ms. */
const PATIENCE = 60_000;
const PAUSE = 1_000;

interface Waiting {
  /** Told when it is out of reach, once, and why. */
  readonly away: (why: Error) => void;
  /** A clock that nobody sets, in ms, and how it is waited; the machine's unless told. */
  readonly clock?: () => number;
  readonly pause?: (ms: number) => Promise<void>;
}

/**
 * Does what a start needs of a database, and does it again as long as that is out of reach: it may be starting, too. Rejects
 * after a minute, and at once with whatever else is wrong.
 */
export async function whenThere<T>(
  doing: () => Promise<T>,
  { away, clock = () => performance.now(), pause = until }: Waiting,
): Promise<T> {
  const end = clock() + PATIENCE;
  for (let tries = 0; ; tries++) {
    try {
      return await doing();
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      if (tries === 0) away(error);
      if (clock() >= end) throw error;
      await pause(PAUSE);
    }
  }
}
