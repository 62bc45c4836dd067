import type Sqlite from 'better-sqlite3';
import type { CompiledQuery, DialectAdapter, QueryResult } from 'kysely';
import type { Store } from './open.ts';

/** The open files, each by what its store has in common with all transactions on it. */
const files = new WeakMap<DialectAdapter, Sqlite.Database>();

/** The store lies in that file. */
export function liesIn(store: Store, file: Sqlite.Database): void {
  files.set(store.getExecutor().adapter, file);
}

/** Executes a statement with its values. Null where it has to wait, or cannot be executed like this. */
export type Direct<R> = (store: Store, values: readonly unknown[]) => QueryResult<R> | null;

/**
 * A statement that goes to SQLite without the way through Kysely, which takes longer than most statements do. It waits, and goes
 * that way, while a transaction is open that it is not part of: all of a file have one connection. Null for PostgreSQL.
 */
export function direct<R>(store: Store, { sql }: CompiledQuery<R>): Direct<R> | null {
  const file = files.get(store.getExecutor().adapter);
  if (!file) return null;
  const statement = file.prepare<unknown[], R>(sql);
  return ({ isTransaction }, values) =>
    isTransaction === file.inTransaction ? did(statement, values) : null;
}

function did<R>(statement: Sqlite.Statement<unknown[], R>, values: readonly unknown[]): QueryResult<R> {
  if (statement.reader) return { rows: statement.all(values) };
  return { rows: [], numAffectedRows: BigInt(statement.run(values).changes) };
}
