import { claimWin } from '../../../tables/claim.ts';
import { lobbyAct } from '../../acts/lobbyAct.ts';
import { press } from '../../kit/press.ts';
import { claimQuestion } from '../../messages/late/claim.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    claim: [];
    'claim-sure': [];
  }
}

/** Asks once more, where the win can be claimed. */
export const claim = press('claim', [], claimQuestion);

/** Claims the win. */
export const claimSure = press(
  'claim-sure',
  [],
  (visit) => lobbyAct(visit, { purpose: 'tell', said: 'bot:more.claimed', doing: claimWin }),
  'quiet',
);
