import { type Kysely, sql } from 'kysely';
import { CONNECTION_REFUSALS, isConnectionLoss, StoreUnavailableError } from '../connection-errors.ts';
import type { Store } from '../open.ts';

/** Thrown for a database that Piecemeal cannot use; the message gives the reason. */
class IncompatibleServerError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'IncompatibleServerError';
  }
}

/** PostgreSQL 15, in the server's own number format. */
const MIN_SERVER_VERSION = 150_000;

/** Turns an error that the host can fix into a sentence; other errors stay unchanged. */
export function explainServerError(error: unknown): unknown {
  const said = (error instanceof StoreUnavailableError ? error.cause : error) as {
    readonly code?: string;
    readonly message: string;
  };
  const why = CONNECTION_REFUSALS[said.code ?? ''];
  if (why !== undefined) return new IncompatibleServerError(why, error);
  return isConnectionLoss(said)
    ? new IncompatibleServerError(`the server cannot be reached (${said.code ?? said.message})`, error)
    : error;
}

/** Throws {@link IncompatibleServerError} if the server is too old or its text encoding is unsuitable. */
export async function assertCompatible(store: Store): Promise<void> {
  const server = await queryOne<Server>(
    store,
    sql`select current_setting('server_version') as version, current_setting('server_version_num')::int8 as number,
      current_setting('server_encoding') as encoding, current_schema() as schema`,
  );
  const why = explainIncompatibility(server);
  if (why !== null) throw new IncompatibleServerError(why);
}

/** Server's own description. */
interface Server {
  readonly version: string;
  /** 150004 is 15.4. */
  readonly number: number;
  readonly encoding: string;
  /** Schema in which this user creates tables. */
  readonly schema: string | null;
}

/** Returns why the server cannot be used, or null if it can. */
export function explainIncompatibility({ version, number, encoding, schema }: Server): string | null {
  if (number < MIN_SERVER_VERSION) return `it is PostgreSQL ${version}; 15 or later is required`;
  if (encoding !== 'UTF8') return `its encoding is ${encoding}; UTF8 is required`;
  return schema === null ? 'it has no schema in which this user can create tables' : null;
}

/** Throws {@link IncompatibleServerError} if the tables exist but belong to another user. */
export async function assertTableOwnership(store: Store): Promise<void> {
  const { lacking } = await queryOne<{ readonly lacking: string | null }>(
    store,
    sql`select min(c.relname) as lacking from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
        and not (has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
          and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete'))`,
  );
  if (lacking !== null)
    throw new IncompatibleServerError(`this user lacks permission to read and write table "${lacking}"`);
}

async function queryOne<T>(store: Kysely<never> | Store, query: ReturnType<typeof sql>): Promise<T> {
  return (await query.execute(store as Store)).rows[0] as T;
}
