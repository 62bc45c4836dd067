import type { AlertReader, OfTable } from '../../app/alerts/alerts.ts';
import type { NextAt } from '../../app/alerts/next-alert.ts';
import { newestMessage } from '../../app/core/find-tables.ts';
import type { Table } from '../../app/core/table.ts';
import { loadEnd } from '../../app/publishing/log-end.ts';
import { queuedAt } from '../../app/publishing/outbox.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Bot } from '../core/context.ts';
import { languageOf } from '../core/language.ts';
import { gameName, namesAt, safe } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { link } from '../core/rest/channel.ts';
import { buttonRows, namedButton } from '../core/rows.ts';
import { resultText } from '../text/result.ts';

/** Returns the language that a person chose, else that of their Discord, else that of the table. */
export function alertLanguage(
  { language, locale }: AlertReader,
  { record }: Pick<Table, 'record'>,
): Language {
  return language ?? (locale === null ? record.language : languageOf(locale));
}

/** Button of a direct message that opens the reader's notification settings for that server. */
export function alertButtons({ record }: Pick<Table, 'record'>, language: Language): readonly Row[] {
  return buttonRows([namedButton(language, 'notifications', ['my-page', 0, 'notifications', record.guild])]);
}

/** Says how a game ended, and leads to its final board if its channel is still there. */
export async function endAlert(
  { house }: Bot,
  { table }: OfTable,
  reader: AlertReader,
  isThere: boolean,
): Promise<Payload> {
  const { id, guild, channel, standings } = table.record;
  const language = alertLanguage(reader, table);
  const result = resultText(table, standings ?? [], await loadEnd(house.store, table), safe);
  // A board that cannot be posted yet would be the one before.
  const isPosted = !(await queuedAt(house, id)).has('board');
  const url = link(guild, channel, isPosted ? await newestMessage(house, id) : null);
  const lines = [
    text('bot:alert.ended', { game: gameName(table.game, language), result }),
    ...(isThere ? [text('bot:alert.board', { link: url })] : []),
  ];
  return {
    content: lines.map((line) => say(language, line, namesAt(table))).join('\n'),
    rows: alertButtons(table, language),
  };
}

/** Says who opened a lobby, and leads to it. */
export async function lobbyAlert({ house }: Bot, { table }: OfTable, reader: AlertReader): Promise<Payload> {
  const { id, guild, channel, host } = table.record;
  const language = alertLanguage(reader, table);
  const opener = table.sitters.find((one) => one.kind === 'person' && one.person === host)?.name ?? '';
  const opened = { who: safe(opener), game: gameName(table.game, language) };
  const url = link(guild, channel, await newestMessage(house, id));
  const lines = [text('bot:alert.lobby', opened), text('bot:alert.join', { link: url })];
  return {
    content: lines.map((line) => say(language, line, () => '')).join('\n'),
    rows: alertButtons(table, language),
  };
}

/** Says after whose turn the reader is next, and leads to the board. */
export async function nextAlert(
  { house }: Bot,
  { table, after }: NextAt,
  reader: AlertReader,
): Promise<Payload> {
  const { id, guild, channel } = table.record;
  const language = alertLanguage(reader, table);
  const game = gameName(table.game, language);
  const lines = [
    text('bot:alert.next', { game, channel: `<#${channel}>`, who: { seat: after } }),
    text('bot:more.link', { link: link(guild, channel, await newestMessage(house, id)) }),
  ];
  return {
    content: lines.map((line) => say(language, line, namesAt(table))).join('\n'),
    rows: alertButtons(table, language),
  };
}
