import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { createPrivateFolder, restrictDataFiles } from './file-permissions.ts';
import { lockDatabase } from './postgres/database-lock.ts';
import { isPostgresUrl } from './postgres-url.ts';

/** Lock file of a data folder. */
const LOCK_FILE = 'piecemeal.lock';

/** Thrown when another process uses the data. */
export class DataLockedError extends Error {
  constructor(cause?: unknown) {
    super('another Piecemeal is running on it', { cause });
    this.name = 'DataLockedError';
  }
}

/** Lock on data that this process holds until release. */
export interface DataLock {
  readonly release: () => Promise<void> | void;
}

/**
 * Locks a data location, a folder or a database, for this process alone. `lost` is called if another process takes it
 * after a restart of the database. Throws {@link DataLockedError}.
 */
export async function lockData(place: string, lost: (error: Error) => void = () => {}): Promise<DataLock> {
  return isPostgresUrl(place) ? await lockDatabase(place, 'alone', lost) : lockFolder(place);
}

/**
 * Locks a data location for a bot. Several bots may share a database and its shards, but no other tool may use it. A
 * folder is for one process alone.
 */
export async function lockDataShared(
  place: string,
  lost: (error: Error) => void = () => {},
): Promise<DataLock> {
  return isPostgresUrl(place) ? await lockDatabase(place, 'shared', lost) : lockFolder(place);
}

/**
 * Locks a folder for this process. Uses SQLite's own lock on a file beside the data, so it ends with the process in
 * every case.
 */
export function lockFolder(folder: string): { readonly release: () => void } {
  createPrivateFolder(folder);
  try {
    return openLockFile(folder);
  } catch (cause) {
    throw isLockTaken(cause) ? new DataLockedError(cause) : createLockError(cause as Error);
  }
}

function openLockFile(folder: string): { readonly release: () => void } {
  const lock = new Sqlite(join(folder, LOCK_FILE), { timeout: 2_000 });
  try {
    restrictDataFiles(folder);
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => void lock.close() };
}

/** Returns whether the lock is taken, as opposed to any other file error: https://www.sqlite.org/rescode.html#busy */
function isLockTaken(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

function createLockError(cause: Error): Error {
  return new Error(`its file ${LOCK_FILE} cannot be locked: ${cause.message}`, { cause });
}
