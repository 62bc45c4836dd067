import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

/**
 * Maximum number of cached prepared statements. Most recur constantly, but each length of an `in` list makes another
 * one, so the cache needs a limit.
 */
export const MAX_CACHED_STATEMENTS = 1_000;

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
