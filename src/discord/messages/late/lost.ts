import type { Table } from '../../../app/core/table.ts';
import { losersIn } from '../../../app/seats/take-seat.ts';
import { text } from '../../../engine/text.ts';
import type { LogEntry } from '../../../store/log.ts';
import { say } from '../../../words/say.ts';

/** That whoever has lost their seat by these entries can take it back: a small line for all of them, which mentions them. */
export function lostLine(table: Table, entries: readonly LogEntry[]): readonly string[] {
  const who = losersIn(table, entries).map((person) => `<@${person}>`);
  if (who.length === 0) return [];
  return [`-# ${say(table.record.language, text('bot:board.lost', { who }), () => '')}`];
}
