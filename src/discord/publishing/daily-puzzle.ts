import { deleteAlerts, findAwakeReader } from '../../app/alerts/alerts.ts';
import { loadDirectPuzzle, postponeDirectPuzzle } from '../../app/puzzles/direct.ts';
import { createDirectPuzzle } from '../puzzles/puzzle-message.ts';
import { findChannelVisibility } from './alerts.ts';
import type { NoticeFactory } from './publish-notice.ts';

/** Creates the direct message with a server's daily puzzle, for a user who can see its channel and is not in quiet hours. */
export const createDailyPuzzle: NoticeFactory = async (bot, notice) => {
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
