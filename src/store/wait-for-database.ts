import { setTimeout as until } from 'node:timers/promises';
import { isUnreachable } from './connection-errors.ts';

/** Maximum time to wait for a database, and the delay between tries, in ms. */
const MAX_WAIT_MS = 60_000;
const RETRY_PAUSE_MS = 1_000;

interface WaitOptions {
  /** Called once when the database is unreachable, with the reason. */
  readonly away: (why: Error) => void;
  /** Monotonic clock in ms, and a delay; the machine's by default. */
  readonly clock?: () => number;
  readonly pause?: (ms: number) => Promise<void>;
}

/**
 * Runs the start-up work of a database and retries while the server is unreachable, as it may be starting too. Rejects
 * after a minute, or at once for any other error.
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
