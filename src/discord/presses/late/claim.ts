import { claimWin } from '../../../tables/late/claim.ts';
import { type LobbyAct, lobbyAct } from '../../acts/lobbyAct.ts';
import { press } from '../../kit/press.ts';
import { isSecondTap } from '../../kit/secondTap.ts';
import { claimQuestion } from '../../messages/late/claim.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    claim: [];
    'claim-sure': [];
  }
}

const claiming: LobbyAct = { purpose: 'tell', said: 'bot:more.claimed', doing: claimWin };

/** Asks once more, where the win can be claimed. */
export const claim = press('claim', [], claimQuestion);

/** Claims the win. */
export const claimSure = press(
  'claim-sure',
  [],
  async (visit) => (isSecondTap(visit) ? await claimQuestion(visit) : await lobbyAct(visit, claiming)),
  'quiet',
);
