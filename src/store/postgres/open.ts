import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import { postgresColumns } from '../../../migrations/dialect.ts';
import { lackingAfter, migrate } from '../migrate.ts';
import type { Store } from '../open.ts';
import type { Schema } from '../schema.ts';
import { ALL_ROWS_TAKE, withStatementTimeout } from '../statement-timeout.ts';
import { withAdvisoryLock } from './advisory-lock.ts';
import { expectFit, expectRights, told } from './fit.ts';
import { poolAt } from './pool.ts';

/** By which processes that start at the same moment bring the data up to date one after the other: a number of our own for an advisory lock. */
const MIGRATING = 7_234_511;

/**
 * Opens a database, `postgres://user:password@host:5432/piecemeal`, and brings it up to date. Throws `Unfit` where it is
 * none that can be used, and `NewerData`.
 */
export async function openPostgres(url: string): Promise<Store> {
  const store = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: poolAt(url) }),
    // SQLite lets lists be empty: nothing is in them.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
  try {
    await expectFit(store);
    await withAdvisoryLock(store, MIGRATING, () => withStatementTimeout(ALL_ROWS_TAKE, () => update(store)));
    await expectRights(store);
  } catch (error) {
    await store.destroy();
    throw told(error);
  }
  return store;
}

async function update(store: Store): Promise<void> {
  const lacking = lackingAfter(await applied(store));
  if (lacking !== undefined) await migrate(store.withPlugin(postgresColumns));
}

async function applied(store: Store): Promise<readonly string[]> {
  const there = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(store);
  if (there.rows.length === 0) return [];
  const { rows } = await sql<{
    readonly name: string;
  }>`select name from kysely_migration order by name`.execute(store);
  return rows.map(({ name }) => name);
}
