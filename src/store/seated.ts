import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom as ofPostgres } from 'kysely/helpers/postgres';
import { jsonArrayFrom as ofSqlite } from 'kysely/helpers/sqlite';
import { isPostgres } from '../../migrations/dialect.ts';
import { holdTable } from './hold.ts';
import { kept } from './kept.ts';
import type { Store } from './open.ts';
import { ReadLately } from './read-lately.ts';
import type { Schema } from './schema.ts';
import { type Sitting, sitting } from './seats.ts';
import { record, type TableRecord } from './table-record.ts';

/** A table, and who sits there by seat. */
interface SeatedRecord {
  readonly record: TableRecord;
  readonly sitters: readonly Sitting[];
}

/**
 * The table of that id with its seats, by one statement: its columns are read once, however many seats it has. Within a
 * transaction it is held until that ends.
 */
export async function findSeated(store: Store, id: number): Promise<SeatedRecord | undefined> {
  await holdTable(store, id);
  const [found] = (await tableOf(store, { id })).rows;
  if (!found) return undefined;
  const { sitters, ...row } = found;
  return { record: record(row, (state) => states.read(state)), sitters: rowsIn(sitters).map(sitting) };
}

/** States of tables at which something goes on: each is read several times for one press. */
const states = new ReadLately(64);

const tableOf = kept<{ id: number }>()((store, given) => {
  const jsonArrayFrom = isPostgres(store) ? ofPostgres : ofSqlite;
  return store
    .selectFrom('tables')
    .selectAll()
    .select((table) => jsonArrayFrom(seatsOf(table)).as('sitters'))
    .where('id', '=', given('id'));
});

function seatsOf(table: ExpressionBuilder<Schema, 'tables'>) {
  return table
    .selectFrom('seats')
    .leftJoin('people', 'people.person', 'seats.person')
    .select(['seats.table_id', 'seats.seat', 'seats.kind', 'seats.person', 'seats.player', 'seats.name'])
    .select(['seats.instead', 'people.away_from', 'people.away_until'])
    .whereRef('seats.table_id', '=', 'tables.id')
    .orderBy('seats.seat');
}

/** SQLite gives JSON as text, PostgreSQL as what it says. */
function rowsIn<T>(json: readonly T[] | string): readonly T[] {
  return typeof json === 'string' ? (JSON.parse(json) as readonly T[]) : json;
}
