import { setTimeout as until } from 'node:timers/promises';
import { StoreUnavailableError } from './connection-errors.ts';

/** Time that SQLite waits for another process that writes to the file, in ms. It blocks this whole process. */
export const LOCK_WAIT_MS = 20;

/** Thrown when a concurrent transaction saved something later than this one: the transaction is retried with the new state. */
export class ConflictError extends Error {}

/** Number of retries in case of conflicts, and the delay between them in ms. */
const MAX_TRIES = 40;
const RETRY_PAUSE_MS = 50;

/** Time in ms for which an unreachable database is retried before the error is reported: a restarted server is back by then. */
const MAX_UNAVAILABLE_MS = 5_000;

/** Number of tries after a duplicate key: the next try sees the row of the concurrent transaction. More are a bug. */
const MAX_UNIQUE_KEY_TRIES = 3;

/** PostgreSQL: serialization failure, deadlock, lock not available. */
const CONFLICT_CODES = new Set(['40001', '40P01', '55P03']);
const UNIQUE_VIOLATION = '23505';

/** Runs a whole transaction, and retries it after a conflict or a lost connection, as nothing was saved then. */
export async function retryTransaction<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      const isAway = error instanceof StoreUnavailableError && performance.now() - begun > MAX_UNAVAILABLE_MS;
      if (isAway || tried >= getMaxTries(error)) throw error;
      await until(RETRY_PAUSE_MS);
    }
  }
}

function getMaxTries(error: unknown): number {
  if (error instanceof StoreUnavailableError) return Number.POSITIVE_INFINITY;
  if (isConflict(error)) return MAX_TRIES;
  return getErrorCode(error) === UNIQUE_VIOLATION ? MAX_UNIQUE_KEY_TRIES : 1;
}

/** Returns whether the error is a conflict: nothing was saved, and the transaction can be retried at once. */
export function isConflict(error: unknown): boolean {
  const code = getErrorCode(error);
  return error instanceof ConflictError || code.startsWith('SQLITE_BUSY') || CONFLICT_CODES.has(code);
}

function getErrorCode(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}
