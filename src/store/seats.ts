import type { Seat } from '../engine/game.ts';
import type { Store } from './open.ts';
import type { SeatsRow } from './schema.ts';

/** Occupant of a seat: a person, an AI, an invited person, nobody yet, or nobody any more. */
export type SeatOccupant =
  | { readonly kind: 'person'; readonly person: string; readonly name: string }
  | {
      readonly kind: 'ai';
      /** AI strength: `random`. */
      readonly player: string;
      readonly name: string;
      /** Person to whom the seat belongs and who may take it back. */
      readonly instead?: string;
    }
  | {
      readonly kind: 'invited';
      /** Person for whom it is reserved. */
      readonly person: string;
      readonly name: string;
    }
  | {
      readonly kind: 'empty';
      readonly name: string;
      /** Person to whom the seat belonged. */
      readonly instead?: string;
    }
  | {
      readonly kind: 'left';
      /** Person who sat there. */
      readonly person: string;
      readonly name: string;
    };

/** Start and end of an absence, in ms since 1970. */
export interface Absence {
  readonly from: number;
  readonly until: number;
}

/** Occupant of a seat; a person who was ever away comes with the last absence, which may be over. */
export type TableSeat = SeatOccupant & { readonly seat: Seat; readonly away?: Absence };

/** Returns the seats of a table in order. */
export async function loadSeats(store: Store, tableId: number): Promise<readonly TableSeat[]> {
  const rows = await selectSeats(store).where('table_id', '=', tableId).execute();
  return rows.map(parseTableSeat);
}

function selectSeats(store: Store) {
  return store
    .selectFrom('seats')
    .leftJoin('people', 'people.person', 'seats.person')
    .selectAll('seats')
    .select(['away_from', 'away_until'])
    .orderBy('seat');
}

/** Returns the seats of many tables at once, by table; tables without seats are missing. */
export async function loadSeatsByTable(
  store: Store,
  tableIds: readonly number[],
): Promise<ReadonlyMap<number, readonly TableSeat[]>> {
  if (tableIds.length === 0) return new Map();
  const rows = await selectSeats(store).where('table_id', 'in', tableIds).execute();
  const known = new Map<number, TableSeat[]>();
  for (const row of rows) known.set(row.table_id, [...(known.get(row.table_id) ?? []), parseTableSeat(row)]);
  return known;
}

/** Replaces the occupants of a table, in this order. */
export async function saveSeats(
  store: Store,
  tableId: number,
  seats: readonly SeatOccupant[],
): Promise<void> {
  await store.deleteFrom('seats').where('table_id', '=', tableId).execute();
  const rows = seats.map((occupant, index) => ({ table_id: tableId, seat: index, ...toColumns(occupant) }));
  if (rows.length > 0) await store.insertInto('seats').values(rows).execute();
}

function toColumns(occupant: SeatOccupant): Omit<SeatsRow, 'table_id' | 'seat'> {
  const { kind, name } = occupant;
  const person = kind === 'ai' || kind === 'empty' ? null : occupant.person;
  const instead = 'instead' in occupant ? occupant.instead : null;
  return { kind, name, person, player: kind === 'ai' ? occupant.player : null, instead: instead ?? null };
}

/** Parses a row. Throws for a corrupt one: a seated, invited or former person without an id. */
export function parseTableSeat(row: TableSeatRow): TableSeat {
  const { table_id, seat, kind, name, person, player, instead, away_from: from, away_until: until } = row;
  const held = instead === null ? {} : { instead };
  if (kind === 'ai') return { seat, kind, player: player ?? 'random', name, ...held };
  if (kind === 'empty') return { seat, kind, name, ...held };
  if (person === null) throw new Error(`Seat ${seat} of table ${table_id} is ${kind} and has no person`);
  if (kind !== 'person' || from === null || until === null) return { seat, kind, person, name };
  return { seat, kind, person, name, away: { from, until } };
}

/** Row of a seat, with the absence of its person. */
interface TableSeatRow extends SeatsRow {
  readonly away_from: number | null;
  readonly away_until: number | null;
}
