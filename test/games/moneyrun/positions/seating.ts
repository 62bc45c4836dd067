import type { PositionRow } from '../../../support/game/positions.ts';

const OPEN = 'stacks - | table MMSPP | bag 5 8 11 13 | round 1 first';

export const seating: readonly PositionRow[] = [
  {
    origin: 'R-MR-6, option: a pawn may start anywhere on its own edge',
    at: `9 | pawns s:- n:- | ${OPEN} 1 to move 1 actions 2`,
    options: { starts: 'free' },
    legal: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1'].map((at) => `start ${at}`),
  },
  {
    origin: 'R-MR-6, option: pawns are placed in turn order',
    at: `9 | pawns s:- n:- | ${OPEN} 1 to move 1 actions 2`,
    options: { starts: 'free' },
    move: 'c1',
    to: `9 | pawns s:c1 n:- | ${OPEN} 1 to move 2 actions 2`,
    told: [{ kind: 'started', seat: 0, at: 'c1' }],
  },
  {
    origin: 'R-MR-6, R-MR-7: the first player opens after all pawns are placed',
    at: `9 | pawns s:a1 w:- n:b9 | ${OPEN} 3 to move 2 actions 2`,
    options: { starts: 'free' },
    move: 'start a7',
    to: `9 | pawns s:a1 w:a7 n:b9 | ${OPEN} 3 to move 3 actions 2`,
  },
  {
    origin: 'R-MR-6, R-MR-28: two pawns cannot start on the same corner',
    at: `9 | pawns s:a1 w:- n:- | ${OPEN} 1 to move 2 actions 2`,
    options: { starts: 'free' },
    move: 'start a1',
    refused: 'startTaken',
  },
  {
    origin: 'R-MR-28, option: two pawns may start on one corner when squares are shared',
    at: `9 | pawns s:a1 w:- n:- | ${OPEN} 1 to move 2 actions 2`,
    options: { starts: 'free', sharing: true },
    move: 'start a1',
    to: `9 | pawns s:a1 w:a1 n:- | ${OPEN} 1 to move 3 actions 2`,
  },
  {
    origin: 'R-MR-6, option: a pawn cannot start on another edge',
    at: `9 | pawns s:a1 w:- n:- | ${OPEN} 1 to move 2 actions 2`,
    options: { starts: 'free' },
    move: 'start e9',
    refused: 'notYourEdge',
  },
  {
    origin: 'R-MR-6, option: no coin can be placed before the pawns',
    at: `9 | pawns s:- n:- | ${OPEN} 1 to move 1 actions 2`,
    options: { starts: 'free' },
    move: 'M e2',
    refused: 'startFirst',
  },
  {
    origin: 'R-MR-6: a pawn is placed only once',
    at: `9 | pawns s:e1 n:e9 | ${OPEN} 1 to move 1 actions 2`,
    move: 'start d1',
    refused: 'started',
  },
  {
    origin: 'R-MR-7: the turn passes clockwise, from south to west',
    at: `9 | pawns s:e1 w:a5 n:e9 e:i5 | ${OPEN} 1 to move 1 actions 1`,
    move: 'end',
    to: `9 | pawns s:e1 w:a5 n:e9 e:i5 | ${OPEN} 1 to move 2 actions 2`,
  },
  {
    origin: 'R-MR-7: the turn passes from east to south, and a new round begins',
    at: `9 | pawns s:e1 w:a5 n:e9 e:i5 | ${OPEN} 1 to move 4 actions 1`,
    move: 'end',
    to: `9 | pawns s:e1 w:a5 n:e9 e:i5 | ${OPEN.replace('round 1', 'round 2')} 1 to move 1 actions 2`,
  },
  {
    origin: 'R-MR-10, option: the first turn ends after one action',
    at: `9 | pawns s:e1 n:e9 | ${OPEN} 2 to move 2 actions 1`,
    options: { shortFirst: true },
    move: 'M e8',
    luck: [0],
    to: '9 | pawns s:e1 n:e9 | stacks e8:M | table LMSPP | bag 4 8 11 13 | round 1 first 2 to move 1 actions 2',
  },
  {
    origin: 'R-MR-10, R-MR-31: a first turn without its one action counts as idle',
    at: `9 | pawns s:e1 n:e9 | ${OPEN} 2 to move 2 actions 1`,
    options: { shortFirst: true },
    move: 'end',
    to: `9 | pawns s:e1 n:e9 | ${OPEN} 2 to move 1 actions 2 idle 1`,
  },
];
