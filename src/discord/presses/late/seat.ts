import { returnToSeat, takeSeat } from '../../../tables/seats/taking.ts';
import { lobbyAct } from '../../acts/lobbyAct.ts';
import { whole } from '../../kit/fields.ts';
import { press } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    seat: [seat: number];
    return: [];
  }
}

const SAID = { purpose: 'tell', said: 'bot:lobby.joined' } as const;

/** Sits down in a free seat of a running match. */
export const seat = press(
  'seat',
  [whole],
  (visit, wanted) =>
    lobbyAct(visit, { ...SAID, doing: (house, by, tableId) => takeSeat(house, by, tableId, wanted) }),
  'quiet',
);

/** Takes back the own seat. */
export const back = press(
  'return',
  [],
  (visit) => lobbyAct(visit, { ...SAID, doing: returnToSeat }),
  'quiet',
);
