import { letterMessage } from '../../messages/letter/message.ts';
import { answerMessage } from '../../messages/puzzles/answerMessage.ts';
import { puzzleMessage } from '../../messages/puzzles/puzzleMessage.ts';
import { dashboardMessage } from '../../messages/server/dashboard-message.ts';
import { pausedMessage } from '../../messages/time/paused-message.ts';
import { LEAGUE_MAKINGS } from '../leagues/makings.ts';
import { ALERT_MAKINGS } from './alerts.ts';
import type { Makings } from './notice.ts';

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
