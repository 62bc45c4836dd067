import type { AlertReader, OfTable } from '../../../app/alerts/alerts.ts';
import { newestMessage } from '../../../app/core/find-tables.ts';
import { text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Bot } from '../../kit/bot.ts';
import { gameName, safe } from '../../kit/names.ts';
import type { Payload } from '../../kit/payload.ts';
import { link } from '../../kit/rest/channel.ts';
import { alertButtons, alertLanguage } from './alert.ts';

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
