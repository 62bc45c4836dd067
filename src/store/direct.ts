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

/** Executes a statement with all of its parameters. Null where it has to wait, or cannot be executed like this. */
export type Direct<R> = (store: Store, parameters: readonly unknown[]) => QueryResult<R> | null;

/**
 * A statement that goes to SQLite without the way through Kysely, which takes longer than most statements do. It waits, and goes
 * that way, while a transaction is open that it is not part of: all of a file have one connection. Null for PostgreSQL.
 * `changes`: whether a parameter has another value each time.
 */
export function direct<R>(
  store: Store,
  query: CompiledQuery<R>,
  changes: (parameter: unknown) => boolean,
): Direct<R> | null {
  const file = files.get(store.getExecutor().adapter);
  if (!file) return null;
  const { sql, isBound } = written(query, changes);
  const statement = file.database.prepare<unknown[], R>(sql);
  return (by, parameters) =>
    isFree(file, by)
      ? did(
          statement,
          parameters.filter((_, at) => isBound[at]),
        )
      : null;
}

/**
 * The statement as SQLite plans it once. Where a plain `?` is compared with something, it looks at the value and plans anew at
 * each execution; not for `+?`, which is the same value. What never changes is written out.
 */
function written(
  { sql, parameters }: CompiledQuery,
  changes: (parameter: unknown) => boolean,
): { readonly sql: string; readonly isBound: readonly boolean[] } {
  const parts = sql.split('?');
  if (parts.length !== parameters.length + 1) return { sql, isBound: parameters.map(() => true) };
  const literals = parameters.map((one) => (changes(one) ? null : literalOf(one)));
  const texts = parts.map((part, at) => (at === 0 ? part : `${literals[at - 1] ?? '+?'}${part}`));
  return { sql: texts.join(''), isBound: literals.map((literal) => literal === null) };
}

/** Null for what is no plain text or whole number. */
function literalOf(value: unknown): string | null {
  if (typeof value === 'string' && !value.includes('\0')) return `'${value.replaceAll("'", "''")}'`;
  return Number.isSafeInteger(value) ? String(value) : null;
}

/** Nobody else's transaction is open there, and its own has not ended. */
function isFree({ database, within }: File, store: Store): boolean {
  return store.isTransaction ? within === store && database.inTransaction : !database.inTransaction;
}

function did<R>(statement: Sqlite.Statement<unknown[], R>, values: readonly unknown[]): QueryResult<R> {
  if (statement.reader) return { rows: statement.all(values) };
  return { rows: [], numAffectedRows: BigInt(statement.run(values).changes) };
}
