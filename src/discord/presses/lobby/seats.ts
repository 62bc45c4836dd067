import { moveTo, seatsMessage, shuffleAt, takeSeatAt } from '../../acts/seating.ts';
import { whole } from '../../kit/fields.ts';
import { chosenIn, press } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    seats: [];
    'seat-take': [to: number];
    'seat-who': [];
    'seat-to': [from: number, revision: number];
    'seat-shuffle': [];
  }
}

/** Who has which seat of a lobby, and which one can be taken. */
export const seats = press('seats', [], async (visit) => seatsMessage(visit));

/** Takes that seat. */
export const seatTake = press('seat-take', [whole], takeSeatAt);

/** The menu of those whom the host can move. */
export const seatWho = press('seat-who', [], async (visit) =>
  seatsMessage(visit, Number(chosenIn(visit.asked) ?? -1)),
);

/** The menu of the seats to which they can be moved. */
export const seatTo = press('seat-to', [whole, whole], (visit, from, revision) =>
  moveTo(visit, from, revision, Number(chosenIn(visit.asked) ?? -1)),
);

/** Everybody by chance. */
export const shuffleAll = press('seat-shuffle', [], shuffleAt);
