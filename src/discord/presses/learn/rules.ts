import { gameOf } from '../../../tables/house.ts';
import { word } from '../../kit/fields.ts';
import { pressAtNone } from '../../kit/press.ts';
import { forgedMessage } from '../../kit/refusing.ts';
import { rulesMessage } from '../../messages/rules/page.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'learn-rules': [game: string];
  }
}

/** The rules of a game, beside the lesson and not in its place. */
export const learnRules = pressAtNone(
  'learn-rules',
  [word],
  async (caller, id) => {
    const game = gameOf(caller.bot.house, id);
    return game ? await rulesMessage(caller, game, 0, null) : forgedMessage(caller.language);
  },
  'anew',
);
