import { decline as stayAway } from '../../../tables/lobby/lobby.ts';
import { type LobbyAct, lobbyAct } from '../../acts/lobbyAct.ts';
import { press } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'not-coming': [];
  }
}

const declining: LobbyAct = { said: 'bot:lobby.declining', doing: stayAway };

/** Gives up the seat that is kept for whoever presses. */
export const decline = press('not-coming', [], (visit) => lobbyAct(visit, declining), 'quiet');
