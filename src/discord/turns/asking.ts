import type { Table } from '../../app/core/table.ts';
import { losersIn } from '../../app/seats/take-seat.ts';
import type { Asking } from '../../app/undo/consent.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { LogEntry } from '../../store/log.ts';
import { cut } from '../core/cut.ts';
import { namesAt, safe } from '../core/names.ts';
import type { Row } from '../core/payload.ts';
import { buttonRows, namedButton } from '../core/rows.ts';
import { linesOf } from '../text/lines.ts';

/** What has been seen is told in so many characters. */
const MOST = 400;

/** Whom a table asks whether a move is taken back, and what all have seen by now, as it is told later. */
export function askingLine(
  table: Table,
  { ask, told, waits }: Asking,
  language = table.record.language,
): string {
  const who = waits.map((person) => `<@${person}>`).join(' ');
  const args = { who, name: safe(ask.name), seen: seenLine(table, told, language) };
  return say(language, text('bot:takeBack.ask', args), namesAt(table));
}

function seenLine(table: Table, told: Asking['told'], language: Language): string {
  const seen = linesOf(table, told, null, 'later').join(' ');
  const what =
    seen === '' ? text('bot:takeBack.moved') : text('bot:takeBack.seen', { seen: cut(seen, MOST) });
  return say(language, what, namesAt(table));
}

/** The two answers. */
export function askingRows({ record }: Table, language = record.language): readonly Row[] {
  const { id, version } = record;
  return buttonRows([
    namedButton(language, 'agree', ['agree', id, version], 'success'),
    namedButton(language, 'decline', ['decline', id, version]),
  ]);
}

/** That whoever has lost their seat by these entries can take it back: a small line for all of them, which mentions them. */
export function lostLine(table: Table, entries: readonly LogEntry[]): readonly string[] {
  const who = losersIn(table, entries).map((person) => `<@${person}>`);
  if (who.length === 0) return [];
  return [`-# ${say(table.record.language, text('bot:board.lost', { who }), () => '')}`];
}
