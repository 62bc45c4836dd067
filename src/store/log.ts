import type { Seat } from '../engine/game.ts';
import type { Store } from './open.ts';
import type { LogRow } from './schema.ts';

/** What happened at a table; who did it, and what they were called then. */
export type Happening =
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
    }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly person: string; readonly name: string }
  /** Nobody ends it where its channel is gone. */
  | { readonly kind: 'cancel'; readonly person: string | null; readonly name: string | null }
  /** Their time is over, and an AI plays this turn. */
  | { readonly kind: 'time'; readonly seat: Seat; readonly person: null; readonly name: string }
  /** The bot came back without the rules by which it is played. */
  | { readonly kind: 'halt'; readonly person: null; readonly name: null };

/** One entry of the log of a table; `at` in ms since 1970. Numbers count from 1. */
export type LogEntry = Happening & { readonly number: number; readonly at: number };

/** The entry of a move. */
export type MoveEntry = Extract<LogEntry, { kind: 'move' }>;

/** A move that an AI made. */
export function isOfAi(entry: LogEntry | undefined): boolean {
  return entry?.kind === 'move' && entry.person === null;
}

/** Appends; an entry is never changed. Throws SQLITE_CONSTRAINT_PRIMARYKEY when the number is taken. */
export async function appendLog(store: Store, tableId: number, entry: LogEntry): Promise<void> {
  const { number, kind, person, name, at } = entry;
  const row = {
    table_id: tableId,
    number,
    kind,
    seat: 'seat' in entry ? entry.seat : null,
    person,
    name,
    move: kind === 'move' ? JSON.stringify(entry.move) : null,
    luck: JSON.stringify('luck' in entry ? entry.luck : []),
    events: JSON.stringify(kind === 'move' ? entry.events : []),
    at,
    forced: Number('forced' in entry),
  };
  await store.insertInto('log').values(row).execute();
}

/** The entries after `from` up to and including `to`, in order. */
export async function logBetween(
  store: Store,
  tableId: number,
  from: number,
  to: number,
): Promise<readonly LogEntry[]> {
  const rows = await store
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('number', '>', from)
    .where('number', '<=', to)
    .orderBy('number')
    .execute();
  return rows.map(entryOf);
}

/** The entries up to `to` since this person last decided a move there, in order: all where they never did. */
export async function logSinceDecision(
  store: Store,
  tableId: number,
  person: string,
  to: number,
): Promise<readonly LogEntry[]> {
  const decided = store
    .selectFrom('log')
    .select(({ fn, val }) => fn.coalesce(fn.max('number'), val(0)).as('last'))
    .where('table_id', '=', tableId)
    .where('kind', '=', 'move')
    .where('person', '=', person)
    .where('forced', '=', 0);
  const rows = await store
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('number', '>', decided)
    .where('number', '<=', to)
    .orderBy('number')
    .execute();
  return rows.map(entryOf);
}

/** Who left a table, in order. */
export async function leavers(
  store: Store,
  tableId: number,
): Promise<readonly Extract<Happening, { kind: 'resign' }>[]> {
  const rows = await store
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('kind', '=', 'resign')
    .orderBy('number')
    .execute();
  return rows.map(happening).filter((one) => one.kind === 'resign');
}

function entryOf(row: LogRow): LogEntry {
  return { ...happening(row), number: row.number, at: row.at };
}

function happening(row: LogRow): Happening {
  const { kind, person } = row;
  const [name, luck] = [row.name ?? '', JSON.parse(row.luck) as number[]];
  if (kind === 'halt') return { kind, person: null, name: null };
  if (kind === 'cancel') return { kind, person, name: row.name };
  if (kind === 'start') return { kind, person: person ?? '', name, luck };
  if (row.seat === null) throw new Error(`Entry ${row.number} of table ${row.table_id} has no seat`);
  if (kind === 'time') return { kind, seat: row.seat, person: null, name };
  if (kind === 'resign') return { kind, seat: row.seat, person: person ?? '', name };
  const events = JSON.parse(row.events) as unknown[];
  const made = { kind, seat: row.seat, person, name, move: JSON.parse(row.move ?? 'null'), luck, events };
  return row.forced === 1 ? { ...made, forced: true } : made;
}
