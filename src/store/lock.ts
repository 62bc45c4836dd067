import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { ownFiles, ownFolder } from './modes.ts';
import { isPostgresUrl } from './place.ts';
import { takeDatabase } from './postgres/take.ts';

/** The file of a folder by which it is taken. */
const LOCK = 'piecemeal.lock';

/** Another process works with the data. */
export class PlaceTaken extends Error {
  constructor(cause?: unknown) {
    super('another Piecemeal is running on it', { cause });
    this.name = 'PlaceTaken';
  }
}

/** Data that is this process's alone until it is released. */
export interface Taken {
  readonly release: () => Promise<void> | void;
}

/**
 * Takes a place of data, a folder or a database, for this process alone. `lost`: another process has come to have it, after the
 * database was restarted. Throws {@link PlaceTaken}.
 */
export async function takePlace(place: string, lost: (error: Error) => void = () => {}): Promise<Taken> {
  return isPostgresUrl(place) ? await takeDatabase(place, 'alone', lost) : takeFolder(place);
}

/**
 * The same for a bot: of a database other bots may have their part, as they share the shards, and nobody else may have it. A
 * folder is for one alone.
 */
export async function takePart(place: string, lost: (error: Error) => void = () => {}): Promise<Taken> {
  return isPostgresUrl(place) ? await takeDatabase(place, 'shared', lost) : takeFolder(place);
}

/** The same for a folder. The lock is SQLite's own on a file beside the data, so it ends with the process however that ends. */
export function takeFolder(folder: string): { readonly release: () => void } {
  ownFolder(folder);
  try {
    return locked(folder);
  } catch (cause) {
    throw isTaken(cause) ? new PlaceTaken(cause) : cannotLock(cause as Error);
  }
}

function locked(folder: string): { readonly release: () => void } {
  const lock = new Sqlite(join(folder, LOCK), { timeout: 2_000 });
  try {
    ownFiles(folder);
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => void lock.close() };
}

/** Of all that may be wrong with a file: https://www.sqlite.org/rescode.html#busy */
function isTaken(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

function cannotLock(cause: Error): Error {
  return new Error(`its file ${LOCK} cannot be locked: ${cause.message}`, { cause });
}
