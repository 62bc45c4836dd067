import type { AlertReader, NextAlert, TableAlert } from '../../app/alerts/alerts.ts';
import { findNewestMessage } from '../../app/core/find-tables.ts';
import { loadLastEntry } from '../../app/core/log.ts';
import type { Table } from '../../app/core/table.ts';
import { getPendingKinds } from '../../app/publishing/outbox.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext } from '../core/context.ts';
import { getReaderLanguage } from '../core/language.ts';
import { escapeName, getGameName, getSafeNames } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { formatDiscordLink } from '../core/rest/channel.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { describeResult } from '../text/result.ts';

/** Creates the button of a direct message that opens the reader's notification settings for that server. */
export function createAlertButtons({ record }: Pick<Table, 'record'>, language: Language): readonly Row[] {
  return createButtonRows([
    createNamedButton(language, 'notifications', ['my-page', 0, 'notifications', record.guild]),
  ]);
}

/** Creates the alert that a game ended, with a link to its final board if the channel still exists. */
export async function createEndAlert(
  { app }: BotContext,
  { table }: TableAlert,
  reader: AlertReader,
  isThere: boolean,
): Promise<Payload> {
  const { id, guild, channel, standings } = table.record;
  const language = getReaderLanguage(reader, table.record.language);
  const result = describeResult(table, standings ?? [], await loadLastEntry(app.store, table), escapeName);
  // While the final board is unposted, the newest message is the board before it.
  const isPosted = !(await getPendingKinds(app, id)).has('board');
  const url = formatDiscordLink(guild, channel, isPosted ? await findNewestMessage(app, id) : null);
  const lines = [
    text('bot:alert.ended', { game: getGameName(table.game, language), result }),
    ...(isThere ? [text('bot:alert.board', { link: url })] : []),
  ];
  return {
    content: lines.map((line) => translate(language, line, getSafeNames(table))).join('\n'),
    rows: createAlertButtons(table, language),
  };
}

/** Creates the alert that a lobby was opened, with a link to it. */
export async function createLobbyAlert(
  { app }: BotContext,
  { table }: TableAlert,
  reader: AlertReader,
): Promise<Payload> {
  const { id, guild, channel, host } = table.record;
  const language = getReaderLanguage(reader, table.record.language);
  const opener = table.seats.find((one) => one.kind === 'person' && one.person === host)?.name ?? '';
  const opened = { who: escapeName(opener), game: getGameName(table.game, language) };
  const url = formatDiscordLink(guild, channel, await findNewestMessage(app, id));
  const lines = [text('bot:alert.lobby', opened), text('bot:alert.join', { link: url })];
  return {
    content: lines.map((line) => translate(language, line, () => '')).join('\n'),
    rows: createAlertButtons(table, language),
  };
}

/** Creates the alert that the reader is next after a given seat, with a link to the board. */
export async function createNextTurnAlert(
  { app }: BotContext,
  { table, after }: NextAlert,
  reader: AlertReader,
): Promise<Payload> {
  const { id, guild, channel } = table.record;
  const language = getReaderLanguage(reader, table.record.language);
  const game = getGameName(table.game, language);
  const lines = [
    text('bot:alert.next', { game, channel: `<#${channel}>`, who: { seat: after } }),
    text('bot:more.link', { link: formatDiscordLink(guild, channel, await findNewestMessage(app, id)) }),
  ];
  return {
    content: lines.map((line) => translate(language, line, getSafeNames(table))).join('\n'),
    rows: createAlertButtons(table, language),
  };
}
