import type Sqlite from 'better-sqlite3';
import type { CompiledQuery, DialectAdapter, QueryResult, TransactionBuilder } from 'kysely';
import type { Store } from './open.ts';
import type { Schema } from './schema.ts';

/** A file with its one connection. */
interface File {
  readonly database: Sqlite.Database;
  /** The transaction that is open on it. */
  within: Store | null;
}

/** The open files, each by what its store has in common with all transactions on it. */
const files = new WeakMap<DialectAdapter, File>();

/** The store lies in that file. */
export function liesIn(store: Store, database: Sqlite.Database): void {
  const file: File = { database, within: null };
  files.set(store.getExecutor().adapter, file);
  const transaction = store.transaction.bind(store);
  store.transaction = () => noted(transaction(), file);
}

/** A transaction that is known while it is open. */
function noted(builder: TransactionBuilder<Schema>, file: File): TransactionBuilder<Schema> {
  const execute = builder.execute.bind(builder);
  builder.execute = async (work) =>
    await execute(async (within) => {
      file.within = within;
      return await work(within).finally(() => {
        file.within = null;
      });
    });
  return builder;
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
  const statement = file.database.prepare<unknown[], R>(sql);
  return (by, values) => (isFree(file, by) ? did(statement, values) : null);
}

/** Nobody else's transaction is open there, and its own has not ended. */
function isFree({ database, within }: File, store: Store): boolean {
  return store.isTransaction ? within === store && database.inTransaction : !database.inTransaction;
}

function did<R>(statement: Sqlite.Statement<unknown[], R>, values: readonly unknown[]): QueryResult<R> {
  if (statement.reader) return { rows: statement.all(values) };
  return { rows: [], numAffectedRows: BigInt(statement.run(values).changes) };
}
