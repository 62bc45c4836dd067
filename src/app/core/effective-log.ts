import type { LogEntry, Undo } from '../../store/log.ts';

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
