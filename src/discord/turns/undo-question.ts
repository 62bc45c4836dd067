import type { Table } from '../../app/core/table.ts';
import { findSeatLosers } from '../../app/seats/take-seat.ts';
import type { UndoRequest } from '../../app/undo/consent.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { LogEntry } from '../../store/log.ts';
import { truncateText } from '../core/cut.ts';
import { escapeName, getSafeNames } from '../core/names.ts';
import type { Row } from '../core/payload.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { formatEntries } from '../text/log-lines.ts';

/** Maximum number of characters for what players have seen since the move. */
const MAX_SEEN_LENGTH = 400;

/** Returns the question to the players who must agree to an undo. It lists what all have seen by now, as told later. */
export function formatUndoQuestion(
  table: Table,
  { ask, told, waits }: UndoRequest,
  language = table.record.language,
): string {
  const who = waits.map((person) => `<@${person}>`).join(' ');
  const args = { who, name: escapeName(ask.name), seen: formatSeenLine(table, told, language) };
  return translate(language, text('bot:takeBack.ask', args), getSafeNames(table));
}

function formatSeenLine(table: Table, told: UndoRequest['told'], language: Language): string {
  const seen = formatEntries(table, told, null, 'later').join(' ');
  const what =
    seen === ''
      ? text('bot:takeBack.moved')
      : text('bot:takeBack.seen', { seen: truncateText(seen, MAX_SEEN_LENGTH) });
  return translate(language, what, getSafeNames(table));
}

/** Returns the buttons to agree or to decline. */
export function createUndoAnswerRows({ record }: Table, language = record.language): readonly Row[] {
  const { id, version } = record;
  return createButtonRows([
    createNamedButton(language, 'agree', ['agree', id, version], 'success'),
    createNamedButton(language, 'decline', ['decline', id, version]),
  ]);
}

/** Returns a small line that mentions the players who lost their seat by these entries and can return to it. */
export function formatLostSeatLine(table: Table, entries: readonly LogEntry[]): readonly string[] {
  const who = findSeatLosers(table, entries).map((person) => `<@${person}>`);
  if (who.length === 0) return [];
  return [`-# ${translate(table.record.language, text('bot:board.lost', { who }), () => '')}`];
}
