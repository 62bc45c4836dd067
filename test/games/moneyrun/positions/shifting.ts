import type { PositionRow } from '../../../support/game/positions.ts';

const REST = 'table MMSPP | bag ? | round 2 first 1 to move 1 actions 2';
const AT = `9 | pawns s:e3 n:e6 | stacks d3:S e3:MP e4:LM e6:LM | ${REST}`;
const AFTER = 'table MMSPP | bag 3 5 10 12 | round 2 first 1 to move 1 actions 1';

/** Two coins that may be piled up on c3, and what seat 1 can leave there in its turn. */
const PILE = '9 | pawns s:e1 n:e9 | stacks a1:P b2:P c3:L | table LMSPP | bag ?';
const PILED = '9 | pawns s:e1 n:e9 | stacks c3:LPP | table LMSPP | bag ? | round 2 first 1 to move 2';
const BAG = 'table LMSPP | bag 3 9 11 11 | round 2 first 1';

export const shifting: readonly PositionRow[] = [
  {
    origin: 'R-MR-19: the top coin goes to a bare square, however far',
    at: AT,
    move: 'e4-a9',
    to: `9 | pawns s:e3 n:e6 | stacks d3:S e3:MP e4:L e6:LM a9:M | ${AFTER}`,
    told: [{ kind: 'shifted', seat: 0, coin: 'M', from: 'e4', to: 'a9' }],
  },
  {
    origin: 'R-MR-19: a stack of one is gone when its coin goes',
    at: AT,
    move: 'd3-e4',
    to: `9 | pawns s:e3 n:e6 | stacks e3:MP e4:LMS e6:LM | ${AFTER}`,
  },
  { origin: 'R-MR-19, R-MR-3: not onto a smaller one', at: AT, move: 'e4-d3', refused: 'tooLarge' },
  { origin: 'R-MR-19: not onto the square it lies on', at: AT, move: 'e4-e4', refused: 'sameSquare' },
  { origin: 'R-MR-19: there has to be a coin', at: AT, move: 'b2-b3', refused: 'nothingThere' },
  { origin: 'R-MR-19: only the top coin', at: AT, without: ['e4-d4-d5', 'L d4'], among: ['e4-d4'] },
  { origin: 'R-MR-17: no coin from under an opponent', at: AT, move: 'e6-a1', refused: 'underOpponent' },
  {
    origin: 'R-MR-16: but a coin to there is legal, and the pawn rides up',
    at: AT,
    move: 'd3-e6',
    to: `9 | pawns s:e3 n:e6 | stacks e3:MP e4:LM e6:LMS | ${AFTER}`,
  },
  {
    origin: 'R-MR-18: from under the own pawn, which sinks',
    at: AT,
    move: 'e3-a1',
    to: `9 | pawns s:e3 n:e6 | stacks a1:P d3:S e3:M e4:LM e6:LM | ${AFTER}`,
  },
  {
    origin: 'R-MR-18: to the bare board, if it was the last coin',
    at: AT.replace('e3:MP', 'e3:M'),
    move: 'e3-e4',
    to: '9 | pawns s:e3 n:e6 | stacks d3:S e4:LMM e6:LM | table MMSPP | bag 3 5 10 13 | round 2 first 1 to move 1 actions 1',
  },
  {
    origin: 'R-MR-18, option: it stays under every pawn',
    at: AT,
    options: { ownCoins: false },
    move: 'e3-a1',
    refused: 'underOwn',
  },
  {
    origin: 'R-MR-17, R-MR-28: also where the own pawn shares the square',
    at: AT.replace('n:e6', 'n:e3'),
    options: { sharing: true },
    move: 'e3-a1',
    refused: 'underOpponent',
  },
  {
    origin: 'R-MR-20: shifting back is allowed',
    at: AT.replace('to move 1', 'to move 2'),
    move: 'e4-d4',
    to: '9 | pawns s:e3 n:e6 | stacks d3:S e3:MP d4:M e4:L e6:LM | table MMSPP | bag 3 5 10 12 | round 2 first 1 to move 2 actions 1',
  },
  {
    origin: 'R-MR-20, ko: what was shifted is remembered to the end of the next turn',
    at: AT.replace('actions 2', 'actions 1'),
    options: { ko: true },
    move: 'd3-d4',
    to: '9 | pawns s:e3 n:e6 | stacks e3:MP d4:S e4:LM e6:LM | table MMSPP | bag 3 5 10 12 | round 2 first 1 to move 2 actions 2 shifted d3-d4',
  },
  {
    origin: 'R-MR-20, ko: it may not go straight back',
    at: `${AT.replace('to move 1', 'to move 2')} shifted a1-d3`,
    options: { ko: true },
    move: 'd3-a1',
    refused: 'ko',
  },
  {
    origin: 'R-MR-20, ko: anywhere else it may, and back with another action',
    at: `${AT.replace('to move 1', 'to move 2')} shifted a1-d3`,
    options: { ko: true },
    move: 'd3-a2',
    to: '9 | pawns s:e3 n:e6 | stacks a2:S e3:MP e4:LM e6:LM | table MMSPP | bag 3 5 10 12 | round 2 first 1 to move 2 actions 1 shifted -,d3-a2',
  },
  {
    origin: 'R-MR-20, ko: another coin that covers it is another coin',
    at: `${AT.replace('to move 1', 'to move 2')} shifted a1-d3`,
    options: { ko: true },
    move: 'P d3',
    luck: [0],
    to: '9 | pawns s:e3 n:e6 | stacks d3:SP e3:MP e4:LM e6:LM | table LMMSP | bag 2 5 10 12 | round 2 first 1 to move 2 actions 1 shifted a1-d3/1',
  },
  {
    origin: 'R-MR-20, ko: shifted twice in a turn, it came from where it lay first',
    at: `${AT.replace('actions 2', 'actions 1')} shifted -,a1-d3`,
    options: { ko: true },
    move: 'd3-b1',
    to: '9 | pawns s:e3 n:e6 | stacks b1:S e3:MP e4:LM e6:LM | table MMSPP | bag 3 5 10 12 | round 2 first 1 to move 2 actions 2 shifted a1-b1',
  },
  {
    origin: 'R-MR-20, ko: several in one turn, one of them covered, are all remembered',
    at: `${PILE} | round 2 first 1 to move 1 actions 1 shifted -,b1-a1`,
    options: { ko: true },
    move: 'b2-a1',
    to: `9 | pawns s:e1 n:e9 | stacks a1:PP c3:L | ${BAG} to move 2 actions 2 shifted b1-a1/1+b2-a1`,
  },
  {
    origin: 'R-MR-20, ko: the second covers the first',
    at: `${PILE.replace('a1:P ', '').replace('c3:L', 'c3:LP')} | round 2 first 1 to move 1 actions 1 shifted -,a1-c3`,
    options: { ko: true },
    move: 'b2-c3',
    to: `9 | pawns s:e1 n:e9 | stacks c3:LPP | ${BAG} to move 2 actions 2 shifted a1-c3/2+b2-c3`,
  },
  {
    origin: 'R-MR-20, ko: what lies on top may not go back to where it came from',
    at: `${PILED} actions 2 shifted a1-c3/2+b2-c3`,
    options: { ko: true },
    move: 'c3-b2',
    refused: 'ko',
  },
  {
    origin: 'R-MR-20, ko: but to where a coin beneath came from',
    at: `${PILED} actions 2 shifted a1-c3/2+b2-c3`,
    options: { ko: true },
    move: 'c3-a1',
    to: `9 | pawns s:e1 n:e9 | stacks a1:P c3:LP | ${BAG} to move 2 actions 1 shifted a1-c3,c3-a1`,
  },
  {
    origin: 'R-MR-20, ko: a covered coin that is uncovered may not go straight back either',
    at: `${PILED.replace('c3:LPP', 'c3:LP d4:P')} actions 1 shifted a1-c3,c3-d4`,
    options: { ko: true },
    move: 'c3-a1',
    refused: 'ko',
  },
  {
    origin: 'R-MR-20, ko: taking away what covers it uncovers it',
    at: `${PILED} actions 2 shifted a1-c3/2`,
    options: { ko: true },
    move: 'c3-d4',
    to: `9 | pawns s:e1 n:e9 | stacks c3:LP d4:P | ${BAG} to move 2 actions 1 shifted a1-c3,c3-d4`,
  },
  {
    origin: 'R-MR-20, ko: another coin at the same height is another coin',
    at: `${PILED.replace('c3:LPP', 'c3:LP d4:P')} actions 2 shifted a1-c3`,
    options: { ko: true },
    move: 'c3-a2',
    to: `9 | pawns s:e1 n:e9 | stacks a2:P c3:L d4:P | ${BAG} to move 2 actions 1 shifted -,c3-a2`,
  },
  {
    origin: 'R-MR-20, ko: and so it may go where the other came from',
    at: `${PILED.replace('c3:LPP', 'a2:P c3:LP')} actions 1 shifted -,d4-c3`,
    options: { ko: true },
    move: 'c3-a1',
    to: `9 | pawns s:e1 n:e9 | stacks a1:P a2:P c3:L | ${BAG} to move 1 actions 2 shifted d4-a1`.replace(
      'round 2',
      'round 3',
    ),
  },
  {
    origin: 'R-MR-20, ko: a turn without a shift forgets it',
    at: `${AT} shifted a1-d3`,
    options: { ko: true },
    move: 'end',
    to: '9 | pawns s:e3 n:e6 | stacks d3:S e3:MP e4:LM e6:LM | table MMSPP | bag 3 5 10 12 | round 2 first 1 to move 2 actions 2 idle 1',
  },
];
