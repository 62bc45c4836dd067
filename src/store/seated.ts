import type { Store } from './open.ts';
import { type Sitting, type SittingRow, sitting } from './seats.ts';
import { record, type TableRecord } from './tableRecord.ts';

/** A table, and who sits there by seat. */
export interface SeatedRecord {
  readonly record: TableRecord;
  readonly sitters: readonly Sitting[];
}

/** The table of that id with its seats, by one statement. */
export async function findSeated(store: Store, id: number): Promise<SeatedRecord | undefined> {
  const rows = await store
    .selectFrom('tables')
    .leftJoin('seats', 'seats.table_id', 'tables.id')
    .leftJoin('people', 'people.person', 'seats.person')
    .selectAll('tables')
    .select(['seats.table_id', 'seats.seat', 'seats.kind', 'seats.person', 'seats.player', 'seats.name'])
    .select(['seats.instead', 'people.away_from', 'people.away_until'])
    .where('tables.id', '=', id)
    .orderBy('seats.seat')
    .execute();
  const [first] = rows;
  return first && { record: recordOf(first), sitters: rows.filter(isSeat).map(sitting) };
}

type Row = Parameters<typeof record>[0] & { readonly [C in keyof SittingRow]: SittingRow[C] | null };

/** Without the columns of its first seat. */
function recordOf(row: Row): TableRecord {
  const { table_id, seat, kind, person, player, name, instead, away_from, away_until, ...table } = row;
  return record(table);
}

/** A table at which nobody sits gives one row without a seat. */
function isSeat<R extends Row>(row: R): row is R & SittingRow {
  return row.table_id !== null;
}
