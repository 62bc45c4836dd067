import type { PositionRow } from '../../../support/game/positions.ts';

const REST = 'table MMSPP | bag ? | round 2 first 1 to move 1 actions 2';
const LEFT = 'table MMSPP | bag 2 3 7 10 | round 2 first 1 to move 1 actions 1';
/** Stacks with a height of four on d3, and ways down around it. */
const COINS = 'd3:LMSP d4:LMS e5:MP d5:MS e6:P';
const AT = `9 | pawns s:d3 n:e9 | stacks ${COINS} | ${REST}`;
const SORTED = 'd3:LMSP d4:LMS d5:MS e5:MP e6:P';

export const running: readonly PositionRow[] = [
  {
    origin: 'R-MR-24: a run goes down with every step in one action, diagonals included',
    at: AT,
    move: 'd4>e5>e6',
    to: `9 | pawns s:e6 n:e9 | stacks ${SORTED} | ${LEFT.replace('bag 2 3 7 10', 'bag 3 4 8 10')}`,
    told: [{ kind: 'moved', seat: 0, from: 'd3', path: ['d4', 'e5', 'e6'] }],
  },
  {
    origin: 'R-MR-24: a run may stop at any square',
    at: AT,
    among: ['d4', 'd4>e5', 'd4>d5', 'd4>d5>e6', 'd4>e5>e6'],
    without: ['d4>e5>d5', 'd4>d5>e5', 'd4>d3'],
  },
  { origin: 'R-MR-24: a run cannot go on at the same level', at: AT, move: 'd4>e5>d5', refused: 'upward' },
  { origin: 'R-MR-24: a run cannot go up', at: AT, move: 'd4>d3', refused: 'upward' },
  {
    origin: 'R-MR-25: a run may skip levels, here four, two, one',
    at: `9 | pawns s:d3 n:e9 | stacks d3:LMSP d4:LM d5:P | ${REST}`,
    move: 'd4>d5',
    to: '9 | pawns s:d5 n:e9 | stacks d3:LMSP d4:LM d5:P | table MMSPP | bag 3 6 10 11 | round 2 first 1 to move 1 actions 1',
  },
  {
    origin: 'R-MR-27: a step from four to one is legal',
    at: `9 | pawns s:d3 n:e9 | stacks d3:LMSP d4:P d5:P | ${REST}`,
    move: 'd4',
    to: '9 | pawns s:d4 n:e9 | stacks d3:LMSP d4:P d5:P | table MMSPP | bag 4 7 10 10 | round 2 first 1 to move 1 actions 1',
  },
  {
    origin: 'R-MR-27: a run ends when nothing lower is next to it',
    at: `9 | pawns s:d3 n:e9 | stacks d3:LMSP d4:P d5:P | ${REST}`,
    move: 'd4>d5',
    refused: 'upward',
  },
  {
    origin: 'R-MR-26: a step up cannot be followed by a run in the same action',
    at: `9 | pawns s:d3 n:e9 | stacks d3:LM d4:LMS d5:MS | ${REST}`,
    move: 'd4>d5',
    refused: 'notDown',
  },
  {
    origin: 'R-MR-26, option: the first step of a run may climb',
    at: `9 | pawns s:d3 n:e9 | stacks d3:LM d4:LMS d5:MS | ${REST}`,
    options: { climbFirst: true },
    move: 'd4>d5',
    to: '9 | pawns s:d5 n:e9 | stacks d3:LM d4:LMS d5:MS | table MMSPP | bag 3 5 9 13 | round 2 first 1 to move 1 actions 1',
  },
  {
    origin: 'R-MR-26, option: only the first step of a run may climb',
    at: `9 | pawns s:d3 n:e9 | stacks d3:LM d4:MS d5:LMS d6:P | ${REST}`,
    options: { climbFirst: true },
    among: ['d4', 'd3-c4'],
    without: ['d4>d5', 'd4>d5>d6'],
  },
  {
    origin: 'R-MR-28: a run does not pass a pawn',
    at: AT.replace('n:e9', 'n:e5'),
    move: 'd4>e5>e6',
    refused: 'occupied',
  },
  {
    origin: 'R-MR-28, option: a run passes a pawn when squares are shared',
    at: AT.replace('n:e9', 'n:e5'),
    options: { sharing: true },
    among: ['d4>e5>e6'],
  },
  { origin: 'R-MR-21: every square of the run needs a coin', at: AT, move: 'd4>c4', refused: 'bare' },
  {
    origin: 'R-MR-21: every square of a run lies beside the one before',
    at: AT,
    move: 'd4>e6',
    refused: 'far',
  },
  {
    origin: 'R-MR-29: the run ends on the line',
    at: `9 | pawns s:d7 n:e2 | stacks e2:P d7:LMS d8:LM d9:P e9:P | ${REST}`,
    move: 'd8>d9>e9',
    refused: 'pastLine',
  },
  {
    origin: 'R-MR-29: a run that reaches the line wins at once',
    at: `9 | pawns s:d7 n:e2 | stacks e2:P d7:LMS d8:LM d9:P | ${REST}`,
    move: 'd8>d9',
    to: '9 | pawns s:d9 n:e2 | stacks e2:P d7:LMS d8:LM d9:P | table MMSPP | bag 3 6 10 11 | round 2 first 1 to move 1 actions 2 over line 1',
    told: [{ kind: 'moved' }, { kind: 'over', winners: [0], distances: [0, 1] }],
  },
];
