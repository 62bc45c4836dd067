import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom as ofPostgres } from 'kysely/helpers/postgres';
import { jsonArrayFrom as ofSqlite } from 'kysely/helpers/sqlite';
import { isPostgres } from '../../migrations/dialect.ts';
import { JsonCache } from './json-cache.ts';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';
import { lockTable } from './row-locks.ts';
import type { Schema } from './schema.ts';
import { parseTableSeat, type TableSeat } from './seats.ts';
import { parseTableRecord, type TableRecord } from './table-record.ts';

/** A table, and who sits there by seat. */
interface TableWithSeats {
  readonly record: TableRecord;
  readonly seats: readonly TableSeat[];
}

/**
 * The table of that id with its seats, by one statement: its columns are read once, however many seats it has. Within a
 * transaction it is held until that ends.
 */
export async function findTableWithSeats(store: Store, id: number): Promise<TableWithSeats | undefined> {
  await lockTable(store, id);
  const [found] = (await selectTableWithSeats(store, { id })).rows;
  if (!found) return undefined;
  const { sitters: seats, ...row } = found;
  return {
    record: parseTableRecord(row, (state) => states.read(state)),
    seats: parseRows(seats).map(parseTableSeat),
  };
}

/** States of tables at which something goes on: each is read several times for one press. */
const states = new JsonCache(64);

const selectTableWithSeats = prepareStatement<{ id: number }>()((store, given) => {
  const jsonArrayFrom = isPostgres(store) ? ofPostgres : ofSqlite;
  return store
    .selectFrom('tables')
    .selectAll()
    .select((table) => jsonArrayFrom(selectTableSeats(table)).as('sitters'))
    .where('id', '=', given('id'));
});

function selectTableSeats(table: ExpressionBuilder<Schema, 'tables'>) {
  return table
    .selectFrom('seats')
    .leftJoin('people', 'people.person', 'seats.person')
    .select(['seats.table_id', 'seats.seat', 'seats.kind', 'seats.person', 'seats.player', 'seats.name'])
    .select(['seats.instead', 'people.away_from', 'people.away_until'])
    .whereRef('seats.table_id', '=', 'tables.id')
    .orderBy('seats.seat');
}

/** SQLite gives JSON as text, PostgreSQL as what it says. */
function parseRows<T>(json: readonly T[] | string): readonly T[] {
  return typeof json === 'string' ? (JSON.parse(json) as readonly T[]) : json;
}
