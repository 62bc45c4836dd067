import { type Match, replayMove, replaySetup } from '../../engine/kernel.ts';
import type { Checkpoint } from '../../store/checkpoints.ts';
import type { LogEntry, LogEvent } from '../../store/log.ts';
import type { SeatOccupant } from '../../store/seats.ts';
import { getTableMatch, type Table } from '../core/table.ts';

/** Log entry of a match's start. */
export type Opening = Extract<LogEntry, { kind: 'start' }>;

/** A position of a match, and the number of random outcomes drawn up to it. */
export interface ReachedPosition {
  readonly match: Match;
  readonly drawn: number;
}

/** Returns the match as it was set up. */
export function setUpMatch({ game, seats, record }: Table, { luck }: Opening): ReachedPosition {
  return { match: replaySetup(game, seats.length, record.options, luck), drawn: luck.length };
}

/** Restores a position from a checkpoint. */
export function restorePosition(table: Table, { state, played, drawn }: Checkpoint): ReachedPosition {
  return { match: getTableMatch({ ...table, record: { ...table.record, state, played } }), drawn };
}

/** Applies a log entry. Only moves change the position; a resignation does not. */
export function applyEntry(reached: ReachedPosition, entry: LogEntry): ReachedPosition {
  if (entry.kind !== 'move') return reached;
  return { match: replayMove(reached.match, entry), drawn: reached.drawn + entry.luck.length };
}

/** Returns the table with its occupants before these last log entries. */
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
