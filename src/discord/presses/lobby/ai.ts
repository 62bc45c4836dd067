import { addAi, removeAi } from '../../../tables/lobby.ts';
import { lobbyAct } from '../../acts/lobbyAct.ts';
import { press } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    ai: [];
    noai: [];
  }
}

const SAID = { purpose: 'tell', said: 'bot:panel.done' } as const;

/** Seats an AI. */
export const ai = press(
  'ai',
  [],
  (visit) =>
    lobbyAct(visit, {
      ...SAID,
      doing: (house, by, tableId) => addAi(house, by, tableId, (number) => `AI ${number}`),
    }),
  'quiet',
);

/** Takes the last AI away. */
export const noai = press('noai', [], (visit) => lobbyAct(visit, { ...SAID, doing: removeAi }), 'quiet');
