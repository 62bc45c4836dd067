import type { PositionRow } from '../../../support/game/positions.ts';

const REST = 'table MMSPP | bag ? | round 2 first 1 to move 1 actions 2';
const AT = `9 | pawns s:e3 n:e6 | stacks d3:S e3:MP e4:LM e6:LM | ${REST}`;
const AFTER = 'table MMSPP | bag 3 5 10 12 | round 2 first 1 to move 1 actions 1';

/** Two coins that may be stacked on c3, and the stack that seat 1 can leave there in its turn. */
const STACKABLE = '9 | pawns s:e1 n:e9 | stacks a1:P b2:P c3:L | table LMSPP | bag ?';
const STACKED = '9 | pawns s:e1 n:e9 | stacks c3:LPP | table LMSPP | bag ? | round 2 first 1 to move 2';
const BAG = 'table LMSPP | bag 3 9 11 11 | round 2 first 1';

export const shifting: readonly PositionRow[] = [
  {
    origin: 'R-MR-19: the top coin can be shifted to any bare square',
    at: AT,
    move: 'e4-a9',
    to: `9 | pawns s:e3 n:e6 | stacks d3:S e3:MP e4:L e6:LM a9:M | ${AFTER}`,
    told: [{ kind: 'shifted', seat: 0, coin: 'M', from: 'e4', to: 'a9' }],
  },
  {
    origin: 'R-MR-19: shifting the only coin of a stack removes the stack',
    at: AT,
    move: 'd3-e4',
    to: `9 | pawns s:e3 n:e6 | stacks e3:MP e4:LMS e6:LM | ${AFTER}`,
  },
  {
    origin: 'R-MR-19, R-MR-3: a coin cannot be shifted onto a smaller one',
    at: AT,
    move: 'e4-d3',
    refused: 'tooLarge',
  },
  {
    origin: 'R-MR-19: a coin cannot be shifted to its own square',
    at: AT,
    move: 'e4-e4',
    refused: 'sameSquare',
  },
  { origin: 'R-MR-19: a shift needs a coin on its square', at: AT, move: 'b2-b3', refused: 'nothingThere' },
  {
    origin: 'R-MR-19: only the top coin can be shifted',
    at: AT,
    without: ['e4-d4-d5', 'L d4'],
    among: ['e4-d4'],
  },
  {
    origin: "R-MR-17: a coin under an opponent's pawn cannot be shifted",
    at: AT,
    move: 'e6-a1',
    refused: 'underOpponent',
  },
  {
    origin: "R-MR-16: a coin can be shifted under an opponent's pawn, which rises",
    at: AT,
    move: 'd3-e6',
    to: `9 | pawns s:e3 n:e6 | stacks e3:MP e4:LM e6:LMS | ${AFTER}`,
  },
  {
    origin: "R-MR-18: a coin can be shifted from under the player's own pawn, which sinks",
    at: AT,
    move: 'e3-a1',
    to: `9 | pawns s:e3 n:e6 | stacks a1:P d3:S e3:M e4:LM e6:LM | ${AFTER}`,
  },
  {
    origin: "R-MR-18: the last coin can be shifted from under the player's own pawn",
    at: AT.replace('e3:MP', 'e3:M'),
    move: 'e3-e4',
    to: '9 | pawns s:e3 n:e6 | stacks d3:S e4:LMM e6:LM | table MMSPP | bag 3 5 10 13 | round 2 first 1 to move 1 actions 1',
  },
  {
    origin: "R-MR-18, option: a coin under the player's own pawn cannot be shifted",
    at: AT,
    options: { ownCoins: false },
    move: 'e3-a1',
    refused: 'underOwn',
  },
  {
    origin: 'R-MR-17, R-MR-28: a coin under two pawns that share a square cannot be shifted',
    at: AT.replace('n:e6', 'n:e3'),
    options: { sharing: true },
    move: 'e3-a1',
    refused: 'underOpponent',
  },
  {
    origin: 'R-MR-20: a coin can be shifted back without ko',
    at: AT.replace('to move 1', 'to move 2'),
    move: 'e4-d4',
    to: '9 | pawns s:e3 n:e6 | stacks d3:S e3:MP d4:M e4:L e6:LM | table MMSPP | bag 3 5 10 12 | round 2 first 1 to move 2 actions 1',
  },
  {
    origin: 'R-MR-20, ko: a shift is remembered to the end of the next turn',
    at: AT.replace('actions 2', 'actions 1'),
    options: { ko: true },
    move: 'd3-d4',
    to: '9 | pawns s:e3 n:e6 | stacks e3:MP d4:S e4:LM e6:LM | table MMSPP | bag 3 5 10 12 | round 2 first 1 to move 2 actions 2 shifted d3-d4',
  },
  {
    origin: 'R-MR-20, ko: a shifted coin may not go straight back',
    at: `${AT.replace('to move 1', 'to move 2')} shifted a1-d3`,
    options: { ko: true },
    move: 'd3-a1',
    refused: 'ko',
  },
  {
    origin: 'R-MR-20, ko: a shifted coin may go anywhere else',
    at: `${AT.replace('to move 1', 'to move 2')} shifted a1-d3`,
    options: { ko: true },
    move: 'd3-a2',
    to: '9 | pawns s:e3 n:e6 | stacks a2:S e3:MP e4:LM e6:LM | table MMSPP | bag 3 5 10 12 | round 2 first 1 to move 2 actions 1 shifted -,d3-a2',
  },
  {
    origin: 'R-MR-20, ko: a coin placed on a shifted coin keeps the memory of the covered one',
    at: `${AT.replace('to move 1', 'to move 2')} shifted a1-d3`,
    options: { ko: true },
    move: 'P d3',
    luck: [0],
    to: '9 | pawns s:e3 n:e6 | stacks d3:SP e3:MP e4:LM e6:LM | table LMMSP | bag 2 5 10 12 | round 2 first 1 to move 2 actions 1 shifted a1-d3/1',
  },
  {
    origin: 'R-MR-20, ko: a coin shifted twice in a turn may not return to its first square',
    at: `${AT.replace('actions 2', 'actions 1')} shifted -,a1-d3`,
    options: { ko: true },
    move: 'd3-b1',
    to: '9 | pawns s:e3 n:e6 | stacks b1:S e3:MP e4:LM e6:LM | table MMSPP | bag 3 5 10 12 | round 2 first 1 to move 2 actions 2 shifted a1-b1',
  },
  {
    origin: 'R-MR-20, ko: several shifts of one turn are remembered, also of a covered coin',
    at: `${STACKABLE} | round 2 first 1 to move 1 actions 1 shifted -,b1-a1`,
    options: { ko: true },
    move: 'b2-a1',
    to: `9 | pawns s:e1 n:e9 | stacks a1:PP c3:L | ${BAG} to move 2 actions 2 shifted b1-a1/1+b2-a1`,
  },
  {
    origin: 'R-MR-20, ko: a second shift that covers the first keeps both in memory',
    at: `${STACKABLE.replace('a1:P ', '').replace('c3:L', 'c3:LP')} | round 2 first 1 to move 1 actions 1 shifted -,a1-c3`,
    options: { ko: true },
    move: 'b2-c3',
    to: `9 | pawns s:e1 n:e9 | stacks c3:LPP | ${BAG} to move 2 actions 2 shifted a1-c3/2+b2-c3`,
  },
  {
    origin: 'R-MR-20, ko: of two shifted coins the top one may not go straight back',
    at: `${STACKED} actions 2 shifted a1-c3/2+b2-c3`,
    options: { ko: true },
    move: 'c3-b2',
    refused: 'ko',
  },
  {
    origin: "R-MR-20, ko: of two shifted coins the top one may go to the other's former square",
    at: `${STACKED} actions 2 shifted a1-c3/2+b2-c3`,
    options: { ko: true },
    move: 'c3-a1',
    to: `9 | pawns s:e1 n:e9 | stacks a1:P c3:LP | ${BAG} to move 2 actions 1 shifted a1-c3,c3-a1`,
  },
  {
    origin: 'R-MR-20, ko: an uncovered coin may not go straight back',
    at: `${STACKED.replace('c3:LPP', 'c3:LP d4:P')} actions 1 shifted a1-c3,c3-d4`,
    options: { ko: true },
    move: 'c3-a1',
    refused: 'ko',
  },
  {
    origin: 'R-MR-20, ko: shifting the covering coin uncovers the one beneath',
    at: `${STACKED} actions 2 shifted a1-c3/2`,
    options: { ko: true },
    move: 'c3-d4',
    to: `9 | pawns s:e1 n:e9 | stacks c3:LP d4:P | ${BAG} to move 2 actions 1 shifted a1-c3,c3-d4`,
  },
  {
    origin: 'R-MR-20, ko: a coin that was not shifted may go anywhere',
    at: `${STACKED.replace('c3:LPP', 'c3:LP d4:P')} actions 2 shifted a1-c3`,
    options: { ko: true },
    move: 'c3-a2',
    to: `9 | pawns s:e1 n:e9 | stacks a2:P c3:L d4:P | ${BAG} to move 2 actions 1 shifted -,c3-a2`,
  },
  {
    origin: 'R-MR-20, ko: a coin may go to the former square of another one',
    at: `${STACKED.replace('c3:LPP', 'a2:P c3:LP')} actions 1 shifted -,d4-c3`,
    options: { ko: true },
    move: 'c3-a1',
    to: `9 | pawns s:e1 n:e9 | stacks a1:P a2:P c3:L | ${BAG} to move 1 actions 2 shifted d4-a1`.replace(
      'round 2',
      'round 3',
    ),
  },
  {
    origin: 'R-MR-20, ko: a turn without a shift clears the memory',
    at: `${AT} shifted a1-d3`,
    options: { ko: true },
    move: 'end',
    to: '9 | pawns s:e3 n:e6 | stacks d3:S e3:MP e4:LM e6:LM | table MMSPP | bag 3 5 10 12 | round 2 first 1 to move 2 actions 2 idle 1',
  },
];
