import { type Match, replayed, restarted } from '../../engine/kernel.ts';
import type { Happening, LogEntry } from '../../store/log.ts';
import type { KeptPosition } from '../../store/positions.ts';
import type { Sitter } from '../../store/seats.ts';
import { matchOf, type Table } from '../core/table.ts';

/** The entry of a match's start. */
export type Opening = Extract<LogEntry, { kind: 'start' }>;

/** How far a match had come, and how many outcomes of luck were drawn by then. */
export interface Reached {
  readonly match: Match;
  readonly drawn: number;
}

/** The match as it was set up. */
export function setUp({ game, sitters, record }: Table, { luck }: Opening): Reached {
  return { match: restarted(game, sitters.length, record.options, luck), drawn: luck.length };
}

/** As the store keeps it. */
export function reachedAt(table: Table, { state, played, drawn }: KeptPosition): Reached {
  return { match: matchOf({ ...table, record: { ...table.record, state, played } }), drawn };
}

/** Only moves change the position: whoever resigns leaves it as it is. */
export function onward(reached: Reached, entry: LogEntry): Reached {
  if (entry.kind !== 'move') return reached;
  return { match: replayed(reached.match, entry), drawn: reached.drawn + entry.luck.length };
}

/** The table with who sat there before these last entries of its log: what became of the seats by them is undone. */
export function tableBefore(table: Table, later: readonly LogEntry[]): Table {
  const changes = later.filter((entry) => entry.kind === 'resign' || entry.kind === 'seat');
  if (changes.length === 0) return table;
  const sitters = table.sitters.map((sitter) => {
    const change = changes.find(({ seat }) => seat === sitter.seat);
    return change ? { ...before(change), seat: sitter.seat } : sitter;
  });
  return { ...table, sitters };
}

function before(change: Extract<Happening, { kind: 'resign' | 'seat' }>): Sitter {
  if (change.kind === 'seat') return change.from;
  return { kind: 'person', person: change.person, name: change.name };
}
