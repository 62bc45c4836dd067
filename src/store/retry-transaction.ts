import { setTimeout as until } from 'node:timers/promises';
import { StoreUnavailableError } from './connection-errors.ts';

/** SQLite waits so long for another process that writes to the file, in ms, and all of this one with it. */
export const LOCK_WAIT_MS = 20;

/** Others have kept something later than this meanwhile: it is done again, as of then. */
export class Crossed extends Error {}

/** How often work is tried again while others are in its way, and after how many ms. */
const MAX_TRIES = 40;
const RETRY_PAUSE_MS = 50;

/** So long the database may be away before it is told, in ms: a server that is started anew is back by then. */
const MAX_UNAVAILABLE_MS = 5_000;

/** Somebody was faster with the same key: the next try sees what they did. More of them are a bug. */
const MAX_UNIQUE_KEY_TRIES = 3;

/** Of PostgreSQL: serialization failure, deadlock, lock not available. */
const CONFLICT_CODES = new Set(['40001', '40P01', '55P03']);
const UNIQUE_VIOLATION = '23505';

/**
 * Does the work, a whole transaction, and all of it again where others were in its way or the database was lost before its end:
 * nothing had been done then.
 */
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

/** Whether others were in its way: nothing was done, and it can be done again at once. */
export function isConflict(error: unknown): boolean {
  const code = getErrorCode(error);
  return error instanceof Crossed || code.startsWith('SQLITE_BUSY') || CONFLICT_CODES.has(code);
}

function getErrorCode(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}
