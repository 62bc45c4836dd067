import { deleteAlerts, findAwakeReader } from '../../app/alerts/alerts.ts';
import { findNoticeToPublish } from '../../app/publishing/notices.ts';
import { loadDirectPuzzle, postponeDirectPuzzle } from '../../app/puzzles/direct.ts';
import type { BotContext } from '../core/context.ts';
import { createDigestMessage } from '../digest/message.ts';
import { createAnswerMessage } from '../puzzles/answer-message.ts';
import { createDirectPuzzle, createPuzzleMessage } from '../puzzles/puzzle-message.ts';
import { createDashboardMessage } from '../server-settings/dashboard.ts';
import { createPausedMessage } from '../turns/paused-message.ts';
import { ALERT_FACTORIES, findChannelVisibility } from './alerts.ts';
import { LEAGUE_FACTORIES } from './leagues.ts';
import { type NoticeFactories, type NoticeFactory, publishNotice } from './publish-notice.ts';
import type { PublishJob } from './publisher.ts';

/** Creates the direct message with a server's daily puzzle, for a user who can see its channel and is not in quiet hours. */
const createDailyPuzzle: NoticeFactory = async (bot, notice) => {
  const { guild, channel } = notice;
  const person = notice.person ?? '';
  const puzzle = await loadDirectPuzzle(bot.app, notice);
  if (!puzzle) return null;
  const reader = await findAwakeReader(bot.app, person);
  if (!reader) {
    await postponeDirectPuzzle(bot.app, notice);
    return null;
  }
  const sight = await findChannelVisibility(bot, { guild, channel, parent: null }, person);
  if (sight === 'left') await deleteAlerts(bot.app, guild, person);
  return sight === 'seen' ? await createDirectPuzzle(bot, puzzle, reader) : null;
};

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
