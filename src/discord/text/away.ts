import { type Absent, absentAt } from '../../app/core/away.ts';
import { dueAt, type Table } from '../../app/core/table.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { namesAt } from '../core/names.ts';
import { until } from './moments.ts';

/** Who of the people at a table is away now, in ms since 1970, and until when: a small line each. */
export function awayLines(
  table: Table,
  now: number,
  language: Language = table.record.language,
): readonly string[] {
  return absentAt(table, now).map((absent) => awayLine(table, absent, language));
}

/** The same of those who are waited for, as everybody reads it. */
export function waitedAwayLines(table: Table, now: number): readonly string[] {
  const due = dueAt(table);
  const waited = absentAt(table, now).filter(({ seat }) => due.includes(seat));
  return waited.map((absent) => awayLine(table, absent, table.record.language));
}

function awayLine(table: Table, { seat, away }: Absent, language: Language): string {
  const line = text('bot:board.away', { who: { seat }, back: until(away.until) });
  return `-# ${say(language, line, namesAt(table))}`;
}
