import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { migrations } from '../../../migrations/index.ts';
import { expectWhole } from '../moving/note.ts';
import type { Store } from '../open.ts';
import { isPostgresUrl, nameOf } from '../place.ts';
import { told } from '../postgres/fit.ts';
import { databaseToLook } from '../postgres/look.ts';
import type { Schema } from '../schema.ts';

/** The data cannot be looked at; the message is a sentence for whoever runs it. */
export class CannotLook extends Error {}

/** So long it is waited for a bot that writes, in ms. */
const PATIENCE = 5_000;

/**
 * Opens the data of a folder, or a database, to look at it and change nothing, also beside a bot that runs. Throws {@link CannotLook} where it
 * is not there, or has another form than this Piecemeal knows.
 */
export async function openToLook(place: string): Promise<Store> {
  return isPostgresUrl(place)
    ? await looked(databaseToLook(place), nameOf(place))
    : await looked(fileToLook(place), join(place, 'piecemeal.db'));
}

function fileToLook(folder: string): Store {
  const path = join(folder, 'piecemeal.db');
  if (!existsSync(path)) throw new CannotLook(`There is no data in ${folder}.`);
  const database = new Sqlite(path, { readonly: true, fileMustExist: true, timeout: PATIENCE });
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
}

async function looked(store: Store, called: string): Promise<Store> {
  try {
    expectKnown(await applied(store), called);
    await expectWhole(store);
    return store;
  } catch (error) {
    await store.destroy();
    throw error instanceof CannotLook ? error : new CannotLook(`${called} cannot be read: ${whyOf(error)}.`);
  }
}

function whyOf(error: unknown): string {
  return (told(error) as Error).message;
}

async function applied(store: Store): Promise<readonly string[]> {
  const names = await sql<{ readonly name: string }>`select name from kysely_migration order by name`.execute(
    store,
  );
  return names.rows.map(({ name }) => name);
}

function expectKnown(names: readonly string[], called: string): void {
  const known = Object.keys(migrations);
  const newer = names.find((name) => !known.includes(name));
  if (newer !== undefined)
    throw new CannotLook(`${called} was written by a newer Piecemeal (${newer}): use that one.`);
  const lacking = known.find((name) => !names.includes(name));
  if (lacking !== undefined)
    throw new CannotLook(
      `${called} is of an older Piecemeal, without ${lacking}: the next start brings it up to date.`,
    );
}
