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
