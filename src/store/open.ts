import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, Migrator, type SqliteDatabase, SqliteDialect } from 'kysely';
import { migrations } from '../../migrations/index.ts';
import type { Schema } from './schema.ts';

export type Store = Kysely<Schema>;

/**
 * Opens the one file of data (`piecemeal.db` under the folder, made when missing) and brings it up to date. Every
 * commit is on the disk before it is acknowledged (`synchronous = full`). `:memory:` keeps nothing.
 */
export async function openStore(folder: string): Promise<Store> {
  const store = new Kysely<Schema>({ dialect: new SqliteDialect({ database: remembering(opened(folder)) }) });
  try {
    await migrate(store);
  } catch (error) {
    await store.destroy();
    throw error;
  }
  return store;
}

function opened(folder: string): Sqlite.Database {
  if (folder !== ':memory:') mkdirSync(folder, { recursive: true });
  const database = new Sqlite(folder === ':memory:' ? folder : join(folder, 'piecemeal.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  return database;
}

/** Keeps every statement that was prepared: the queries of the house are few and come again and again. */
function remembering(database: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement>();
  return {
    close: () => void database.close(),
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
