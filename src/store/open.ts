import { closeSync, fdatasync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { LRUCache } from 'lru-cache';
import { isPostgres } from '../../migrations/dialect.ts';
import { createPrivateFile, createPrivateFolder, restrictDataFiles } from './file-permissions.ts';
import { findFirstMissingMigration, migrate } from './migrate.ts';
import { openPostgres } from './postgres/open.ts';
import { isPostgresUrl } from './postgres-url.ts';
import { LOCK_WAIT_MS } from './retry-transaction.ts';
import type { Schema } from './schema.ts';

/**
 * Maximum number of cached prepared statements. Most recur constantly, but each length of an `in` list makes another
 * one, so the cache needs a limit.
 */
export const MAX_CACHED_STATEMENTS = 1_000;

export type Store = Kysely<Schema>;

const flushes = new WeakMap<Store, () => Promise<void>>();

/**
 * Resolves when every commit so far is on disk. SQLite does not wait for the disk at a commit (`synchronous = normal`),
 * as that would hold up everything; a caller that acknowledges something waits here instead, and shares one flush with
 * the others. A killed process loses no commit either way; this protects against power loss. PostgreSQL waits at the
 * commit itself without holding up others.
 */
export async function flushToDisk(store: Store): Promise<void> {
  await flushes.get(store)?.();
}

/** Callbacks for events of the database file. */
export interface StoreListeners {
  /** Called with the path of the backup made before a migration. */
  readonly kept?: (copy: string) => void;
  /**
   * Called when the file cannot be written to disk. Its content is then unknown, and later writes may seem to succeed:
   * the process has to end, and restart from what is on disk.
   */
  readonly lost?: (error: Error) => void;
}

/**
 * Opens the data at a location and migrates it: the file `piecemeal.db` of a folder, created if missing, or a
 * PostgreSQL database (`postgres://…`). A file is backed up before a migration. `:memory:` opens a temporary database.
 */
export async function openStore(place: string, watching: StoreListeners = {}): Promise<Store> {
  return isPostgresUrl(place) ? await openPostgres(place) : await openFile(place, watching);
}

async function openFile(
  folder: string,
  { kept = () => {}, lost = () => {} }: StoreListeners,
): Promise<Store> {
  const log = folder === ':memory:' ? null : new WriteAheadLog(join(folder, 'piecemeal.db-wal'));
  const file = openDatabase(folder);
  const database = cacheStatements(file, () => log?.close());
  const store = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  try {
    await savePreMigrationBackup(file, kept);
    await migrate(store);
  } catch (error) {
    await store.destroy();
    throw error;
  }
  if (log)
    flushes.set(
      store,
      coalesceFlushes(() => log.flush().catch((error: Error) => failWrite(error, lost))),
    );
  return store;
}

function failWrite(error: Error, lost: (error: Error) => void): never {
  lost(error);
  throw error;
}

function openDatabase(folder: string): Sqlite.Database {
  if (folder !== ':memory:') createPrivateFolder(folder);
  const database = new Sqlite(folder === ':memory:' ? folder : join(folder, 'piecemeal.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  database.pragma(`busy_timeout = ${LOCK_WAIT_MS}`);
  if (folder !== ':memory:') restrictDataFiles(folder);
  return database;
}

/**
 * Copies a file before its migration (`piecemeal.before-0004_doors.db`, after the first missing migration) and reports
 * the path. Replaces an existing copy, which has less of the same data. Throws {@link NewerDataError}.
 */
async function savePreMigrationBackup(file: Sqlite.Database, kept: (copy: string) => void): Promise<void> {
  const applied = listAppliedMigrations(file);
  const lacking = findFirstMissingMigration(applied);
  if (applied.length === 0 || lacking === undefined || file.memory) return;
  const copy = join(dirname(file.name), `piecemeal.before-${lacking}.db`);
  await copyDatabase(file, copy);
  kept(copy);
}

/** Copies under a temporary name until the file is complete. */
async function copyDatabase(file: Sqlite.Database, copy: string): Promise<void> {
  const part = `${copy}.part`;
  createPrivateFile(part);
  try {
    await file.backup(part);
    renameSync(part, copy);
  } finally {
    rmSync(part, { force: true });
  }
}

function listAppliedMigrations(file: Sqlite.Database): readonly string[] {
  const isThere = file.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
  if (isThere === undefined) return [];
  return file.prepare('select name from kysely_migration order by name').pluck().all() as string[];
}

/** Caches prepared statements, up to {@link MAX_CACHED_STATEMENTS}; the least recently used goes first. */
export function cacheStatements(database: Sqlite.Database, closed: () => void): SqliteDatabase {
  const statements = new LRUCache<string, Sqlite.Statement>({ max: MAX_CACHED_STATEMENTS });
  const undone = database.prepare('select 1');
  return {
    close: () => {
      closed();
      database.close();
    },
    prepare: (query) => {
      // When the disk is full or fails, SQLite rolls back by itself; another rollback would hide the cause.
      if (query === 'rollback' && !database.inTransaction) return undone;
      const known = statements.get(query) ?? database.prepare(query);
      statements.set(query, known);
      return known;
    },
  };
}

const syncData = promisify(fdatasync);

/** SQLite's write-ahead log (`-wal`): one file from the first commit until the database is closed. */
class WriteAheadLog {
  readonly #path: string;
  #file: number | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** Resolves when its content is on disk; the wait blocks another thread, not this one. */
  async flush(): Promise<void> {
    this.#file ??= openSync(this.#path, 'r+');
    await syncData(this.#file);
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }
}

/**
 * Lets one disk flush serve all callers that asked before it began. Returns a function that resolves when everything
 * written before the call is on disk.
 */
export function coalesceFlushes(flush: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    next = null;
    running = flush().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return run();
    next ??= running.then(run, run);
    return next;
  };
}

/** Closes the store. SQLite has a single connection, so an open transaction must end first. */
export async function closeStore(store: Store): Promise<void> {
  if (!isPostgres(store))
    await store
      .transaction()
      .execute(async () => {})
      .catch(() => undefined);
  await store.destroy();
}
