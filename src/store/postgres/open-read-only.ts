import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from 'kysely';
import type { Store } from '../open.ts';
import type { Schema } from '../schema.ts';
import { createPool } from './pool.ts';

/** Opens a database in read-only mode, enforced by PostgreSQL. Neither checks nor migrates its schema. */
export function openPostgresReadOnly(url: string): Store {
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
