import type { LogEntry, Undo } from '../../store/log.ts';

/** Moves were taken back by the entry `number`: all after the entry `to`. */
type Undone = Pick<Undo & LogEntry, 'number' | 'to'>;

/** The entries without the moves that a later one among them takes back. */
export function standing(entries: readonly LogEntry[]): readonly LogEntry[] {
  const undos = entries.filter((entry) => entry.kind === 'undo');
  return undos.length === 0 ? entries : entries.filter((entry) => stands(entry, undos));
}

/** Whether it is no move that was taken back. */
export function stands(entry: LogEntry, undos: readonly Undone[]): boolean {
  return entry.kind !== 'move' || !undos.some((undo) => undo.to < entry.number && entry.number < undo.number);
}

/** What is only talk about taking back: the match is the same without it. */
export function isTalk({ kind }: Pick<LogEntry, 'kind'>): boolean {
  return kind === 'ask' || kind === 'decline';
}
