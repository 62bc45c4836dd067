import type { LogEntry, Undo } from '../../store/log.ts';

/** Moves were taken back by the entry `number`: all after the entry `to`. */
type UndoRange = Pick<Undo & LogEntry, 'number' | 'to'>;

/** The entries without the moves that a later one among them takes back. */
export function getEffectiveLog(entries: readonly LogEntry[]): readonly LogEntry[] {
  const undos = entries.filter((entry) => entry.kind === 'undo');
  return undos.length === 0 ? entries : entries.filter((entry) => isEffective(entry, undos));
}

/** Whether it is no move that was taken back. */
export function isEffective(entry: LogEntry, undos: readonly UndoRange[]): boolean {
  return entry.kind !== 'move' || !undos.some((undo) => undo.to < entry.number && entry.number < undo.number);
}

/** What is only talk about taking back: the match is the same without it. */
export function isUndoTalk({ kind }: Pick<LogEntry, 'kind'>): boolean {
  return kind === 'ask' || kind === 'decline';
}
