import type { Game, Seat, Turn, Viewer } from '../../engine/game.ts';
import type { Match } from '../../engine/kernel.ts';
import { filterKnownOptions } from '../../engine/options.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Store } from '../../store/open.ts';
import { isMatchDeleted } from '../../store/retention.ts';
import { loadSeats, type SeatOccupant, type TableSeat } from '../../store/seats.ts';
import { findTableWithSeats } from '../../store/table-with-seats.ts';
import type { TableRecord } from '../../store/tables.ts';
import { type AppContext, findGame, findGameVersion, type GameCatalogue } from './context.ts';
import { createMissingGame } from './missing-game.ts';
import { disambiguateSeatNames } from './names.ts';
import { getCachedTurn, getCachedView } from './position-cache.ts';

/** A table with its game and the people at it, as it is at one moment. */
export interface Table {
  readonly record: TableRecord;
  readonly game: Game;
  readonly seats: readonly TableSeat[];
}

/** The table of that id; a refusal when it is no longer there. */
export async function loadTable(
  ctx: GameCatalogue & Pick<AppContext, 'store'>,
  id: number,
  store: Store = ctx.store,
): Promise<Table | Refusal> {
  const found = await findTableWithSeats(store, id);
  if (!found || isMatchDeleted(found.record)) return new Refusal(text('bot:refuse.noSuchTable'));
  return buildTable(ctx, found.record, found.seats);
}

/** The record with its game and its people. */
export async function loadSeatedTable(
  ctx: AppContext,
  record: TableRecord,
  store: Store = ctx.store,
): Promise<Table> {
  return buildTable(ctx, record, await loadSeats(store, record.id));
}

/**
 * The record with its people and with the game by which it is played: by the rules that its match began with, or while
 * it is a lobby by the newest, with those of its options that they still know.
 */
export function buildTable(ctx: GameCatalogue, record: TableRecord, seated: readonly TableSeat[]): Table {
  const seats = disambiguateSeatNames(seated);
  const newest = record.state === null ? findGame(ctx, record.game) : undefined;
  if (newest) return { record: upgradeRecord(record, newest), game: newest, seats };
  const game = findGameVersion(ctx, record.game, record.rules) ?? createMissingGame(record.game);
  return { record, game, seats };
}

function upgradeRecord(record: TableRecord, { rules, options }: Game): TableRecord {
  return { ...record, rules, options: filterKnownOptions(options, record.options) };
}

/** The match that is played at a table which has started. */
export function getTableMatch({ record, game, seats }: Table): Match {
  return { game, seats: seats.length, options: record.options, state: record.state, played: record.played };
}

/** Whose seat it is, or null for somebody who watches. */
export function findSeat(table: Table, person: string): Seat | null {
  return (
    table.seats.find((occupant) => occupant.kind === 'person' && occupant.person === person)?.seat ?? null
  );
}

/** The person on a seat; null where there is none. */
export function findPerson({ seats }: Pick<Table, 'seats'>, seat: Seat): string | null {
  const occupant = seats[seat];
  return occupant?.kind === 'person' ? occupant.person : null;
}

/** The people who sit there, by seat. */
export function getPeople(seats: readonly SeatOccupant[]): readonly string[] {
  return seats.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.person] : []));
}

/** The people who sit there beside this one, by seat. */
export function getOtherPeople({ seats }: Pick<Table, 'seats'>, person: string): readonly string[] {
  return getPeople(seats).filter((other) => other !== person);
}

/** Those who are at a lobby: who is only invited is not. */
export function getPresentSeats<S extends SeatOccupant>(seats: readonly S[]): readonly S[] {
  return seats.filter(({ kind }) => kind !== 'invited' && kind !== 'empty');
}

/** For whom seats are kept, by seat. */
export function getInvitedSeats(
  seats: readonly TableSeat[],
): readonly (TableSeat & { readonly kind: 'invited' })[] {
  return seats.filter((occupant) => occupant.kind === 'invited');
}

/** The seat that is kept for them; null where there is none. */
export function findReservedSeat({ seats }: Pick<Table, 'seats'>, person: string): Seat | null {
  return getInvitedSeats(seats).find((kept) => kept.person === person)?.seat ?? null;
}

/** The AI seat that has to move now; null where there is none, or where the rules are not here. */
export function findDueAiSeat(table: Table): Seat | null {
  if (!isPlayable(table)) return null;
  return getDueSeats(table).find((seat) => table.seats[seat]?.kind === 'ai') ?? null;
}

/** The rules by which it is played are here. */
export function isPlayable({ record, game }: Pick<Table, 'record' | 'game'>): boolean {
  return record.rules === game.rules;
}

/** What a viewer may know of a table which has started; all that the game lays open when the match has ended. */
export function getTableView(table: Table, viewer: Viewer): unknown {
  const { record, game } = table;
  return getCachedView(game, record.state, viewer, hasEnded(table));
}

/** Whether players have to remember where things were; taken for granted where the rules are not here. */
export function isMemoryGame(table: Pick<Table, 'record' | 'game'>): boolean {
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
export function getTableTurn({ record, game }: Table): Turn {
  if (record.phase !== 'playing') return { kind: 'over', standings: record.standings ?? [] };
  return getCachedTurn(game, record.state);
}

/** The seats that have to act, for others to go on: none where anybody may and nobody has to. */
export function getDueSeats(table: Table): readonly Seat[] {
  const turn = getTableTurn(table);
  return turn.kind === 'over' || table.game.table === 'free' ? [] : turn.seats;
}

/** Those of them at which people sit. */
export function getAwaitedSeats(table: Table): readonly Seat[] {
  return getDueSeats(table).filter((seat) => findPerson(table, seat) !== null);
}

/** By what name the luck of the table's match is derived; see `engine/luck.ts`. */
export function getMatchName(tableId: number): string {
  return `table-${tableId}`;
}
/** Nothing that is played can be done at this table: not yet, or not any more. */
export function refuseNotPlaying({ record }: Table): Refusal {
  return new Refusal(text(record.phase === 'lobby' ? 'bot:refuse.notStarted' : 'bot:refuse.overAlready'));
}
