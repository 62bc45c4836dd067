import type { Sentences } from '../../../engine/text.ts';

/** Rulings that refusals cite, in English and worded as in docs/rulings.md; each begins with its title. */
export const rulingsEn = {
  'R-MR-3': 'Equal coins. A larger coin may not lie on a smaller one. An equal one may.',
  'R-MR-5': 'Board. Nine by nine is the default, because each side then has a middle. Option board: 8.',
  'R-MR-6':
    'Where pawns start. Each side has one pawn, in its middle: e1, a5, e9, i5. Option starts: each player chooses a square of their own edge.',
  'R-MR-9':
    "The goal's square. The words about the opponent's starting square can be read as a ban. They mean that you need not reach that very square: every square of the line wins, that one too.",
  'R-MR-10':
    'Who begins. The first player is drawn at random, or fixed by the host (option first: the first seat). Option shortFirst: the first turn has one action.',
  'R-MR-13':
    'Drawing to the table. When a coin is placed, it is replaced from the bag at once and openly. The second action may use the new coin.',
  'R-MR-14':
    'The empty bag. There cannot always be five coins on the table, because the bag holds 37 after the set-up. When the bag is empty, the table shrinks. When both are empty, only shifting and moving remain.',
  'R-MR-15':
    'Where a coin may be placed. On any square of the board, near or far: bare, stacked, a start, a goal, or with a pawn on it.',
  'R-MR-17':
    'Taking a coin from under an opponent. You may not take a coin from a stack on which an opponent stands.',
  'R-MR-18':
    'Taking a coin from under your own pawn. Nothing forbids it, so it is allowed. The pawn sinks by one, at most to the bare board. Option ownCoins: off.',
  'R-MR-19':
    'Shifting. You may shift only the top coin, to another square. It may always go to a bare square, and otherwise onto an equal or larger coin. Nothing is pushed in between.',
  'R-MR-20':
    'Shifting back and forth. One player shifts, the other shifts back, forever: allowed, and ended by R-MR-31. Option ko: a coin shifted in the turn before may not go straight back. If it was shifted twice, its first square counts.',
  'R-MR-21':
    'A step. A pawn steps to a neighbouring square of its row or column that has at least one coin. Goal squares need a coin too.',
  'R-MR-22':
    'Up, level, down. A step may lead up by one at most, stay level, or lead down as far as you like.',
  'R-MR-23':
    'Diagonals. A diagonal step needs a height of 2 or more where it begins, and may lead up, level or down.',
  'R-MR-24':
    'Chains. From a stack, a pawn may continue while it descends. One action is either a single legal step or a chain in which every step leads strictly down.',
  'R-MR-26':
    'Level first, then down. Not in one action: the descent begins at once. Option climbFirst: one step up or level before it.',
  'R-MR-28':
    'Sharing and passing. A pawn can neither enter nor pass a square with a pawn. Option sharing: several pawns may share a square.',
  'R-MR-29': 'When a player wins. At once, even in the middle of a turn or chain. Nobody gets a last turn.',
  'R-MR-31':
    'No move left. The game is decided by distance when nobody used an action for a whole round, when all agree, or after 60 rounds (option roundCap).',
} as const satisfies Sentences;
