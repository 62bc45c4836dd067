import { type Match, replayMove, replaySetup } from '../../engine/kernel.ts';
import type { Checkpoint } from '../../store/checkpoints.ts';
import type { LogEntry, LogEvent } from '../../store/log.ts';
import type { SeatOccupant } from '../../store/seats.ts';
import { getTableMatch, type Table } from '../core/table.ts';

/** The entry of a match's start. */
export type Opening = Extract<LogEntry, { kind: 'start' }>;

/** How far a match had come, and how many outcomes of luck were drawn by then. */
export interface ReachedPosition {
  readonly match: Match;
  readonly drawn: number;
}

/** The match as it was set up. */
export function setUpMatch({ game, seats, record }: Table, { luck }: Opening): ReachedPosition {
  return { match: replaySetup(game, seats.length, record.options, luck), drawn: luck.length };
}

/** As the store keeps it. */
export function restorePosition(table: Table, { state, played, drawn }: Checkpoint): ReachedPosition {
  return { match: getTableMatch({ ...table, record: { ...table.record, state, played } }), drawn };
}

/** Only moves change the position: whoever resigns leaves it as it is. */
export function applyEntry(reached: ReachedPosition, entry: LogEntry): ReachedPosition {
  if (entry.kind !== 'move') return reached;
  return { match: replayMove(reached.match, entry), drawn: reached.drawn + entry.luck.length };
}

/** The table with who sat there before these last entries of its log: what became of the seats by them is undone. */
export function rewindSeats(table: Table, later: readonly LogEntry[]): Table {
  const changes = later.filter((entry) => entry.kind === 'resign' || entry.kind === 'seat');
  if (changes.length === 0) return table;
  const seats = table.seats.map((occupant) => {
    const change = changes.find(({ seat }) => seat === occupant.seat);
    return change ? { ...getEarlierOccupant(change), seat: occupant.seat } : occupant;
  });
  return { ...table, seats };
}

function getEarlierOccupant(change: Extract<LogEvent, { kind: 'resign' | 'seat' }>): SeatOccupant {
  if (change.kind === 'seat') return change.from;
  return { kind: 'person', person: change.person, name: change.name };
}
