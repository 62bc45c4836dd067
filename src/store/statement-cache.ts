import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

/**
 * The most statements that stay prepared. Most come again and again, but a list for `in` makes another one of each length,
 * so without an end there would be ever more.
 */
export const MAX_CACHED_STATEMENTS = 1_000;

/** Keeps the statements that were prepared, up to {@link MAX_BLUNDERS}: those that were not asked for longest go first. */
export function cacheStatements(database: Sqlite.Database, closed: () => void): SqliteDatabase {
  const statements = new LRUCache<string, Sqlite.Statement>({ max: MAX_CACHED_STATEMENTS });
  const undone = database.prepare('select 1');
  return {
    close: () => {
      closed();
      database.close();
    },
    prepare: (query) => {
      // Where the disk is full or fails, SQLite has taken a transaction back by itself: undoing it again would hide why.
      if (query === 'rollback' && !database.inTransaction) return undone;
      const known = statements.get(query) ?? database.prepare(query);
      statements.set(query, known);
      return known;
    },
  };
}
