import { lastTableHere } from '../src/app/core/find-tables.ts';
import { hasStarted } from '../src/app/core/table.ts';
import { boardRows } from '../src/discord/board/board.ts';
import { spectatorMessage } from '../src/discord/board/panel.ts';
import type { Argument, Called, Command } from '../src/discord/core/command.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { notStartedMessage, refusalMessage } from '../src/discord/core/refusing.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { visitTo } from '../src/discord/core/visit.ts';
import { wordsMessage } from '../src/discord/menu/more.ts';
import { refused } from '../src/engine/refusal.ts';

const words: Argument = { id: 'words', kind: 'boolean' };

/** The board as everybody sees it, or in words; also of the game that was played here last. */
export const board: Command = {
  name: 'board',
  arguments: [words],
  run: (arrival) => replyPrivately(arrival, shown),
};

async function shown(caller: Called): Promise<Payload> {
  const { bot, asked, language } = caller;
  const table = await lastTableHere(bot.house, asked.channelId);
  if (refused(table)) return refusalMessage(table, language);
  bot.nudge(table.record.id);
  if (!hasStarted(table)) return notStartedMessage(language);
  const visit = visitTo(caller, table);
  if (asked.options.getBoolean('text') ?? false)
    return { ...(await wordsMessage(visit, null)), about: { id: table.record.id, shows: null } };
  return { ...(await spectatorMessage(visit)), rows: boardRows(table, language) };
}
