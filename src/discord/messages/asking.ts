import type { Table } from '../../app/core/table.ts';
import type { Asking } from '../../app/undo/consent.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../words/say.ts';
import { cut } from '../kit/cut.ts';
import { namesAt, safe } from '../kit/names.ts';
import type { Row } from '../kit/payload.ts';
import { buttonRows, namedButton } from '../kit/rows.ts';
import { linesOf } from './lines.ts';

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
