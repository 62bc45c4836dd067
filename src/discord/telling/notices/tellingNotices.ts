import { untold } from '../../../app/publishing/notices.ts';
import type { Bot } from '../../kit/bot.ts';
import type { Saying } from '../announcer.ts';
import { type Makings, tellNotice } from './notice.ts';

/** How a message is told that belongs to no table. */
export function tellingNotices(bot: Bot, makings: Makings): Saying {
  return {
    tell: (id) => tellNotice(bot, id, makings),
    isLeft: async (id) => (await untold(bot.house, id)) === null,
    log: bot.log,
    called: 'notice',
  };
}
