import { type AbsentPlayer, getAbsentPlayers } from '../../app/core/absent-players.ts';
import { getDueSeats, type Table } from '../../app/core/table.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { getSafeNames } from '../core/names.ts';
import { formatDateTime } from './timestamps.ts';

/** Returns a small line per absent player with the time of their return. `now` is in ms since 1970. */
export function formatAwayLines(
  table: Table,
  now: number,
  language: Language = table.record.language,
): readonly string[] {
  return getAbsentPlayers(table, now).map((absent) => formatAwayLine(table, absent, language));
}

/** Returns these lines only for players whose turn it is, in the table's language. */
export function formatDueAwayLines(table: Table, now: number): readonly string[] {
  const due = getDueSeats(table);
  const waited = getAbsentPlayers(table, now).filter(({ seat }) => due.includes(seat));
  return waited.map((absent) => formatAwayLine(table, absent, table.record.language));
}

function formatAwayLine(table: Table, { seat, away }: AbsentPlayer, language: Language): string {
  const line = text('bot:board.away', { who: { seat }, back: formatDateTime(away.until) });
  return `-# ${translate(language, line, getSafeNames(table))}`;
}
