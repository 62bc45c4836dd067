import { leave as getUp } from '../../../tables/lobby/lobby.ts';
import { type LobbyAct, lobbyAct } from '../../acts/lobbyAct.ts';
import { press } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    leave: [];
  }
}

export const leaving: LobbyAct = { said: 'bot:lobby.left', doing: getUp };

/** Gives a seat up before the start. */
export const leave = press('leave', [], (visit) => lobbyAct(visit, leaving), 'quiet');
