import { lastTableHere } from '../src/app/core/find-tables.ts';
import { hasStarted } from '../src/app/core/table.ts';
import { recapMessage } from '../src/discord/board/recap.ts';
import type { Called, Command } from '../src/discord/core/command.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { notStartedMessage, refusalMessage } from '../src/discord/core/refusing.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { visitTo } from '../src/discord/core/visit.ts';
import { refused } from '../src/engine/refusal.ts';

/** What has happened here since one's own last move; also in the game that was played here last. */
export const recap: Command = { name: 'recap', run: (arrival) => replyPrivately(arrival, shown) };

async function shown(caller: Called): Promise<Payload> {
  const { bot, asked, by, language } = caller;
  const table = await lastTableHere(bot.house, asked.channelId);
  if (refused(table)) return refusalMessage(table, language);
  bot.nudge(table.record.id);
  bot.recent.note(table.record.id, by.person);
  return hasStarted(table) ? await recapMessage(visitTo(caller, table)) : notStartedMessage(language);
}
