import { startTable } from '../../../tables/lobby/start.ts';
import { type LobbyAct, lobbyAct } from '../../acts/lobbyAct.ts';
import { press } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    start: [];
  }
}

export const starting: LobbyAct = { purpose: 'start', said: 'bot:lobby.starting', doing: startTable };

/** Starts the match. */
export const start = press('start', [], (visit) => lobbyAct(visit, starting), 'quiet');
