import { untold } from '../../app/publishing/notices.ts';
import type { Bot } from '../core/context.ts';
import { letterMessage } from '../digest/message.ts';
import { answerMessage } from '../puzzles/answer-message.ts';
import { puzzleMessage } from '../puzzles/puzzle-message.ts';
import { dashboardMessage } from '../server-settings/dashboard.ts';
import { pausedMessage } from '../turns/paused.ts';
import { ALERT_MAKINGS } from './alerts.ts';
import { LEAGUE_MAKINGS } from './leagues.ts';
import { type Makings, tellNotice } from './notice.ts';
import type { Saying } from './publisher.ts';

/** What each kind of message says that belongs to no table. */
export const MAKINGS: Makings = {
  ...LEAGUE_MAKINGS,
  ...ALERT_MAKINGS,
  letter: letterMessage,
  puzzle: puzzleMessage,
  answer: answerMessage,
  paused: pausedMessage,
  dashboard: dashboardMessage,
};

/** How a message is told that belongs to no table. */
export function tellingNotices(bot: Bot, makings: Makings): Saying {
  return {
    tell: (id) => tellNotice(bot, id, makings),
    isLeft: async (id) => (await untold(bot.house, id)) === null,
    log: bot.log,
    called: 'notice',
  };
}
