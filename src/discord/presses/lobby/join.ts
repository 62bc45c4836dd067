import { join as sitDown } from '../../../tables/lobby/lobby.ts';
import { type LobbyAct, lobbyAct } from '../../acts/lobbyAct.ts';
import { press } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    join: [];
  }
}

export const joining: LobbyAct = { purpose: 'tell', said: 'bot:lobby.joined', doing: sitDown };

/** Takes a seat. */
export const join = press('join', [], (visit) => lobbyAct(visit, joining), 'quiet');
