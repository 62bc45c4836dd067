import type { Game, Seat, Turn, Viewer } from '../../engine/game.ts';
import type { Match } from '../../engine/kernel.ts';
import { filterKnownOptions } from '../../engine/options.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Store } from '../../store/open.ts';
import { isMatchDeleted } from '../../store/retention.ts';
import { loadSeats, type SeatOccupant, type TableSeat } from '../../store/seats.ts';
import { findTableWithSeats } from '../../store/table-record.ts';
import type { TableRecord } from '../../store/tables.ts';
import { type AppContext, findGame, findGameVersion, type GameCatalogue } from './context.ts';
import { createMissingGame } from './missing-game.ts';
import { disambiguateSeatNames } from './names.ts';
import { isAway } from './quiet-hours.ts';

/** Snapshot of a table with its game and its seats. */
export interface Table {
  readonly record: TableRecord;
  readonly game: Game;
  readonly seats: readonly TableSeat[];
  /** False if no seat had a plan when the table was loaded; absent if that is unknown. */
  readonly hasPlans?: boolean;
  /** False if nobody followed the game when the table was loaded; absent if that is unknown. */
  readonly hasFollowers?: boolean;
}

/** Loads a table by id; returns a refusal if it no longer exists. */
export async function loadTable(
  ctx: GameCatalogue & Pick<AppContext, 'store'>,
  id: number,
  store: Store = ctx.store,
): Promise<Table | Refusal> {
  const found = await findTableWithSeats(store, id);
  if (!found || isMatchDeleted(found.record)) return new Refusal(text('bot:refuse.noSuchTable'));
  const { record, seats, hasPlans, hasFollowers } = found;
  return { ...buildTable(ctx, record, seats), hasPlans, hasFollowers };
}

/** Loads the seats of a table record and finds its game. */
export async function loadSeatedTable(
  ctx: AppContext,
  record: TableRecord,
  store: Store = ctx.store,
): Promise<Table> {
  return buildTable(ctx, record, await loadSeats(store, record.id));
}

/**
 * Combines a table record with its seats and its game. A match uses the rules it began with; a lobby uses the newest, with
 * the options these rules still know.
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

/** Returns the match of a table that has started. */
export function getTableMatch({ record, game, seats }: Table): Match {
  return { game, seats: seats.length, options: record.options, state: record.state, played: record.played };
}

/** Returns the seat of a person, or null for a spectator. */
export function findSeat(table: Table, person: string): Seat | null {
  return (
    table.seats.find((occupant) => occupant.kind === 'person' && occupant.person === person)?.seat ?? null
  );
}

/** Returns the person on a seat, or null if it has none. */
export function findPerson({ seats }: Pick<Table, 'seats'>, seat: Seat): string | null {
  const occupant = seats[seat];
  return occupant?.kind === 'person' ? occupant.person : null;
}

/** Returns the seated people, ordered by seat. */
export function getPeople(seats: readonly SeatOccupant[]): readonly string[] {
  return seats.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.person] : []));
}

/** Returns the seated people other than this one, ordered by seat. */
export function getOtherPeople({ seats }: Pick<Table, 'seats'>, person: string): readonly string[] {
  return getPeople(seats).filter((other) => other !== person);
}

/** Returns the seats of a lobby that are taken, without reserved and empty ones. */
export function getPresentSeats<S extends SeatOccupant>(seats: readonly S[]): readonly S[] {
  return seats.filter(({ kind }) => kind !== 'invited' && kind !== 'empty');
}

/** Returns the reserved seats with the people invited to them. */
export function getInvitedSeats(
  seats: readonly TableSeat[],
): readonly (TableSeat & { readonly kind: 'invited' })[] {
  return seats.filter((occupant) => occupant.kind === 'invited');
}

/** Returns the seat reserved for a person, or null. */
export function findReservedSeat({ seats }: Pick<Table, 'seats'>, person: string): Seat | null {
  return getInvitedSeats(seats).find((kept) => kept.person === person)?.seat ?? null;
}

/** Returns the AI seat that has to move now; null if there is none or the rules are missing. */
export function findDueAiSeat(table: Table): Seat | null {
  if (!isPlayable(table)) return null;
  return getDueSeats(table).find((seat) => table.seats[seat]?.kind === 'ai') ?? null;
}

/** Returns whether the rules of the table are present. */
export function isPlayable({ record, game }: Pick<Table, 'record' | 'game'>): boolean {
  return record.rules === game.rules;
}

