import type { AlertReader, OfTable } from '../../../app/alerts/alerts.ts';
import { newestMessage } from '../../../app/core/find-tables.ts';
import { loadEnd } from '../../../app/publishing/log-end.ts';
import { queuedAt } from '../../../app/publishing/outbox.ts';
import { text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Bot } from '../../kit/bot.ts';
import { gameName, namesAt, safe } from '../../kit/names.ts';
import type { Payload } from '../../kit/payload.ts';
import { link } from '../../kit/rest/channel.ts';
import { resultText } from '../ended/result.ts';
import { alertButtons, alertLanguage } from './alert.ts';

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
