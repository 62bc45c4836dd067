import type { Sentences } from '../../../engine/text.ts';

/** Rulings that refusals cite, in English and worded as in docs/rulings.md; each begins with its title. */
export const rulingsEn = {
  'R-RA-1':
    'Board. As above, 24 spaces. Option size: 16 to 40, even. Option form: a figure of eight, with the wall half a lap away.',
  'R-RA-2': 'Pawns. Five each; one keeps the score, four race and begin at home.',
  'R-RA-3':
    'Scoring. The marker begins beside the 1, not on it, so the fifth space is the fifth run. Option goal: 3 to 5.',
  'R-RA-5': 'Order. Roll, enter, move: one roll for both.',
  'R-RA-7':
    'The move. Any own pawn on the track has to move the roll, the one that just entered too, and if it is the only one, that one. No passing.',
  'R-RA-10': 'No pawn on the track. After entering: the turn is over.',
  'R-RA-18':
    "Landing on one's own. The pawn that moved rolls again and has to move that; nothing enters; as often as it happens. So only the start ever holds two.",
  'R-RA-19':
    "A run. A move forwards that reaches or passes one's own start, once; leaving it later is no second run. Option beyond: strictly beyond, so that a pawn which reaches it makes its run as it leaves.",
  'R-RA-22': 'Winning. At once with the fifth run, before the landing is settled. There are no draws.',
} as const satisfies Sentences;