/** Returns what a viewer may know of a started table; after the end, everything the game reveals. */
export function getTableView(table: Table, viewer: Viewer): unknown {
  const { record, game } = table;
  return getCachedView(game, record.state, viewer, hasEnded(table));
}

/** Returns whether players have to remember what they saw; assumed if the rules are missing. */
export function isMemoryGame(table: Pick<Table, 'record' | 'game'>): boolean {
  return !isPlayable(table) || (table.game.memory?.(table.record.options) ?? false);
}

/** Returns whether the table has a position. */
export function hasStarted({ record }: Pick<Table, 'record'>): boolean {
  return record.state !== null;
}

/** Returns whether a match was played here and is finished or cancelled. */
export function hasEnded({ record }: Pick<Table, 'record'>): boolean {
  return record.state !== null && record.phase !== 'playing';
}

/** Returns who may act, or the standings if the table is not playing. */
export function getTableTurn({ record, game }: Table): Turn {
  if (record.phase !== 'playing') return { kind: 'over', standings: record.standings ?? [] };
  return getCachedTurn(game, record.state);
}

/** Returns the seats on which the others wait; none where anyone may act and nobody has to. */
export function getDueSeats(table: Table): readonly Seat[] {
  const turn = getTableTurn(table);
  return turn.kind === 'over' || table.game.table === 'free' ? [] : turn.seats;
}

/** Returns the due seats that are held by people. */
export function getAwaitedSeats(table: Table): readonly Seat[] {
  return getDueSeats(table).filter((seat) => findPerson(table, seat) !== null);
}

/** Returns the name from which the randomness of the table's match is derived; see `engine/luck.ts`. */
export function getMatchName(tableId: number): string {
  return `table-${tableId}`;
}
/** Returns the refusal for an action that needs a running match: it has not started, or is over. */
export function refuseNotPlaying({ record }: Table): Refusal {
  return new Refusal(text(record.phase === 'lobby' ? 'bot:refuse.notStarted' : 'bot:refuse.overAlready'));
}

/** Cached results of the rules for one position. */
interface CachedPosition {
  turn?: Turn;
  readonly views: Map<Viewer, unknown>;
  readonly laidOpen: Map<Viewer, unknown>;
}

/** Cached positions by game. Positions are immutable, so each is computed once and cached as long as it is referenced. */
const positions = new WeakMap<Game, WeakMap<object, CachedPosition>>();

/** Returns whose turn it is in a position. */
export function getCachedTurn(game: Game, state: unknown): Turn {
  const cached = getCachedPosition(game, state);
  cached.turn ??= game.turn(state);
  return cached.turn;
}

/** Returns what a viewer may know of a position. With `over`, it includes everything the game reveals after the end. */
function getCachedView(game: Game, state: unknown, viewer: Viewer, over: boolean): unknown {
  const cached = getCachedPosition(game, state);
  if (over && game.laidOpen)
    return getOrCompute(cached.laidOpen, viewer, () => game.laidOpen?.(state, viewer));
  return getOrCompute(cached.views, viewer, () => game.view(state, viewer));
}

function getCachedPosition(game: Game, state: unknown): CachedPosition {
  if (typeof state !== 'object' || state === null) return { views: new Map(), laidOpen: new Map() };
  const ofGame = positions.get(game) ?? new WeakMap<object, CachedPosition>();
  positions.set(game, ofGame);
  const cached = ofGame.get(state) ?? { views: new Map(), laidOpen: new Map() };
  ofGame.set(state, cached);
  return cached;
}

function getOrCompute(views: Map<Viewer, unknown>, viewer: Viewer, make: () => unknown): unknown {
  if (!views.has(viewer)) views.set(viewer, make());
  return views.get(viewer);
}

/** A person seated at a table who is away. */
export type AbsentPlayer = TableSeat & Required<Pick<TableSeat, 'away'>> & { readonly kind: 'person' };

/** Returns the seated people who are away at a time, in ms since 1970, ordered by seat. */
export function getAbsentPlayers({ seats }: Pick<Table, 'seats'>, at: number): readonly AbsentPlayer[] {
  return seats.filter((occupant): occupant is AbsentPlayer => {
    return occupant.kind === 'person' && occupant.away !== undefined && isAway({ away: occupant.away }, at);
  });
}

/** Returns whether a table is dormant: after a long time without moves it occupies no channel and waits for nobody. */
export function isDormant({ record }: Pick<Table, 'record'>): boolean {
  return record.phase === 'playing' && record.sleptAt !== null;
}
