import type { Sentences } from '../../../engine/text.ts';

/** Refusal messages in English. */
export const refuseEn = {
  rollFirst: 'A turn begins with the die: roll first, then say which pawn runs.',
  hasRolled:
    'The die is rolled only once a turn. It shows {{rolled}}; choose the pawn that runs, on {{spaces}}.',
  noPawn:
    'Only a pawn of your own on the track can run, and none stands on {{from}}. You can run from {{spaces}}.',
  theirPawn: 'The pawn on {{from}} is not yours, and only your own can run. You can run from {{spaces}}.',
  otherPawn:
    'The extra turn belongs to the pawn that landed on its own side, on {{again}}, so the pawn on {{from}} has to wait. Run from {{again}}.',
  wrongEnd: 'A pawn runs just what was rolled: from {{from}} a {{rolled}} leads to {{to}}, not to {{end}}.',
  noLetter: 'No pawn of yours is called {{letter}} now. You have {{known}}.',
  noLetters: 'No pawn of yours is called {{letter}}: you have none on the track. Roll the die first.',
  typed:
    'That cannot be read as a move: {{typed}}. Write roll, or the space whose pawn runs, such as 5 or 5-8.',
  part: 'A position has {{part}} here, such as {{like}}; {{found}} cannot be read as that.',
  partMissing: 'The position ends too early: {{part}} is missing, such as {{like}}.',
  size: 'A track has an even number of spaces from 16 to 40, not {{size}}.',
  goal: 'A race is won with 3, 4 or 5 runs, not {{goal}}.',
  offTrack: 'There is no space {{space}}: the track ends at {{last}}.',
  pawns: 'Each side has four pawns, at home and on the track together; {{colour}} has {{count}} here.',
  runs: 'Only who has won has {{goal}} runs, and nobody has more: the runs and the end of the line do not agree.',
  crowded:
    'Too many pawns stand on {{space}}: pawns share a space only on their own start or during an extra turn.',
  star: 'A star is for a pawn on its own start that has come round, where runs count beyond it; {{found}} is none.',
  die: 'A die shows 1 to 6, not {{rolled}}.',
  nobody: 'Who has no pawn on the track does not move after the roll: the turn is over at once.',
  notJoined: 'An extra turn needs two pawns of the mover on {{space}}.',
} as const satisfies Sentences;
