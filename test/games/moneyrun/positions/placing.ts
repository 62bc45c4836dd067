import type { PositionRow } from '../../../support/game/positions.ts';

const PAWNS = '9 | pawns s:e1 n:e9';
const START = `${PAWNS} | stacks - | table LMSPP | bag 4 9 11 13 | round 1 first 1 to move 1 actions 2`;
const SECOND = `${PAWNS} | stacks e2:L e4:LMS | table MMSSP | bag ? | round 2 first 1 to move 1 actions 1`;
const LAST_COINS =
  'a3:LLLL b3:MMMMMMMMMM c3:SSSSSSSSSSSS d3:PPPPPPPPPPPPPP | table LP | bag 0 0 0 0 | round 9 first 1 to move 1 actions 2';
const ALL_OUT =
  'a3:LLLLL b3:MMMMMMMMMM c3:SSSSSSSSSSSS d3:PPPPPPPPPPPPPPP | table - | bag 0 0 0 0 | round 9 first 1 to move 1 actions 2';

export const placing: readonly PositionRow[] = [
  {
    origin: 'R-MR-13: placing a coin draws another at once',
    at: START,
    move: 'L e2',
    luck: [0],
    to: `${PAWNS} | stacks e2:L | table LMSPP | bag 3 9 11 13 | round 1 first 1 to move 1 actions 1`,
    told: [{ kind: 'placed', seat: 0, coin: 'L', at: 'e2', drawn: 'L' }],
  },
  {
    origin: 'R-MR-13: each coin of the bag is equally likely, here the last of the first kind',
    at: START,
    move: 'P e2',
    luck: [3],
    to: `${PAWNS} | stacks e2:P | table LLMSP | bag 3 9 11 13 | round 1 first 1 to move 1 actions 1`,
  },
  {
    origin: 'R-MR-13: each coin of the bag is equally likely, here the first of the second kind',
    at: START,
    move: 'P e2',
    luck: [4],
    to: `${PAWNS} | stacks e2:P | table LMMSP | bag 4 8 11 13 | round 1 first 1 to move 1 actions 1`,
  },
  {
    origin: 'R-MR-13: the coin drawn may be placed with the second action',
    at: START.replace('e9 | stacks -', 'e9 | stacks e2:L').replace('bag 4 9 11 13', 'bag 3 9 11 13'),
    move: 'M e3',
    luck: [35],
    to: `${PAWNS} | stacks e2:L e3:M | table LSPPP | bag 3 9 11 12 | round 1 first 1 to move 1 actions 1`,
  },
  {
    origin: 'R-MR-12: the same action may be done twice, which ends the turn',
    at: SECOND,
    move: 'M e2',
    luck: [0],
    to: `${PAWNS} | stacks e2:LM e4:LMS | table LMSSP | bag 2 7 9 14 | round 2 first 1 to move 2 actions 2`,
  },
  {
    origin: 'R-MR-13: only a coin that lies on the table can be placed',
    at: SECOND,
    move: 'L a1',
    refused: 'notOnTable',
  },
  {
    origin: 'R-MR-1: tiny coins do not exist without their option',
    at: SECOND,
    move: 'T a1',
    refused: 'notOnTable',
  },
  {
    origin: 'R-MR-14: when the bag is empty the table shrinks',
    at: `${PAWNS} | stacks ${LAST_COINS}`,
    move: 'L h8',
    to: `${PAWNS} | stacks ${LAST_COINS.replace(' | table LP', ' h8:L | table P').replace('actions 2', 'actions 1')}`,
    told: [{ kind: 'placed', drawn: null }],
  },
  {
    origin: 'R-MR-14: no coin can be placed when table and bag are empty',
    at: `${PAWNS} | stacks ${ALL_OUT}`,
    move: 'P e2',
    refused: 'tableEmpty',
  },
  {
    origin: 'R-MR-14: shifting and moving remain when table and bag are empty',
    at: `${PAWNS.replace('s:e1', 's:e3')} | stacks ${ALL_OUT}`,
    among: ['d3-e4', 'end', 'settle'],
    without: ['P e2', 'L e2', 'd3'],
  },
  {
    origin: 'R-MR-15: a coin can be placed on any square, the goal line and the edge included',
    at: SECOND,
    among: ['P i9', 'P a9', 'S c9', 'M a1', 'S e4', 'P e4', 'M e2'],
  },
  {
    origin: "R-MR-16: a coin can be placed under the player's own pawn, which rises",
    at: SECOND,
    move: 'P e1',
    luck: [0],
    told: [{ kind: 'placed', at: 'e1' }],
    to: `${PAWNS} | stacks e1:P e2:L e4:LMS | table LMMSS | bag 2 7 9 14 | round 2 first 1 to move 2 actions 2`,
  },
  {
    origin: "R-MR-16: a coin can be placed under an opponent's pawn",
    at: SECOND,
    move: 'P e9',
    luck: [0],
    to: `${PAWNS} | stacks e2:L e4:LMS e9:P | table LMMSS | bag 2 7 9 14 | round 2 first 1 to move 2 actions 2`,
  },
  {
    origin: 'R-MR-2, R-MR-3: a larger coin cannot be placed on a smaller one',
    at: SECOND,
    move: 'M e4',
    refused: 'tooLarge',
  },
  {
    origin: 'R-MR-3: a coin can be placed on an equal one',
    at: SECOND,
    move: 'S e4',
    luck: [0],
    to: `${PAWNS} | stacks e2:L e4:LMSS | table LMMSP | bag 2 7 9 14 | round 2 first 1 to move 2 actions 2`,
  },
  {
    origin: 'R-MR-4: a stack may have any height',
    at: `${PAWNS} | stacks ${LAST_COINS}`,
    move: 'P d3',
    to: `${PAWNS} | stacks ${LAST_COINS.replace('PP | table LP', 'PPP | table L').replace('actions 2', 'actions 1')}`,
  },
  {
    origin: 'R-MR-5: the smaller board ends at h8',
    at: START.replace('9 |', '8 |').replace('e9', 'd8'),
    move: 'P i9',
    refused: 'offBoard',
  },
  {
    origin: 'R-MR-1: tiny coins go onto everything, and nothing else onto them',
    at: `${PAWNS} | stacks e4:LPT | table MMSPT | bag ? | round 2 first 1 to move 1 actions 1`,
    options: { tiny: true },
    among: ['T e4'],
    without: ['P e4', 'S e4', 'M e4'],
  },
];
