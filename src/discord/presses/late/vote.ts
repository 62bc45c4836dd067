import { vote as cast } from '../../../tables/vote.ts';
import { CHOICES, type Choice } from '../../../tables/voting.ts';
import { lobbyAct } from '../../acts/lobbyAct.ts';
import { oneOf, whole } from '../../kit/fields.ts';
import { nameAfter } from '../../kit/names.ts';
import { press } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    vote: [seat: number, openedAt: number, choice: Choice];
  }
}

/** Says what is to become of a turn whose time is over. */
export const vote = press(
  'vote',
  [whole, whole, oneOf(CHOICES)],
  (visit, seat, openedAt, choice) =>
    lobbyAct(visit, {
      purpose: 'tell',
      said: 'bot:panel.done',
      doing: (house, by, tableId) => cast(house, by, tableId, { seat, openedAt, choice }, nameAfter),
    }),
  'quiet',
);
