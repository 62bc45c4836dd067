import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import { postgresColumns } from '../../../migrations/dialect.ts';
import { findFirstMissingMigration, migrate } from '../migrate.ts';
import type { Store } from '../open.ts';
import type { Schema } from '../schema.ts';
import { ALL_ROWS_TIMEOUT_MS, withStatementTimeout } from '../statement-timeout.ts';
import { assertCompatible, assertTableOwnership, explainServerError } from './compatibility.ts';
import { withAdvisoryLock } from './connection.ts';
import { createPool } from './pool.ts';

/** Key of the advisory lock that serialises migrations of processes starting at the same time; an arbitrary number. */
const MIGRATION_LOCK = 7_234_511;

/**
 * Opens a database, `postgres://user:password@host:5432/piecemeal`, and migrates it. Throws `IncompatibleServerError`
 * for an unsuitable server, and `NewerDataError`.
 */
export async function openPostgres(url: string): Promise<Store> {
  const store = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: createPool(url) }),
    // SQLite allows empty `in` lists, which match nothing.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
  try {
    await assertCompatible(store);
    await withAdvisoryLock(store, MIGRATION_LOCK, () =>
      withStatementTimeout(ALL_ROWS_TIMEOUT_MS, () => updateSchema(store)),
    );
    await assertTableOwnership(store);
  } catch (error) {
    await store.destroy();
    throw explainServerError(error);
  }
  return store;
}

async function updateSchema(store: Store): Promise<void> {
  const lacking = findFirstMissingMigration(await listAppliedMigrations(store));
  if (lacking !== undefined) await migrate(store.withPlugin(postgresColumns));
}

async function listAppliedMigrations(store: Store): Promise<readonly string[]> {
  const there = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(store);
  if (there.rows.length === 0) return [];
  const { rows } = await sql<{
    readonly name: string;
  }>`select name from kysely_migration order by name`.execute(store);
  return rows.map(({ name }) => name);
}
