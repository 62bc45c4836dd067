import type { Sentences } from '../../../engine/text.ts';

/** Rulings that refusals cite, in English and worded as in docs/rulings.md; each begins with its title. */
export const rulingsEn = {
  'R-FO-1':
    "Players. Three or four. With three, the fourth suit's coins, die and pawn stay out, 18 coins play, and a corner is empty.",
  'R-FO-4':
    'A turn of phase 1. Choose a coin, say its value, lay it value down where the pawn stands, move exactly that far. Six turns each.',
  'R-FO-6': 'Blank coin. 1 to 5 as one likes, chosen with the direction; not 0.',
  'R-FO-8': 'Exact and straight. One of eight directions, all of it, no bend.',
  'R-FO-10':
    "Passing and landing. Coins are never in the way of passing. Opponents' pawns are, of passing and landing. Phase 1: no landing on any coin, one's own too. Phase 2: landing on coins is allowed.",
  'R-FO-12':
    'No legal move. Only where no direction is legal, and for a wild no number: pick a direction and go to the first square with neither coin nor pawn, in phase 2 too. Where none is: stay.',
  'R-FO-13':
    "Choice in phase 2. Before rolling: roll, or a coin of the stash; the first turns have to roll, as stashes are empty. On a coin of one's own suit: roll, or that coin, at which one may look first.",
  'R-FO-19': 'Moving is a must. There is no passing.',
  'R-FO-20':
    'The end. At once when as many coins lie on the board as there are players, looked at after each taking; a coin laid and one taken in the same turn cancel out. No equal turns.',
  'R-FO-23': 'Endless play. After 40 rounds of phase 2 it is scored as it stands.',
  'R-FO-24':
    'Without joined edges. All 24 tiles: 12 × 8, or 10 × 10 with a hole at e5 to f6. No move crosses the edge or the hole; R-FO-12 holds.',
  'R-FO-28': 'Clear the board. It ends when no coin is left. Not together with R-FO-27.',
} as const satisfies Sentences;
