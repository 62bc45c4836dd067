import type { PositionRow } from '../../../support/game/positions.ts';

const REST = 'table MMSPP | bag ? | round 2 first 1 to move 1 actions 2';
/** The pawn stands one high on e3; around it 1, 2, 3 and nothing. */
const LOW = `9 | pawns s:e3 n:e9 | stacks e2:M e3:L d3:LM f3:LMS d4:S f4:MS | ${REST}`;
/** It stands two high on e3. */
const HIGH = `9 | pawns s:e3 n:e9 | stacks e2:M e3:LM d3:LS f3:LMS d4:P f4:LMSP f2:MSP | ${REST}`;

export const stepping: readonly PositionRow[] = [
  {
    origin: 'R-MR-11: from the bare start square onto a single coin',
    at: `9 | pawns s:e1 n:e9 | stacks e2:M | ${REST}`,
    move: 'e2',
    to: '9 | pawns s:e2 n:e9 | stacks e2:M | table MMSPP | bag 5 7 11 13 | round 2 first 1 to move 1 actions 1',
    told: [{ kind: 'moved', seat: 0, from: 'e1', path: ['e2'] }],
  },
  {
    origin: 'R-MR-11: not onto two',
    at: `9 | pawns s:e1 n:e9 | stacks e2:MS | ${REST}`,
    move: 'e2',
    refused: 'high',
  },
  { origin: 'R-MR-21: a coin is needed', at: LOW, move: 'e4', refused: 'bare' },
  {
    origin: 'R-MR-21: on the goal line too',
    at: `9 | pawns s:e8 n:d2 | stacks e8:M d2:S | ${REST}`,
    move: 'e9',
    refused: 'unpaved',
  },
  { origin: 'R-MR-21: one square far', at: LOW, move: 'e5', refused: 'far' },
  { origin: 'R-MR-21: to another square', at: LOW, move: 'e3', refused: 'far' },
  { origin: 'R-MR-5: within the board', at: LOW, move: 'k3', refused: 'offBoard' },
  {
    origin: 'R-MR-21, R-MR-22: forward, left, right and back, one up or level',
    at: LOW,
    among: ['e2', 'd3'],
    without: ['f3', 'd4', 'f4', 'e4', 'd2', 'f2'],
  },
  { origin: 'R-MR-22: not two up', at: LOW, move: 'f3', refused: 'high' },
  { origin: 'R-MR-23: no diagonal from a single coin', at: LOW, move: 'd4', refused: 'diagonal' },
  { origin: 'R-MR-23: nor up to two', at: LOW, move: 'f4', refused: 'diagonal' },
  {
    origin: 'R-MR-23: from two coins diagonals go level, up and down',
    at: HIGH,
    among: ['e2', 'd3', 'f3', 'd4', 'f2'],
    without: ['f4', 'd2', 'e4'],
  },
  {
    origin: 'R-MR-23: one up on the diagonal',
    at: HIGH,
    move: 'f2',
    to: '9 | pawns s:f2 n:e9 | stacks e2:M f2:MSP d3:LS e3:LM f3:LMS d4:P f4:LMSP | table MMSPP | bag 1 3 7 10 | round 2 first 1 to move 1 actions 1',
  },
  {
    origin: 'R-MR-28: not onto another pawn',
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
    origin: 'R-MR-18, R-MR-22: who sinks climbs from there',
    at: HIGH.replace('e3:LM', 'e3:L'),
    without: ['f3', 'd4', 'f2'],
    among: ['e2', 'd3'],
  },
];
