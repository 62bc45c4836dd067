import type { AlertReader } from '../../../app/alerts/alerts.ts';
import type { NextAt } from '../../../app/alerts/next-alert.ts';
import { newestMessage } from '../../../app/core/find-tables.ts';
import { text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Bot } from '../../kit/bot.ts';
import { gameName, namesAt } from '../../kit/names.ts';
import type { Payload } from '../../kit/payload.ts';
import { link } from '../../kit/rest/channel.ts';
import { alertButtons, alertLanguage } from './alert.ts';

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
