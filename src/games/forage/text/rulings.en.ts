import type { Sentences } from '../../../engine/text.ts';

/** Rulings that refusals cite, in English and worded as in docs/rulings.md; each begins with its title. */
export const rulingsEn = {
  'R-FO-1':
    "Players. Three or four. With three players, the fourth suit's coins, die and pawn stay out, 18 coins play, and a corner is empty.",
  'R-FO-4':
    'A turn of phase 1. Choose a coin, say its value, lay it value down where the pawn stands, and move exactly that far. Each player has six turns.',
  'R-FO-6': 'Blank coin. You choose 1 to 5, together with the direction, but not 0.',
  'R-FO-8': 'Exact and straight. A pawn moves the whole number in one of eight directions, without a bend.',
  'R-FO-10':
    "Passing and landing. Coins never stop a pawn from passing. Opponents' pawns stop it from passing and landing. In phase 1 you may not land on any coin, not even your own. In phase 2 you may.",
  'R-FO-12':
    'No legal move. If no direction is legal, and for a wild no number either, pick a direction and go to the first square with neither coin nor pawn, in phase 2 too. If there is none, the pawn stays.',
  'R-FO-13':
    'Choice in phase 2. Before rolling, you either roll or use a coin of your stash. The first turns have to roll, as stashes are empty. On a coin of your own suit, you either roll or use that coin. You may look at it first.',
  'R-FO-19': 'You have to move. There is no passing.',
  'R-FO-20':
    'The end. The game ends at once when as many coins lie on the board as there are players. This is checked after each taking, so a coin laid and one taken in the same turn cancel out. Players need not have had equal turns.',
  'R-FO-23': 'Endless play. After 40 rounds of phase 2, the game is scored as it stands.',
  'R-FO-24':
    'Without joined edges. All 24 tiles make 12 × 8 squares, or 10 × 10 with a hole at e5 to f6. No move crosses the edge or the hole, and R-FO-12 applies.',
  'R-FO-28': 'Clear the board. The game ends when no coin is left. It cannot be combined with R-FO-27.',
} as const satisfies Sentences;
