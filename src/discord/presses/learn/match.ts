import { gameOf } from '../../../tables/house.ts';
import { learnable } from '../../../tables/lesson/plan.ts';
import { playAgainstAis } from '../../acts/againstAis.ts';
import { word } from '../../kit/fields.ts';
import { pressAtNone } from '../../kit/press.ts';
import { forgedMessage } from '../../kit/refusing.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'learn-match': [game: string];
  }
}

/** A match of what was learnt, in this channel with AIs; the lesson stays as it ended. */
export const learnMatch = pressAtNone(
  'learn-match',
  [word],
  async (caller, id) => {
    const game = gameOf(caller.bot.house, id);
    const canPlay = game && learnable([game]).length > 0;
    return canPlay ? await playAgainstAis(caller, game) : forgedMessage(caller.language);
  },
  'anew',
);
