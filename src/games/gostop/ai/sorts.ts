import { CARDS, CUP, getFace, RAIN, type Sort } from '../cards.ts';

/** Sorts of cards, in the order of their numbers below. */
const SORTS: readonly Sort[] = ['bright', 'bird', 'animal', 'red', 'blue', 'plain', 'rain', 'double', 'junk'];
export const [BRIGHT, BIRD, ANIMAL, RED, BLUE, PLAIN, RAIN_RIBBON, DOUBLE, JUNK] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;

/** Number of the sort, by a card's rank. */
export const CARD_SORTS: Uint8Array = Uint8Array.from(CARDS, (card) => SORTS.indexOf(getFace(card).sort));
export const RAIN_CARD = getFace(RAIN).rank;
export const CUP_CARD = getFace(CUP).rank;

/** Four-bit mask of the plain junk, by month. */
export const JUNK_MASKS: Uint8Array = Uint8Array.from({ length: 12 }, (_, month) =>
  [0, 1, 2, 3].reduce((mask, at) => mask | (CARD_SORTS[4 * month + at] === JUNK ? 1 << at : 0), 0),
);
