import type { Seat } from '../engine/game.ts';
import type { Store } from './open.ts';
import type { SeatsRow } from './schema.ts';

/** Who or what holds a seat: a person, an AI and which one, nobody yet, perhaps with somebody invited, or nobody any more. */
export type Sitter =
  | { readonly kind: 'person'; readonly person: string; readonly name: string }
  | {
      readonly kind: 'ai';
      /** Which one: `random`. */
      readonly player: string;
      readonly name: string;
      /** The person whose seat it holds, who may take it back. */
      readonly instead?: string;
    }
  | { readonly kind: 'invited' /** For whom it is kept. */; readonly person: string; readonly name: string }
  | { readonly kind: 'empty'; readonly name: string /** Whose seat it was. */; readonly instead?: string }
  | { readonly kind: 'left' /** Who sat there. */; readonly person: string; readonly name: string };

/** From when until when somebody is or was away, in ms since 1970. */
export interface Absence {
  readonly from: number;
  readonly until: number;
}

/** A sitter on a seat; where that is a person who was ever away, with their last absence, which may be over. */
export type Sitting = Sitter & { readonly seat: Seat; readonly away?: Absence };

/** The seats of a table in order. */
export async function sittingAt(store: Store, tableId: number): Promise<readonly Sitting[]> {
  const rows = await seats(store).where('table_id', '=', tableId).execute();
  return rows.map(sitting);
}

function seats(store: Store) {
  return store
    .selectFrom('seats')
    .leftJoin('people', 'people.person', 'seats.person')
    .selectAll('seats')
    .select(['away_from', 'away_until'])
    .orderBy('seat');
}

/** The same of many tables at once, by table; one at which nobody sits is not there. */
export async function sittingAtAll(
  store: Store,
  tableIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Sitting[]>> {
  if (tableIds.length === 0) return new Map();
  const rows = await seats(store).where('table_id', 'in', tableIds).execute();
  const known = new Map<number, Sitting[]>();
  for (const row of rows) known.set(row.table_id, [...(known.get(row.table_id) ?? []), sitting(row)]);
  return known;
}

/** Seats exactly these, in this order; whoever sat before gets up. */
export async function seat(store: Store, tableId: number, sitters: readonly Sitter[]): Promise<void> {
  await store.deleteFrom('seats').where('table_id', '=', tableId).execute();
  const rows = sitters.map((sitter, index) => ({ table_id: tableId, seat: index, ...columns(sitter) }));
  if (rows.length > 0) await store.insertInto('seats').values(rows).execute();
}

function columns(sitter: Sitter): Omit<SeatsRow, 'table_id' | 'seat'> {
  const { kind, name } = sitter;
  const person = kind === 'ai' || kind === 'empty' ? null : sitter.person;
  const instead = 'instead' in sitter ? sitter.instead : null;
  return { kind, name, person, player: kind === 'ai' ? sitter.player : null, instead: instead ?? null };
}

/** Throws for a row that is none of ours: no person where one sits, is invited or sat. */
export function sitting(row: SittingRow): Sitting {
  const { table_id, seat, kind, name, person, player, instead, away_from: from, away_until: until } = row;
  const held = instead === null ? {} : { instead };
  if (kind === 'ai') return { seat, kind, player: player ?? 'random', name, ...held };
  if (kind === 'empty') return { seat, kind, name, ...held };
  if (person === null) throw new Error(`Seat ${seat} of table ${table_id} is ${kind} and has no person`);
  if (kind !== 'person' || from === null || until === null) return { seat, kind, person, name };
  return { seat, kind, person, name, away: { from, until } };
}

/** A row of a seat, and when whoever sits there is away. */
interface SittingRow extends SeatsRow {
  readonly away_from: number | null;
  readonly away_until: number | null;
}
