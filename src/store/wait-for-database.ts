import { setTimeout as until } from 'node:timers/promises';
import { isUnreachable } from './connection-errors.ts';

/** So long a database is waited for, and so often it is tried, in ms. */
const MAX_WAIT_MS = 60_000;
const RETRY_PAUSE_MS = 1_000;

interface WaitOptions {
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
export async function waitForDatabase<T>(
  doing: () => Promise<T>,
  { away, clock = () => performance.now(), pause = until }: WaitOptions,
): Promise<T> {
  const end = clock() + MAX_WAIT_MS;
  for (let tries = 0; ; tries++) {
    try {
      return await doing();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      if (tries === 0) away(error);
      if (clock() >= end) throw error;
      await pause(RETRY_PAUSE_MS);
    }
  }
}
