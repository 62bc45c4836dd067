import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  SqliteDialect,
  sql,
} from 'kysely';
import { migrations } from '../../../migrations/index.ts';
import type { Store } from '../open.ts';
import { explainServerError } from '../postgres/compatibility.ts';
import { createPool } from '../postgres/pool.ts';
import { describeDatabase, isPostgresUrl } from '../postgres-url.ts';
import type { Schema } from '../schema.ts';

/** Thrown when the data cannot be inspected; the message is a sentence for the host. */
export class InspectionError extends Error {}

/** Time to wait for a bot that is writing, in ms. */
const LOCK_WAIT_MS = 5_000;

/**
 * Opens a folder or database read-only, also beside a running bot. Throws {@link InspectionError} if it does not exist
 * or has a schema that this Piecemeal does not know.
 */
export async function openReadOnly(place: string): Promise<Store> {
  return isPostgresUrl(place)
    ? await checkStore(openPostgresReadOnly(place), describeDatabase(place))
    : await checkStore(openFileReadOnly(place), join(place, 'piecemeal.db'));
}

function openFileReadOnly(folder: string): Store {
  const path = join(folder, 'piecemeal.db');
  if (!existsSync(path)) throw new InspectionError(`There is no data in ${folder}.`);
  const database = new Sqlite(path, { readonly: true, fileMustExist: true, timeout: LOCK_WAIT_MS });
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
}

async function checkStore(store: Store, called: string): Promise<Store> {
  try {
    assertKnownMigrations(await listAppliedMigrations(store), called);
    return store;
  } catch (error) {
    await store.destroy();
    throw error instanceof InspectionError
      ? error
      : new InspectionError(`${called} cannot be read: ${explainError(error)}.`);
  }
}

function explainError(error: unknown): string {
  return (explainServerError(error) as Error).message;
}

async function listAppliedMigrations(store: Store): Promise<readonly string[]> {
  const names = await sql<{ readonly name: string }>`select name from kysely_migration order by name`.execute(
    store,
  );
  return names.rows.map(({ name }) => name);
}

function assertKnownMigrations(names: readonly string[], called: string): void {
  const known = Object.keys(migrations);
  const newer = names.find((name) => !known.includes(name));
  if (newer !== undefined)
    throw new InspectionError(`${called} was written by a newer Piecemeal (${newer}): use that version.`);
  const lacking = known.find((name) => !names.includes(name));
  if (lacking !== undefined)
    throw new InspectionError(
      `${called} was written by an older Piecemeal, without ${lacking}: the next start of the bot migrates it.`,
    );
}

/** Opens a database in read-only mode, enforced by PostgreSQL. Neither checks nor migrates its schema. */
function openPostgresReadOnly(url: string): Store {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: createPool(addReadOnlyOption(url)) }),
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}

function addReadOnlyOption(url: string): string {
  const address = new URL(url);
  const options = address.searchParams.get('options') ?? '';
  address.searchParams.set('options', `${options} -c default_transaction_read_only=on`.trim());
  return address.href;
}
