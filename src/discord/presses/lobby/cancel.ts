import { MessageFlags } from 'discord.js';
import { cancelTable } from '../../../tables/seats/resign.ts';
import { type LobbyAct, lobbyAct } from '../../acts/lobbyAct.ts';
import { press } from '../../kit/press.ts';
import { isSecondTap } from '../../kit/secondTap.ts';
import { cancelQuestion } from '../../messages/more.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    cancel: [];
    'cancel-sure': [];
  }
}

export const closing: LobbyAct = {
  said: 'bot:lobby.closed',
  doing: (house, by, tableId) => cancelTable(house, by, tableId, 'lobby'),
};

const ending: LobbyAct = {
  said: 'bot:more.cancelled',
  doing: (house, by, tableId) => cancelTable(house, by, tableId, 'playing'),
};

/** Closes a lobby at once; a running match, from the private panel, after one more question. */
export const cancel = press(
  'cancel',
  [],
  async (visit) =>
    visit.asked.message.flags.has(MessageFlags.Ephemeral)
      ? cancelQuestion(visit)
      : await lobbyAct(visit, closing),
  'quiet',
);

/** Ends a running match. */
export const cancelSure = press(
  'cancel-sure',
  [],
  async (visit) => (isSecondTap(visit) ? cancelQuestion(visit) : await lobbyAct(visit, ending)),
  'quiet',
);
