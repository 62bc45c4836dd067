import { AsyncLocalStorage } from 'node:async_hooks';

/** Maximum time that the server may take to answer a statement, in ms. Discord waits 3 s for the bot's first answer. */
const STATEMENT_TIMEOUT_MS = 2_500;

/** Last part of that time, in ms, on a timer of its own: answers that arrived while this process was busy are read first. */
const FINAL_WAIT_MS = 200;

/** Timeouts in ms for maintenance, which reads many rows at once, and for migrations and tools, which read all. */
export const MAINTENANCE_TIMEOUT_MS = 60_000;
export const ALL_ROWS_TIMEOUT_MS = 3_600_000;

const timeouts = new AsyncLocalStorage<number>();

/** Runs work whose statements on PostgreSQL may take longer than those players wait for. */
export function withStatementTimeout<T>(ms: number, work: () => T): T {
  return timeouts.run(ms, work);
}

/** Calls `late` unless the work finishes in time. */
export async function withDeadline<T>(late: (ms: number) => void, work: () => Promise<T>): Promise<T> {
  const takes = timeouts.getStore() ?? STATEMENT_TIMEOUT_MS;
  let timer = setTimeout(() => {
    timer = setTimeout(() => late(takes), FINAL_WAIT_MS);
  }, takes - FINAL_WAIT_MS);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
