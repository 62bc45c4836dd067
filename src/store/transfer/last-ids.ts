import { sql } from 'kysely';
import { isPostgres } from '../../../migrations/dialect.ts';
import type { Store } from '../open.ts';
import type { TransferTable } from './tables.ts';

/** Returns the last id assigned in a table, even if its row is gone; 0 if none was. No id is assigned twice. */
export async function getLastId(store: Store, table: TransferTable): Promise<number> {
  const query = isPostgres(store)
    ? sql<Last>`select case when is_called then last_value else last_value - 1 end as last
        from ${await findSequence(store, table)}`
    : sql<Last>`select seq as last from sqlite_sequence where name = ${table.name}`;
  return (await query.execute(store)).rows[0]?.last ?? 0;
}

interface Last {
  readonly last: number;
}

/**
 * Sets the last assigned id on PostgreSQL, so that the next one follows it. Unlike `setval`, a rollback takes it back:
 * https://www.postgresql.org/docs/15/sql-altersequence.html
 */
export async function setLastId(store: Store, { name }: TransferTable, last: number): Promise<void> {
  await sql`alter table ${sql.table(name)} alter column id restart with ${sql.lit(last + 1)}`.execute(store);
}

async function findSequence(store: Store, { name }: TransferTable) {
  const { rows } = await sql<{
    readonly name: string;
  }>`select pg_get_serial_sequence(${name}, 'id') as name`.execute(store);
  return sql.raw(rows[0]?.name ?? '');
}
