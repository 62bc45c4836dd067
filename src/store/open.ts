import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, Migrator, type SqliteDatabase, SqliteDialect } from 'kysely';
import { migrations } from '../../migrations/index.ts';
import { keepCopy } from './copy.ts';
import { Log, shared } from './flush.ts';
import type { Schema } from './schema.ts';

export type Store = Kysely<Schema>;

const flushes = new WeakMap<Store, () => Promise<void>>();

/**
 * Resolves when every commit so far is on the disk. SQLite itself is told not to wait for the disk at a commit
 * (`synchronous = normal`), as that would hold up everybody: who acknowledges something waits here instead, together
 * with all others who do. A killed process loses no commit either way; this is for the power.
 */
export async function onDisk(store: Store): Promise<void> {
  await flushes.get(store)?.();
}

/**
 * Opens the one file of data (`piecemeal.db` under the folder, made when missing) and brings it up to date. Before that a
 * copy of an older file is kept beside it; `kept` is told its path. `:memory:` keeps nothing. What is deleted is written over.
 * Throws {@link NewerFile}.
 */
export async function openStore(folder: string, kept: (copy: string) => void = () => {}): Promise<Store> {
  const log = folder === ':memory:' ? null : new Log(join(folder, 'piecemeal.db-wal'));
  const file = opened(folder);
  const database = remembering(file, () => log?.close());
  const store = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  try {
    await keepCopy(file, kept);
    await migrate(store);
  } catch (error) {
    await store.destroy();
    throw error;
  }
  if (log)
    flushes.set(
      store,
      shared(() => log.flush()),
    );
  return store;
}

function opened(folder: string): Sqlite.Database {
  if (folder !== ':memory:') mkdirSync(folder, { recursive: true });
  const database = new Sqlite(folder === ':memory:' ? folder : join(folder, 'piecemeal.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  database.pragma('secure_delete = ON');
  return database;
}

/** Keeps every statement that was prepared: the queries of the house are few and come again and again. */
function remembering(database: Sqlite.Database, closed: () => void): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement>();
  return {
    close: () => {
      closed();
      database.close();
    },
    prepare: (query) => {
      const known = statements.get(query) ?? database.prepare(query);
      statements.set(query, known);
      return known;
    },
  };
}

async function migrate(store: Store): Promise<void> {
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
