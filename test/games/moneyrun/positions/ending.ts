import type { PositionRow } from '../../../support/game/positions.ts';

const TABLE = 'table MMSPP | bag ?';
const BAG = 'table MMSPP | bag 5 6 11 13';
const AT = `9 | pawns s:e4 n:e7 | stacks e4:M e7:M | ${TABLE} | round 5 first 1 to move 1 actions 2`;
const LAST = `9 | pawns s:e4 n:e7 | stacks e4:M e7:M | ${TABLE} | round 20 first 1 to move 2 actions 1`;
const FOUR = `9 | pawns s:e4 w:b5 n:e7 e:f5 | stacks e4:M e7:M | ${TABLE} | round 5 first 2 to move`;

export const ending: readonly PositionRow[] = [
  {
    origin: "R-MR-9, R-MR-29: the opponent's start square wins too",
    at: `9 | pawns s:e8 n:d7 | stacks e8:M e9:P | ${TABLE} | round 5 first 1 to move 1 actions 1`,
    move: 'e9',
    to: '9 | pawns s:e9 n:d7 | stacks e8:M e9:P | table MMSPP | bag 5 7 11 12 | round 5 first 1 to move 1 actions 1 over line 1',
    told: [{ kind: 'over', end: { kind: 'line', seat: 0 } }],
  },
  {
    origin: 'R-MR-29: the second player wins at once too, without a turn to equalise',
    at: `9 | pawns s:e8 n:d2 | stacks e8:M d1:P d2:P e9:P | ${TABLE} | round 5 first 1 to move 2 actions 2`,
    move: 'd1',
    to: '9 | pawns s:e8 n:d1 | stacks d1:P d2:P e8:M e9:P | table MMSPP | bag 5 7 11 10 | round 5 first 1 to move 2 actions 2 over line 2',
    told: [{ kind: 'over', winners: [1] }],
  },
  {
    origin: 'R-MR-8: west aims at column i, though it has no player',
    at: `9 | pawns s:e4 w:h6 n:e7 | stacks h6:M i6:P | ${TABLE} | round 5 first 1 to move 2 actions 2`,
    move: 'i6',
    to: '9 | pawns s:e4 w:i6 n:e7 | stacks h6:M i6:P | table MMSPP | bag 5 7 11 12 | round 5 first 1 to move 2 actions 2 over line 2',
  },
  {
    origin: 'R-MR-6: east aims at column a',
    at: `9 | pawns s:e4 w:h6 n:e7 e:b3 | stacks a3:P b3:M | ${TABLE} | round 5 first 1 to move 4 actions 2`,
    move: 'a3',
    told: [{ kind: 'over', winners: [3], distances: [5, 1, 6, 0] }],
  },
  {
    origin: 'R-MR-9: column a is no goal for south',
    at: `9 | pawns s:b3 n:e7 | stacks a3:P b3:M | ${TABLE} | round 5 first 1 to move 1 actions 2`,
    move: 'a3',
    to: '9 | pawns s:a3 n:e7 | stacks a3:P b3:M | table MMSPP | bag 5 7 11 12 | round 5 first 1 to move 1 actions 1',
  },
  {
    origin: 'R-MR-12: a turn may end with an action left, which is lost',
    at: AT.replace('actions 2', 'actions 1'),
    move: 'end',
    to: `9 | pawns s:e4 n:e7 | stacks e4:M e7:M | ${BAG} | round 5 first 1 to move 2 actions 2`,
    told: [{ kind: 'ended', seat: 0, used: 1 }],
  },
  {
    origin: 'R-MR-31 (a): a turn without any action is counted',
    at: AT,
    move: 'end',
    to: `9 | pawns s:e4 n:e7 | stacks e4:M e7:M | ${BAG} | round 5 first 1 to move 2 actions 2 idle 1`,
    told: [{ kind: 'ended', used: 0 }],
  },
  {
    origin: 'R-MR-31 (a): an action by any player resets the count of idle turns',
    at: `${AT.replace('to move 1 actions 2', 'to move 2 actions 1')} idle 1`,
    move: 'end',
    to: `9 | pawns s:e4 n:e7 | stacks e4:M e7:M | ${BAG} | round 6 first 1 to move 1 actions 2`,
  },
  {
    origin: 'R-MR-31 (a), R-MR-32: after a round without action the nearest player wins',
    at: `${AT.replaceAll('e4', 'e6').replace('to move 1', 'to move 2')} idle 1`,
    move: 'end',
    to: `9 | pawns s:e6 n:e7 | stacks e6:M e7:M | ${BAG} | round 5 first 1 to move 2 actions 2 idle 2 over idle`,
    told: [{ kind: 'over', end: { kind: 'idle' }, winners: [0], distances: [3, 6] }],
  },
  {
    origin: 'R-MR-31 (a), R-MR-32: four idle turns of four end the match, and the higher of two equals wins',
    at: `${FOUR} 1 actions 2 idle 3`,
    move: 'end',
    told: [{ kind: 'over', end: { kind: 'idle' }, winners: [0], distances: [5, 7, 6, 5], lower: [3] }],
  },
  {
    origin: 'R-MR-31 (b): an offer to settle ends the turn and stands',
    at: AT.replace('actions 2', 'actions 1'),
    move: 'settle',
    to: `9 | pawns s:e4 n:e7 | stacks e4:M e7:M | ${BAG} | round 5 first 1 to move 2 actions 2 agreed 1`,
    told: [{ kind: 'agreed', seat: 0 }],
  },
  {
    origin: 'R-MR-31 (b), R-MR-32: when all agree to settle, equal players share the win',
    at: `${AT.replace('to move 1', 'to move 2').replace('n:e7', 'n:e6').replace('e7:M', 'e6:M')} agreed 1`,
    move: 'settle',
    to: `9 | pawns s:e4 n:e6 | stacks e4:M e6:M | ${BAG} | round 5 first 1 to move 2 actions 2 agreed 1,2 over agreed`,
    told: [{ kind: 'over', end: { kind: 'agreed' }, winners: [0, 1], distances: [5, 5] }],
  },
  {
    origin: 'R-MR-31 (b): an action withdraws the offer to settle',
    at: `${AT.replace('to move 1', 'to move 2')} agreed 1`,
    move: 'e7-a1',
    to: `9 | pawns s:e4 n:e7 | stacks a1:M e4:M | ${BAG} | round 5 first 1 to move 2 actions 1`,
  },
  {
    origin: 'R-MR-31 (b): ending a turn without an action keeps the offer to settle',
    at: `${FOUR} 2 actions 2 agreed 1`,
    move: 'end',
    to: `9 | pawns s:e4 w:b5 n:e7 e:f5 | stacks e4:M e7:M | ${BAG} | round 5 first 2 to move 3 actions 2 idle 1 agreed 1`,
  },
  {
    origin: 'R-MR-31 (c): the match ends after the last round',
    at: LAST.replaceAll('e7', 'e5'),
    options: { roundCap: 20 },
    move: 'end',
    to: `9 | pawns s:e4 n:e5 | stacks e4:M e5:M | ${BAG} | round 20 first 1 to move 2 actions 1 over cap`,
    told: [{ kind: 'over', end: { kind: 'cap' }, winners: [1], distances: [5, 4] }],
  },
  {
    origin: 'R-MR-31 (c): the match does not end before every player has had the last round',
    at: LAST.replace('first 1 to move 2', 'first 2 to move 2'),
    options: { roundCap: 20 },
    move: 'end',
    to: `9 | pawns s:e4 n:e7 | stacks e4:M e7:M | ${BAG} | round 20 first 2 to move 1 actions 2`,
  },
  {
    origin: 'R-MR-31 (c): the last action of the last round counts',
    at: LAST.replaceAll('e7', 'e6'),
    options: { roundCap: 20 },
    move: 'P e6',
    luck: [0],
    to: '9 | pawns s:e4 n:e6 | stacks e4:M e6:MP | table LMMSP | bag 4 6 11 13 | round 20 first 1 to move 2 actions 1 over cap',
    told: [{ kind: 'over', winners: [1], distances: [5, 5] }],
  },
  {
    origin: 'R-MR-31 (c): the limit of rounds can be switched off',
    at: LAST.replace('round 20', 'round 500'),
    options: { roundCap: 0 },
    move: 'end',
    to: `9 | pawns s:e4 n:e7 | stacks e4:M e7:M | ${BAG} | round 501 first 1 to move 1 actions 2`,
  },
];
