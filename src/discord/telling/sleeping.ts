import { openTurn } from '../../tables/openly.ts';
import { type Sleeping, sleeperLost, sleepNews, sleepTold } from '../../tables/sleeping.ts';
import type { Bot } from '../kit/bot.ts';
import { edit } from '../kit/channel.ts';
import { failureOf } from '../kit/failure.ts';
import { boardRows, boardText } from '../messages/board.ts';

/** The newest board says that its table sleeps, or no longer does, if that is queued. It pings nobody and keeps its picture. */
export async function tellSleep(bot: Bot, id: number): Promise<void> {
  const news = await sleepNews(bot.house, id);
  if (news === null) return;
  const { table, message, entries } = news;
  const rows = boardRows(table, table.record.language, openTurn(table));
  const payload = { content: boardText(table, entries), rows };
  await edit(bot.rest, table.record.channel, message, payload).catch((error) => untold(bot, news, error));
  if (!(await sleepTold(bot.house, news))) await tellSleep(bot, id);
}

/** Where nothing can be edited, as in a thread that was archived, the board that comes next says how it is. */
async function untold(bot: Bot, news: Sleeping, error: unknown): Promise<void> {
  const failure = failureOf(error);
  if (failure === 'passing') throw error;
  if (failure === 'gone') await sleeperLost(bot.house, news);
  bot.log.info({ table: news.table.record.id, err: error }, 'A board does not say whether its table sleeps');
}
