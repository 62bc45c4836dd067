import type { Seat } from '../../engine/game.ts';
import { type LogEntry, loadLogEntries, type MoveEntry, type Undo } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { hasEnded, type Table } from './table.ts';

/** Range of an undo: the entry `number` undoes the moves after the entry `to`. */
type UndoRange = Pick<Undo & LogEntry, 'number' | 'to'>;

/** Returns the log entries without the moves that a later entry among them undoes. */
export function getEffectiveLog(entries: readonly LogEntry[]): readonly LogEntry[] {
  const undos = entries.filter((entry) => entry.kind === 'undo');
  return undos.length === 0 ? entries : entries.filter((entry) => isEffective(entry, undos));
}

/** Returns whether an entry still counts: it is no move, or no undo covers it. */
export function isEffective(entry: LogEntry, undos: readonly UndoRange[]): boolean {
  return entry.kind !== 'move' || !undos.some((undo) => undo.to < entry.number && entry.number < undo.number);
}

/** Returns whether an entry only asks for or declines an undo, and so leaves the match unchanged. */
export function isUndoTalk({ kind }: Pick<LogEntry, 'kind'>): boolean {
  return kind === 'ask' || kind === 'decline';
}

/** Splits moves into turns, oldest first: a turn is what one seat does without another in between. */
export function splitTurns<M extends { readonly seat: Seat }>(
  moves: readonly M[],
): readonly (readonly M[])[] {
  const turns: M[][] = [];
  for (const move of moves) {
    const newest = turns.at(-1);
    if (newest?.[0]?.seat === move.seat) newest.push(move);
    else turns.push([move]);
  }
  return turns;
}

/** Returns the last turn of each seat, oldest first: the turns that a board describes. */
export function getLastTurns(entries: readonly LogEntry[]): readonly (readonly MoveEntry[])[] {
  return getLastTurnOfEachSeat(splitTurns(entries.filter((entry) => entry.kind === 'move')));
}

/** Returns the turns that are the last of their seat. */
export function getLastTurnOfEachSeat<M extends { readonly seat: Seat }>(
  turns: readonly (readonly M[])[],
): readonly (readonly M[])[] {
  return turns.filter((turn, at) => !turns.slice(at + 1).some((later) => later[0]?.seat === turn[0]?.seat));
}

/** Returns the last log entry of an ended match, which shows how it ended. */
export async function loadLastEntry(store: Store, table: Table): Promise<LogEntry | undefined> {
  const { id, version } = table.record;
  return hasEnded(table) ? (await loadLogEntries(store, id, version - 1, version)).at(-1) : undefined;
}
