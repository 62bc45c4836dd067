import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { createPrivateFolder, restrictDataFiles } from './file-permissions.ts';
import { lockDatabase } from './postgres/database-lock.ts';
import { isPostgresUrl } from './postgres-url.ts';

/** The file of a folder by which it is taken. */
const LOCK_FILE = 'piecemeal.lock';

/** Another process works with the data. */
export class DataLockedError extends Error {
  constructor(cause?: unknown) {
    super('another Piecemeal is running on it', { cause });
    this.name = 'PlaceTaken';
  }
}

/** Data that is this process's alone until it is released. */
export interface DataLock {
  readonly release: () => Promise<void> | void;
}

/**
 * Takes a place of data, a folder or a database, for this process alone. `lost`: another process has come to have it, after the
 * database was restarted. Throws {@link DataLockedError}.
 */
export async function lockData(place: string, lost: (error: Error) => void = () => {}): Promise<DataLock> {
  return isPostgresUrl(place) ? await lockDatabase(place, 'alone', lost) : lockFolder(place);
}

/**
 * The same for a bot: of a database other bots may have their part, as they share the shards, and nobody else may have it. A
 * folder is for one alone.
 */
export async function lockDataShared(
  place: string,
  lost: (error: Error) => void = () => {},
): Promise<DataLock> {
  return isPostgresUrl(place) ? await lockDatabase(place, 'shared', lost) : lockFolder(place);
}

/** The same for a folder. The lock is SQLite's own on a file beside the data, so it ends with the process however that ends. */
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

/** Of all that may be wrong with a file: https://www.sqlite.org/rescode.html#busy */
function isLockTaken(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

function createLockError(cause: Error): Error {
  return new Error(`its file ${LOCK_FILE} cannot be locked: ${cause.message}`, { cause });
}
