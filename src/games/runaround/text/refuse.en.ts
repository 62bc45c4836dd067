import type { Sentences } from '../../../engine/text.ts';

/** Refusal messages in English. */
export const refuseEn = {
  rollFirst: 'Roll the die first, then choose a pawn to move.',
  hasRolled: 'You already rolled {{rolled}}. Choose a pawn to move. You can move from {{spaces}}.',
  noPawn: "You don't have a pawn on {{from}}. You can move from {{spaces}}.",
  theirPawn: "The pawn on {{from}} isn't yours. You can move from {{spaces}}.",
  otherPawn:
    "You can't move the pawn on {{from}}: the extra turn is for the pawn on {{again}}. Move that one.",
  wrongEnd: 'You rolled {{rolled}}: the pawn on {{from}} can only move to {{to}}, not to {{end}}.',
  noLetter: 'None of your pawns is {{letter}} right now. Choose from {{known}}.',
  noLetters: 'None of your pawns is {{letter}}: you have no pawn on the track. Roll the die first.',
  typed: '"{{typed}}" isn\'t a move. Type roll, or the space of the pawn to move, like 5 or 5-8.',
  part: 'Expected {{part}} here, like {{like}}, but found {{found}}.',
  partMissing: 'The position ends too early. Add {{part}}, like {{like}}.',
  size: 'The track needs an even number of spaces from 16 to 40, not {{size}}.',
  goal: 'The runs to win must be 3, 4, or 5, not {{goal}}.',
  offTrack: "There's no space {{space}}: the track ends at {{last}}.",
  pawns: 'Each player has four pawns, counting home and track. Here, {{colour}} has {{count}}.',
  runs: "Only the winner has {{goal}} runs, and nobody has more. The runs don't match the end of the position.",
  crowded:
    'Too many pawns on {{space}}. Pawns share a space only on their own start or during an extra turn.',
  star: "{{found}} can't have a star. A star marks a pawn that came around to its own start, when runs count past it.",
  die: 'A die shows 1 to 6, not {{rolled}}.',
  nobody: 'With no pawn on the track, the turn ends right after the roll.',
  notJoined: 'An extra turn needs two pawns of that player on {{space}}.',
} as const satisfies Sentences;

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
