import { setTimeout as until } from 'node:timers/promises';
import { StoreAway } from './away.ts';

/** SQLite waits so long for another process that writes to the file, in ms, and all of this one with it. */
export const LOCK_TAKES = 20;

/** Others have kept something later than this meanwhile: it is done again, as of then. */
export class Crossed extends Error {}

/** How often work is tried again while others are in its way, and after how many ms. */
const TRIES = 40;
const PAUSE = 50;

/** So long the database may be away before it is told, in ms: a server that is started anew is back by then. */
const AWAY_TAKES = 5_000;

/** Somebody was faster with the same key: the next try sees what they did. More of them are a bug. */
const TRIES_FOR_A_KEY = 3;

/** Of PostgreSQL: serialization failure, deadlock, lock not available. */
const IN_THE_WAY = new Set(['40001', '40P01', '55P03']);
const KEY_TAKEN = '23505';

/**
 * Does the work, a whole transaction, and all of it again where others were in its way or the database was lost before its end:
 * nothing had been done then.
 */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      const isAway = error instanceof StoreAway && performance.now() - begun > AWAY_TAKES;
      if (isAway || tried >= triesFor(error)) throw error;
      await until(PAUSE);
    }
  }
}

function triesFor(error: unknown): number {
  if (error instanceof StoreAway) return Number.POSITIVE_INFINITY;
  if (isInTheWay(error)) return TRIES;
  return codeOf(error) === KEY_TAKEN ? TRIES_FOR_A_KEY : 1;
}

/** Whether others were in its way: nothing was done, and it can be done again at once. */
export function isInTheWay(error: unknown): boolean {
  const code = codeOf(error);
  return error instanceof Crossed || code.startsWith('SQLITE_BUSY') || IN_THE_WAY.has(code);
}

function codeOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}
