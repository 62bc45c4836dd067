import { AsyncLocalStorage } from 'node:async_hooks';

/** Longest time that the server may take to answer a statement, in ms. Discord waits 3 s for the bot's first answer. */
const STATEMENT_TIMEOUT_MS = 2_500;

/** The last part of it, in ms, begins when the first is over: an answer that came while this process was busy is read by then. */
const FINAL_WAIT_MS = 200;

/** Maintenance goes over many rows at once; a migration or a tool over all of them. In ms. */
export const MAINTENANCE_TIMEOUT_MS = 60_000;
export const ALL_ROWS_TIMEOUT_MS = 3_600_000;

const timeouts = new AsyncLocalStorage<number>();

/** Runs work whose statements on PostgreSQL may take longer than those that players wait for. */
export function withStatementTimeout<T>(ms: number, work: () => T): T {
  return timeouts.run(ms, work);
}

/** Calls `late` unless the work is over in time. */
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
