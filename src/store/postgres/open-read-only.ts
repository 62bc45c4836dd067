import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from 'kysely';
import type { Store } from '../open.ts';
import type { Schema } from '../schema.ts';
import { createPool } from './pool.ts';

/** A database in which PostgreSQL lets nothing be changed. It is neither looked at here whether it is one of ours, nor brought up to date. */
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
