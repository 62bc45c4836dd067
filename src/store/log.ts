import type { Seat } from '../engine/game.ts';
import type { Reason } from '../engine/game-ai.ts';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';
import type { LogRow } from './schema.ts';
import type { SeatOccupant } from './seats.ts';

/** Parameters of an AI search as stored in the log. The AI may no longer exist; the seed has 32 hexadecimal digits. */
export interface StoredThought {
  readonly strength: string;
  readonly seed: string;
  readonly playouts: number;
  /** Purpose of the move as everybody may know it; missing if there is nothing to say. */
  readonly why?: Reason;
}

/** Event at a table, with the person and their name at the time. */
export type LogEvent =
  | {
      readonly kind: 'start';
      readonly person: string;
      readonly name: string;
      readonly luck: readonly number[];
    }
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      /** Null for an AI, also when it plays a turn of the seated person. */
      readonly person: string | null;
      readonly name: string;
      readonly move: unknown;
      readonly luck: readonly number[];
      readonly events: readonly unknown[];
      /** Set if it was played automatically: visibly the only move, a repeated one, or a planned one. */
      readonly forced?: true;
      /** Set if the move came from a plan. It is never published: boards and records show the move like any other. */
      readonly planned?: true;
      /** Parameters of the AI search. */
      readonly thought?: StoredThought;
    }
  | Undo
  | Ask
  /** A player who was asked disagrees. */
  | { readonly kind: 'decline'; readonly seat: Seat; readonly person: string; readonly name: string }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly person: string; readonly name: string }
  | {
      /** A seat changes hands. */
      readonly kind: 'seat';
      readonly seat: Seat;
      /** Person who gives up or takes the seat. */
      readonly person: string;
      readonly name: string;
      readonly from: SeatOccupant;
      readonly to: SeatOccupant;
    }
  /** A player claims the win, as that seat's time has been over for long. */
  | { readonly kind: 'claim'; readonly seat: Seat; readonly person: string; readonly name: string }
  /** Cancellation; without a person if the channel is gone. */
  | { readonly kind: 'cancel'; readonly person: string | null; readonly name: string | null }
  /** The seat's time is over, and an AI plays this turn. */
  | { readonly kind: 'time'; readonly seat: Seat; readonly person: null; readonly name: string }
  /** The bot restarted without the rules of the match. */
  | { readonly kind: 'halt'; readonly person: null; readonly name: null };

/** Undo of a seat's last move and all moves after it: restores the position after the entry `to`. */
export interface Undo {
  readonly kind: 'undo';
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  readonly to: number;
  /** Set if the others were asked and the last of them has now agreed. */
  readonly agreed?: true;
}

/** Request to the other players for an undo. */
export interface Ask {
  readonly kind: 'ask';
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  readonly to: number;
  /** Numbers of the moves that revealed something to a player, or that another player decided. */
  readonly told: readonly number[];
}

/** Entry of the log of a table; `at` is in ms since 1970. Numbers count from 1. */
export type LogEntry = LogEvent & { readonly number: number; readonly at: number };

/** Log entry of a move. */
export type MoveEntry = Extract<LogEntry, { kind: 'move' }>;

/** Returns whether the entry is a move made by an AI. */
export function isAiMove(entry: LogEntry | undefined): boolean {
  return entry?.kind === 'move' && entry.person === null;
}

/** Appends an entry. Entries never change, except for anonymisation. Throws a unique-key violation if the number is taken. */
export async function appendLog(store: Store, tableId: number, entry: LogEntry): Promise<void> {
  const { number, kind, person, name, at } = entry;
  const row = {
    table_id: tableId,
    number,
    kind,
    seat: 'seat' in entry ? entry.seat : null,
    person,
    name,
    move: formatMoveColumn(entry),
    luck: JSON.stringify('luck' in entry ? entry.luck : []),
    events: JSON.stringify(kind === 'move' ? entry.events : []),
    at,
    forced: Number('forced' in entry) + Number('planned' in entry),
    thought: 'thought' in entry ? JSON.stringify(entry.thought) : null,
  };
  await insertLogEntry(store, row);
}

/** Formats the move column: a move as its game stores it, or the target of an undo: `{"to":12,"told":[14]}`. */
function formatMoveColumn(entry: LogEntry): string | null {
  if (entry.kind === 'move') return JSON.stringify(entry.move);
  if (entry.kind === 'seat') return JSON.stringify({ from: entry.from, to: entry.to });
  if (entry.kind === 'undo') return JSON.stringify({ to: entry.to, agreed: entry.agreed });
  return entry.kind === 'ask' ? JSON.stringify({ to: entry.to, told: entry.told }) : null;
}

/** Returns the entries after `from` up to and including `to`, in order. */
export async function loadLogEntries(
  store: Store,
  tableId: number,
  from: number,
  to: number,
): Promise<readonly LogEntry[]> {
  return (await selectLogEntries(store, { tableId, from, to })).rows.map(parseLogEntry);
}

/** Range of entries: up to `to`, since a decision before the entry `before`, at most `most`. */
export interface DecisionRange {
  readonly to: number;
  readonly before?: number | undefined;
  readonly most: number;
}

