import { findNoticeToPublish } from '../../app/publishing/notices.ts';
import type { BotContext } from '../core/context.ts';
import { createDigestMessage } from '../digest/message.ts';
import { createAnswerMessage } from '../puzzles/answer-message.ts';
import { createPuzzleMessage } from '../puzzles/puzzle-message.ts';
import { createDashboardMessage } from '../server-settings/dashboard.ts';
import { createPausedMessage } from '../turns/paused-message.ts';
import { ALERT_FACTORIES } from './alerts.ts';
import { createDailyPuzzle } from './daily-puzzle.ts';
import { LEAGUE_FACTORIES } from './leagues.ts';
import { type NoticeFactories, publishNotice } from './publish-notice.ts';
import type { PublishJob } from './publisher.ts';

/** Factories of all messages without a table, by kind. */
export const NOTICE_FACTORIES: NoticeFactories = {
  ...LEAGUE_FACTORIES,
  ...ALERT_FACTORIES,
  letter: createDigestMessage,
  puzzle: createPuzzleMessage,
  dailyPuzzle: createDailyPuzzle,
  answer: createAnswerMessage,
  paused: createPausedMessage,
  dashboard: createDashboardMessage,
};

/** Creates the job that publishes messages without a table. */
export function createNoticeJob(bot: BotContext, makings: NoticeFactories): PublishJob {
  return {
    tell: (id) => publishNotice(bot, id, makings),
    isLeft: async (id) => (await findNoticeToPublish(bot.app, id)) === null,
    log: bot.log,
    called: 'notice',
  };
}
