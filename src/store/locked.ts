/** SQLite waits so long for another process that writes to the file, in ms, and all of this one with it. */
export const LOCK_TAKES = 20;

/** Another process was writing to the file at that moment: nothing was done, and it can be tried again. */
export function isLocked(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}
