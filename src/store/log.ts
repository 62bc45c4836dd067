import type { Seat } from '../engine/game.ts';
import type { Reason } from '../engine/reason.ts';
import { insertLogEntry, selectLogEntries, selectLogSinceDecision } from './log-statements.ts';
import type { Store } from './open.ts';
import type { LogRow } from './schema.ts';
import type { SeatOccupant } from './seats.ts';

/**
 * What is kept of a thought beside what its seat knew: which AI, also one that plays here no more; its seed of 32
 * hexadecimal digits; its playouts.
 */
export interface StoredThought {
  readonly strength: string;
  readonly seed: string;
  readonly playouts: number;
  /** What everybody may know that the move was for; missing where there is nothing to say. */
  readonly why?: Reason;
}

/** What happened at a table; who did it, and what they were called then. */
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
      /** Null for an AI: also where it plays a turn of the person who sits there. */
      readonly person: string | null;
      readonly name: string;
      readonly move: unknown;
      readonly luck: readonly number[];
      readonly events: readonly unknown[];
      /** It was the only one, as everybody could see, and played itself. */
      readonly forced?: true;
      /** How an AI thought. */
      readonly thought?: StoredThought;
    }
  | Undo
  | Ask
  /** Who was asked does not agree. */
  | { readonly kind: 'decline'; readonly seat: Seat; readonly person: string; readonly name: string }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly person: string; readonly name: string }
  | {
      /** A seat changes hands. */
      readonly kind: 'seat';
      readonly seat: Seat;
      /** The person who holds it no more, or who takes it. */
      readonly person: string;
      readonly name: string;
      readonly from: SeatOccupant;
      readonly to: SeatOccupant;
    }
  /** Somebody claims the win, as the time of that seat has been over for long. */
  | { readonly kind: 'claim'; readonly seat: Seat; readonly person: string; readonly name: string }
  /** Nobody ends it where its channel is gone. */
  | { readonly kind: 'cancel'; readonly person: string | null; readonly name: string | null }
  /** Their time is over, and an AI plays this turn. */
  | { readonly kind: 'time'; readonly seat: Seat; readonly person: null; readonly name: string }
  /** The bot came back without the rules by which it is played. */
  | { readonly kind: 'halt'; readonly person: null; readonly name: null };

/** The last move of a seat is taken back, and all moves after it: the table stands again as after the entry `to`. */
export interface Undo {
  readonly kind: 'undo';
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  readonly to: number;
  /** The others were asked, and the last of them has agreed now. */
  readonly agreed?: true;
}

/** Somebody asks the others whether that may be. */
export interface Ask {
  readonly kind: 'ask';
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  readonly to: number;
  /** The numbers of the moves by which somebody has learnt something, or which somebody else decided. */
  readonly told: readonly number[];
}

/** One entry of the log of a table; `at` in ms since 1970. Numbers count from 1. */
export type LogEntry = LogEvent & { readonly number: number; readonly at: number };

/** The entry of a move. */
export type MoveEntry = Extract<LogEntry, { kind: 'move' }>;

/** A move that an AI made. */
export function isAiMove(entry: LogEntry | undefined): boolean {
  return entry?.kind === 'move' && entry.person === null;
}

/** Appends; an entry is never changed, but for who it was when they are forgotten. Throws what breaks a unique key when the number is taken. */
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
    forced: Number('forced' in entry),
    thought: 'thought' in entry ? JSON.stringify(entry.thought) : null,
  };
  await insertLogEntry(store, row);
}

/** A move as its game keeps it; of what is taken back, up to where: `{"to":12,"told":[14]}`. */
function formatMoveColumn(entry: LogEntry): string | null {
  if (entry.kind === 'move') return JSON.stringify(entry.move);
  if (entry.kind === 'seat') return JSON.stringify({ from: entry.from, to: entry.to });
  if (entry.kind === 'undo') return JSON.stringify({ to: entry.to, agreed: entry.agreed });
  return entry.kind === 'ask' ? JSON.stringify({ to: entry.to, told: entry.told }) : null;
}

/** The entries after `from` up to and including `to`, in order. */
export async function loadLogEntries(
  store: Store,
  tableId: number,
  from: number,
  to: number,
): Promise<readonly LogEntry[]> {
  return (await selectLogEntries(store, { tableId, from, to })).rows.map(parseLogEntry);
}

/** Which entries: up to `to`, since a decision before the entry `before`, so many at most. */
export interface DecisionRange {
  readonly to: number;
  readonly before?: number | undefined;
  readonly most: number;
}

/** The first entries since this person last decided a move there; where they never did, since it began. */
export async function loadLogEntriesSinceDecision(
  store: Store,
  tableId: number,
  person: string,
  { to, before = Number.MAX_SAFE_INTEGER, most }: DecisionRange,
): Promise<readonly LogEntry[]> {
  return (await selectLogSinceDecision(store, { tableId, person, to, before, most })).rows.map(parseLogEntry);
}

/** Up to where moves were taken back, each time that any were, in order. */
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

/** Who gave up a seat, or was to hold it no more. */
export interface Leaver {
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
}

/** Who left a table, in order: once for each time. */
export async function loadLeavers(store: Store, tableId: number): Promise<readonly Leaver[]> {
  return (await loadSeatChanges(store, tableId, 0)).flatMap((one) => findLeaver(one) ?? []);
}

/** The entries after `from` by which a seat changed hands, in order. */
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

/** Who leaves a seat by this; null where nobody does. */
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
  return row.forced === 1 ? { ...made, forced: true } : made;
}
