import { resign as giveUp } from '../../tables/seats/resign.ts';
import { isPlayable } from '../../tables/table.ts';
import { type LobbyAct, lobbyAct } from '../acts/lobbyAct.ts';
import { nameAfter } from '../kit/names.ts';
import { press } from '../kit/press.ts';
import { isSecondTap } from '../kit/secondTap.ts';
import { cancelQuestion, resignQuestion } from '../messages/more.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    resign: [];
    'resign-sure': [];
  }
}

const resigning: LobbyAct = {
  said: 'bot:more.resigned',
  doing: (house, by, tableId) => giveUp(house, by, tableId, nameAfter),
};

/** Asks once more; where the rules are gone the match can only be ended. */
export const resign = press('resign', [], async (visit) =>
  isPlayable(visit.table) ? resignQuestion(visit) : cancelQuestion(visit),
);

/** Gives the seat up. */
export const resignSure = press(
  'resign-sure',
  [],
  async (visit) => (isSecondTap(visit) ? resignQuestion(visit) : await lobbyAct(visit, resigning)),
  'quiet',
);
