import type { Sentences } from '../../../engine/text.ts';

/** Rulings that refusals cite, in English and worded as in docs/rulings.md; each begins with its title. */
export const rulingsEn = {
  'R-RA-1':
    'Board. It has 24 spaces, as above. Option size: 16 to 40, even. Option form: a figure of eight, with the wall half a lap away.',
  'R-RA-2': 'Pawns. Each player has five. One keeps the score, and four race and begin at home.',
  'R-RA-3':
    'Scoring. The marker begins beside the 1, not on it, so the fifth space is the fifth run. Option goal: 3 to 5.',
  'R-RA-5': 'Order. Roll, enter, move: one roll for both.',
  'R-RA-7':
    'The move. A pawn of yours on the track has to move the roll. Any of them may, including the one that just entered. If that is the only one, it has to. You may not pass.',
  'R-RA-10': 'No pawn on the track. If there is none after entering, the turn is over.',
  'R-RA-18':
    'Landing on your own pawn. The pawn that moved rolls again and has to move that roll. Nothing enters, and this repeats as often as it happens. So only the start ever holds two.',
  'R-RA-19':
    'A run. A forward move that reaches or passes your own start scores one run. Leaving the start later is no second run. Option beyond: strictly beyond, so a pawn that reaches the start scores as it leaves.',
  'R-RA-22':
    'Winning. You win at once with the fifth run, before the landing is resolved. There are no draws.',
} as const satisfies Sentences;