/** Returns the first entries since this person's last decided move, or since the start. */
export async function loadLogEntriesSinceDecision(
  store: Store,
  tableId: number,
  person: string,
  { to, before = Number.MAX_SAFE_INTEGER, most }: DecisionRange,
): Promise<readonly LogEntry[]> {
  return (await selectLogSinceDecision(store, { tableId, person, to, before, most })).rows.map(parseLogEntry);
}

/** Returns the targets of all undos, in order. */
export async function loadUndos(
  store: Store,
  tableId: number,
): Promise<readonly Pick<Undo & LogEntry, 'number' | 'to'>[]> {
  const rows = await store
    .selectFrom('log')
    .select(['number', 'move'])
    .where('table_id', '=', tableId)
    .where('kind', '=', 'undo')
    .orderBy('number')
    .execute();
  return rows.map(({ number, move }) => ({ number, to: (JSON.parse(move ?? '') as Undo).to }));
}

/** Person who gave up or lost a seat. */
export interface Leaver {
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
}

/** Returns the people who left a table, in order, once for each time. */
export async function loadLeavers(store: Store, tableId: number): Promise<readonly Leaver[]> {
  return (await loadSeatChanges(store, tableId, 0)).flatMap((one) => findLeaver(one) ?? []);
}

/** Returns the entries after `from` by which a seat changed hands, in order. */
export async function loadSeatChanges(
  store: Store,
  tableId: number,
  from: number,
): Promise<readonly LogEntry[]> {
  const rows = await store
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('number', '>', from)
    .where('kind', 'in', ['resign', 'seat'])
    .orderBy('number')
    .execute();
  return rows.map(parseLogEntry);
}

/** Returns the person who leaves a seat by this event, or null. */
export function findLeaver(what: LogEvent): Leaver | null {
  const leaves = what.kind === 'resign' || (what.kind === 'seat' && what.from.kind === 'person');
  return leaves ? { seat: what.seat, person: what.person, name: what.name } : null;
}

function parseSeatChange({ move }: LogRow): { readonly from: SeatOccupant; readonly to: SeatOccupant } {
  return JSON.parse(move ?? 'null');
}

function parseLogEntry(row: LogRow): LogEntry {
  return { ...parseLogEvent(row), number: row.number, at: row.at };
}

function parseLogEvent(row: LogRow): LogEvent {
  const { kind, person } = row;
  const [name, luck] = [row.name ?? '', JSON.parse(row.luck) as number[]];
  if (kind === 'halt') return { kind, person: null, name: null };
  if (kind === 'cancel') return { kind, person, name: row.name };
  if (kind === 'start') return { kind, person: person ?? '', name, luck };
  if (row.seat === null) throw new Error(`Entry ${row.number} of table ${row.table_id} has no seat`);
  if (kind === 'time') return { kind, seat: row.seat, person: null, name };
  if (kind === 'seat') return { kind, seat: row.seat, person: person ?? '', name, ...parseSeatChange(row) };
  const who = { seat: row.seat, person: person ?? '', name };
  if (kind === 'resign' || kind === 'claim' || kind === 'decline') return { kind, ...who };
  const move = JSON.parse(row.move ?? 'null');
  if (kind === 'undo' || kind === 'ask') return { kind, ...who, ...move };
  const events = JSON.parse(row.events) as unknown[];
  const thought = row.thought === null ? {} : { thought: JSON.parse(row.thought) as StoredThought };
  const made = { kind, seat: row.seat, person, name, move, luck, events, ...thought };
  if (row.forced === 0) return made;
  return { ...made, forced: true, ...(row.forced === 2 && { planned: true }) };
}

/** Inserts a log entry. */
const insertLogEntry = prepareStatement<{ [K in keyof LogRow]: LogRow[K] }>()((store, given) =>
  store.insertInto('log').values({
    table_id: given('table_id'),
    number: given('number'),
    kind: given('kind'),
    seat: given('seat'),
    person: given('person'),
    name: given('name'),
    move: given('move'),
    luck: given('luck'),
    events: given('events'),
    at: given('at'),
    forced: given('forced'),
    thought: given('thought'),
  }),
);

/** Selects the entries after `from` up to and including `to`, in order. */
const selectLogEntries = prepareStatement<{ tableId: number; from: number; to: number }>()((store, given) =>
  store
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', given('tableId'))
    .where('number', '>', given('from'))
    .where('number', '<=', given('to'))
    .orderBy('number'),
);

type SinceDecisionParameters = { tableId: number; person: string; to: number; before: number; most: number };

/** Selects the first entries up to `to` since this person's last decided move before the entry `before`, in order. */
const selectLogSinceDecision = prepareStatement<SinceDecisionParameters>()((store, given) => {
  const decided = store
    .selectFrom('log')
    .select(({ fn, val }) => fn.coalesce(fn.max('number'), val(0)).as('last'))
    .where('table_id', '=', given('tableId'))
    .where('kind', '=', 'move')
    .where('person', '=', given('person'))
    .where('forced', '=', 0)
    .where('number', '<', given('before'));
  return store
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', given('tableId'))
    .where('number', '>', decided)
    .where('number', '<=', given('to'))
    .orderBy('number')
    .limit(given('most'));
});
