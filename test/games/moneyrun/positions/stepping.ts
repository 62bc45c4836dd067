import type { PositionRow } from '../../../support/game/positions.ts';

const REST = 'table MMSPP | bag ? | round 2 first 1 to move 1 actions 2';
/** Position with the pawn one high on e3, and heights of 1, 2, 3 and nothing around it. */
const LOW = `9 | pawns s:e3 n:e9 | stacks e2:M e3:L d3:LM f3:LMS d4:S f4:MS | ${REST}`;
/** Position with the pawn two high on e3. */
const HIGH = `9 | pawns s:e3 n:e9 | stacks e2:M e3:LM d3:LS f3:LMS d4:P f4:LMSP f2:MSP | ${REST}`;

export const stepping: readonly PositionRow[] = [
  {
    origin: 'R-MR-11: a pawn steps from the bare start square onto a single coin',
    at: `9 | pawns s:e1 n:e9 | stacks e2:M | ${REST}`,
    move: 'e2',
    to: '9 | pawns s:e2 n:e9 | stacks e2:M | table MMSPP | bag 5 7 11 13 | round 2 first 1 to move 1 actions 1',
    told: [{ kind: 'moved', seat: 0, from: 'e1', path: ['e2'] }],
  },
  {
    origin: 'R-MR-11: a pawn cannot step from the bare start square onto two coins',
    at: `9 | pawns s:e1 n:e9 | stacks e2:MS | ${REST}`,
    move: 'e2',
    refused: 'high',
  },
  { origin: 'R-MR-21: a step needs a coin on its target', at: LOW, move: 'e4', refused: 'bare' },
  {
    origin: 'R-MR-21: a step onto the goal line needs a coin too',
    at: `9 | pawns s:e8 n:d2 | stacks e8:M d2:S | ${REST}`,
    move: 'e9',
    refused: 'unpaved',
  },
  { origin: 'R-MR-21: a step goes one square far', at: LOW, move: 'e5', refused: 'far' },
  { origin: 'R-MR-21: a step goes to another square', at: LOW, move: 'e3', refused: 'far' },
  { origin: 'R-MR-5: a step stays within the board', at: LOW, move: 'k3', refused: 'offBoard' },
  {
    origin: 'R-MR-21, R-MR-22: a step goes forward, left, right or back, one up or level',
    at: LOW,
    among: ['e2', 'd3'],
    without: ['f3', 'd4', 'f4', 'e4', 'd2', 'f2'],
  },
  { origin: 'R-MR-22: a step cannot go two up', at: LOW, move: 'f3', refused: 'high' },
  {
    origin: 'R-MR-23: a pawn on a single coin cannot step diagonally',
    at: LOW,
    move: 'd4',
    refused: 'diagonal',
  },
  {
    origin: 'R-MR-23: a pawn on a single coin cannot step diagonally onto two',
    at: LOW,
    move: 'f4',
    refused: 'diagonal',
  },
  {
    origin: 'R-MR-23: a pawn on two coins may step diagonally, level, up and down',
    at: HIGH,
    among: ['e2', 'd3', 'f3', 'd4', 'f2'],
    without: ['f4', 'd2', 'e4'],
  },
  {
    origin: 'R-MR-23: a pawn on two coins steps diagonally one up',
    at: HIGH,
    move: 'f2',
    to: '9 | pawns s:f2 n:e9 | stacks e2:M f2:MSP d3:LS e3:LM f3:LMS d4:P f4:LMSP | table MMSPP | bag 1 3 7 10 | round 2 first 1 to move 1 actions 1',
  },
  {
    origin: 'R-MR-28: a pawn cannot step onto another pawn',
    at: LOW.replace('n:e9', 'n:e2'),
    move: 'e2',
    refused: 'occupied',
  },
  {
    origin: 'R-MR-28, option: pawns may share a square',
    at: LOW.replace('n:e9', 'n:d3'),
    options: { sharing: true },
    move: 'd3',
    to: '9 | pawns s:d3 n:d3 | stacks e2:M d3:LM e3:L f3:LMS d4:S f4:MS | table MMSPP | bag 2 4 8 13 | round 2 first 1 to move 1 actions 1',
  },
  {
    origin: 'R-MR-18, R-MR-22: a pawn that has sunk climbs from its new height',
    at: HIGH.replace('e3:LM', 'e3:L'),
    without: ['f3', 'd4', 'f2'],
    among: ['e2', 'd3'],
  },
];
