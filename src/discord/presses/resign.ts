import { resign as giveUp } from '../../tables/resign.ts';
import { lobbyAct } from '../acts/lobbyAct.ts';
import { press } from '../kit/press.ts';
import { resignQuestion } from '../messages/more.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    resign: [];
    'resign-sure': [];
  }
}

/** Asks once more. */
export const resign = press('resign', [], async (visit) => resignQuestion(visit));

/** Gives the seat up. */
export const resignSure = press(
  'resign-sure',
  [],
  (visit) =>
    lobbyAct(visit, {
      said: 'house:more.resigned',
      doing: (house, by, table) =>
        giveUp(house, by, table, (name, isAi) => (isAi ? `AI (${name})` : `(${name})`)),
    }),
  'quiet',
);
