import { type Kysely, sql } from 'kysely';
import { isLoss, REFUSALS, StoreAway } from '../away.ts';
import type { Store } from '../open.ts';

/** The database is not one that Piecemeal can use; the message says why. */
class Unfit extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'Unfit';
  }
}

/** PostgreSQL 15, as the server itself writes it. */
const OLDEST = 150_000;

/** What a person can do something about, in a sentence; anything else is as it was. */
export function told(error: unknown): unknown {
  const said = (error instanceof StoreAway ? error.cause : error) as {
    readonly code?: string;
    readonly message: string;
  };
  const why = REFUSALS[said.code ?? ''];
  if (why !== undefined) return new Unfit(why, error);
  return isLoss(said)
    ? new Unfit(`the server cannot be reached (${said.code ?? said.message})`, error)
    : error;
}

/** Throws {@link Unfit} where the server is too old, or does not keep texts as Piecemeal needs it. */
export async function expectFit(store: Store): Promise<void> {
  const server = await one<Server>(
    store,
    sql`select current_setting('server_version') as version, current_setting('server_version_num')::int8 as number,
      current_setting('server_encoding') as encoding, current_schema() as schema`,
  );
  const why = whyUnfit(server);
  if (why !== null) throw new Unfit(why);
}

/** What a server says of itself. */
interface Server {
  readonly version: string;
  /** 150004 is 15.4. */
  readonly number: number;
  readonly encoding: string;
  /** Where this user works. */
  readonly schema: string | null;
}

/** Why it cannot be used; null where it can. */
export function whyUnfit({ version, number, encoding, schema }: Server): string | null {
  if (number < OLDEST) return `it is PostgreSQL ${version}; 15 or later is needed`;
  if (encoding !== 'UTF8') return `its texts are kept as ${encoding}; UTF8 is needed`;
  return schema === null ? 'it has no schema in which this user may work' : null;
}

/** Throws {@link Unfit} where the tables are there, but somebody else's. */
export async function expectRights(store: Store): Promise<void> {
  const { lacking } = await one<{ readonly lacking: string | null }>(
    store,
    sql`select min(c.relname) as lacking from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
        and not (has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
          and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete'))`,
  );
  if (lacking !== null) throw new Unfit(`this user may not read and change its table "${lacking}"`);
}

async function one<T>(store: Kysely<never> | Store, query: ReturnType<typeof sql>): Promise<T> {
  return (await query.execute(store as Store)).rows[0] as T;
}
