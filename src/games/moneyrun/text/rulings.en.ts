import type { Sentences } from '../../../engine/text.ts';

/** Rulings that refusals cite, in English and worded as in docs/rulings.md; each begins with its title. */
export const rulingsEn = {
  'R-MR-3': 'Equal coins. A larger coin may not lie on a smaller one. An equal one may.',
  'R-MR-5': 'Board. Nine by nine is usual here, as each side then has a middle. Option board: 8.',
  'R-MR-6':
    'Where pawns start. One pawn a side, in its middle: e1, a5, e9, i5. Option starts: each chooses a square of their own edge.',
  'R-MR-9':
    "The goal's square. The words about the opponent's starting square can be read as a ban. They mean that one need not hit it: every square of the line wins, that one too.",
  'R-MR-10':
    'Who begins. By lot; the host may fix it instead (option first: the first seat). Option shortFirst: the first turn has one action.',
  'R-MR-13':
    'Drawing to the table. A coin that is laid is replaced from the bag at once, for all to see; the second action may use it.',
  'R-MR-14':
    'The empty bag. Five coins cannot always lie there: the bag holds 37 after the set-up. When it is empty the table shrinks; when both are, only shifting and moving are left.',
  'R-MR-15':
    'Where a coin may be laid. On any square of the board, near or far: bare, stacked, a start, a goal, with a pawn on it.',
  'R-MR-17': 'Coins under an opponent, taken. No coin is taken from a stack on which an opponent stands.',
  'R-MR-18':
    "Coins under one's own pawn, taken. Nothing forbids it, so it is allowed; the pawn sinks by one, down to the bare board. Option ownCoins: off.",
  'R-MR-19':
    'Shifting. The top coin only, to another square; to a bare one always, else as coins lie on coins. Nothing is pushed in between.',
  'R-MR-20':
    'Shifting to and fro. One shifts, the other shifts back, for ever: allowed, and ended by R-MR-31. Option ko: what was shifted in the turn before may not go straight back; what was shifted twice has come from its first square.',
  'R-MR-21':
    'A step. To a neighbour along a row or column, within the board, where at least one coin lies. Goal squares need a coin too.',
  'R-MR-22': 'Up, level, down. At most one higher than here; level is allowed, down as far as one likes.',
  'R-MR-23':
    'Diagonals. They need a height of 2 or more where the step begins, and may lead up, level or down.',
  'R-MR-24':
    'Chains. From a stack one may go on while it goes down. One action is either a single legal step or a chain whose every step leads strictly down.',
  'R-MR-26':
    'Level first, then down. Not in one action: the descent begins at once. Option climbFirst: one step up or level before it.',
  'R-MR-28':
    'Sharing and passing. A square with a pawn can neither be entered nor passed. Option sharing: several pawns on a square.',
  'R-MR-29': 'When one wins. At once, in the middle of a turn or chain as well; nobody gets a last turn.',
  'R-MR-31':
    'No move left. The game is decided by distance when nobody used an action for a whole round, when all agree, or after 60 rounds (option roundCap).',
} as const satisfies Sentences;
