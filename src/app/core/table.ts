import type { Game, Seat, Turn, Viewer } from '../../engine/game.ts';
import type { Match } from '../../engine/kernel.ts';
import { stillKnown } from '../../engine/options.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { isLetGo } from '../../store/letting-go.ts';
import type { Store } from '../../store/open.ts';
import { findSeated } from '../../store/seated.ts';
import { type Sitter, type Sitting, sittingAt } from '../../store/seats.ts';
import type { TableRecord } from '../../store/tables.ts';
import { gameOf, type House, type Shelf, versionOf } from './context.ts';
import { absentGame } from './missing-game.ts';
import { tellSittersApart } from './names.ts';
import { turnIn, viewIn } from './position-cache.ts';

/** A table with its game and the people at it, as it is at one moment. */
export interface Table {
  readonly record: TableRecord;
  readonly game: Game;
  readonly sitters: readonly Sitting[];
}

/** The table of that id; a refusal when it is no longer there. */
export async function loadTable(
  house: Shelf & Pick<House, 'store'>,
  id: number,
  store: Store = house.store,
): Promise<Table | Refusal> {
  const found = await findSeated(store, id);
  if (!found || isLetGo(found.record)) return new Refusal(text('bot:refuse.noSuchTable'));
  return tableWith(house, found.record, found.sitters);
}

/** The record with its game and its people. */
export async function seatedTable(
  house: House,
  record: TableRecord,
  store: Store = house.store,
): Promise<Table> {
  return tableWith(house, record, await sittingAt(store, record.id));
}

/**
 * The record with its people and with the game by which it is played: by the rules that its match began with, or while
 * it is a lobby by the newest, with those of its options that they still know.
 */
export function tableWith(house: Shelf, record: TableRecord, seated: readonly Sitting[]): Table {
  const sitters = tellSittersApart(seated);
  const newest = record.state === null ? gameOf(house, record.game) : undefined;
  if (newest) return { record: upToDate(record, newest), game: newest, sitters };
  const game = versionOf(house, record.game, record.rules) ?? absentGame(record.game);
  return { record, game, sitters };
}

function upToDate(record: TableRecord, { rules, options }: Game): TableRecord {
  return { ...record, rules, options: stillKnown(options, record.options) };
}

/** The match that is played at a table which has started. */
export function matchOf({ record, game, sitters }: Table): Match {
  return { game, seats: sitters.length, options: record.options, state: record.state, played: record.played };
}

/** Whose seat it is, or null for somebody who watches. */
export function seatOf(table: Table, person: string): Seat | null {
  return table.sitters.find((sitter) => sitter.kind === 'person' && sitter.person === person)?.seat ?? null;
}

/** The person on a seat; null where there is none. */
export function personAt({ sitters }: Pick<Table, 'sitters'>, seat: Seat): string | null {
  const sitter = sitters[seat];
  return sitter?.kind === 'person' ? sitter.person : null;
}

/** The people who sit there, by seat. */
export function peopleAt(sitters: readonly Sitter[]): readonly string[] {
  return sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.person] : []));
}

/** The people who sit there beside this one, by seat. */
export function othersAt({ sitters }: Pick<Table, 'sitters'>, person: string): readonly string[] {
  return peopleAt(sitters).filter((other) => other !== person);
}

/** Those who are at a lobby: who is only invited is not. */
export function presentAt<S extends Sitter>(sitters: readonly S[]): readonly S[] {
  return sitters.filter(({ kind }) => kind !== 'invited' && kind !== 'empty');
}

/** For whom seats are kept, by seat. */
export function invitedTo(sitters: readonly Sitting[]): readonly (Sitting & { readonly kind: 'invited' })[] {
  return sitters.filter((sitter) => sitter.kind === 'invited');
}

/** The seat that is kept for them; null where there is none. */
export function keptFor({ sitters }: Pick<Table, 'sitters'>, person: string): Seat | null {
  return invitedTo(sitters).find((kept) => kept.person === person)?.seat ?? null;
}

/** The AI seat that has to move now; null where there is none, or where the rules are not here. */
export function aiDue(table: Table): Seat | null {
  if (!isPlayable(table)) return null;
  return dueAt(table).find((seat) => table.sitters[seat]?.kind === 'ai') ?? null;
}

/** The rules by which it is played are here. */
export function isPlayable({ record, game }: Pick<Table, 'record' | 'game'>): boolean {
  return record.rules === game.rules;
}

/** What a viewer may know of a table which has started; all that the game lays open when the match has ended. */
export function viewOf(table: Table, viewer: Viewer): unknown {
  const { record, game } = table;
  return viewIn(game, record.state, viewer, hasEnded(table));
}

/** Whether players have to remember where things were; taken for granted where the rules are not here. */
export function isOfMemory(table: Pick<Table, 'record' | 'game'>): boolean {
  return !isPlayable(table) || (table.game.memory?.(table.record.options) ?? false);
}

/** There is a position to look at. */
export function hasStarted({ record }: Pick<Table, 'record'>): boolean {
  return record.state !== null;
}

/** A match was played here, and it is over or was broken off. */
export function hasEnded({ record }: Pick<Table, 'record'>): boolean {
  return record.state !== null && record.phase !== 'playing';
}

/** Who may act; over when the table is. */
export function turnOf({ record, game }: Table): Turn {
  if (record.phase !== 'playing') return { kind: 'over', standings: record.standings ?? [] };
  return turnIn(game, record.state);
}

/** The seats that have to act, for others to go on: none where anybody may and nobody has to. */
export function dueAt(table: Table): readonly Seat[] {
  const turn = turnOf(table);
  return turn.kind === 'over' || table.game.table === 'free' ? [] : turn.seats;
}

/** Those of them at which people sit. */
export function waitedSeats(table: Table): readonly Seat[] {
  return dueAt(table).filter((seat) => personAt(table, seat) !== null);
}

/** By what name the luck of the table's match is derived; see `engine/luck.ts`. */
export function matchName(tableId: number): string {
  return `table-${tableId}`;
}
/** Nothing that is played can be done at this table: not yet, or not any more. */
export function notPlaying({ record }: Table): Refusal {
  return new Refusal(text(record.phase === 'lobby' ? 'bot:refuse.notStarted' : 'bot:refuse.overAlready'));
}
