import type { Row } from './row.ts';

/** Positions of runs: which pawn, which way, past which pawns. */
export const MOVE: readonly Row[] = [
  {
    origin: 'R-RA-7: a newly entered pawn moves when it is the only one',
    at: '24/5 Y 0 h3 r0 B - h4 r0 Y 4',
    legal: '0',
    move: '0',
    after: '24/5 Y 4 h3 r0 B - h4 r0 B roll',
    events: 'moved',
  },
  {
    origin: 'R-RA-7: the legal moves list every pawn of the mover in the order of its way from the start',
    at: '24/5 Y 0.0.5 h1 r0 B 12.1.23 h1 r0 B 3',
    legal: '12 1 23',
  },
  {
    origin: 'R-RA-7: several pawns on the start are one choice',
    at: '24/5 Y 0.0.5 h1 r0 B 12.1.23 h1 r0 Y 3',
    legal: '0 5',
  },
  {
    origin: 'Runaround: blue runs downwards',
    at: '24/5 Y - h4 r0 B 12 h3 r0 B 5',
    move: '12',
    after: '24/5 Y - h4 r0 B 7 h3 r0 Y roll',
    events: 'moved',
  },
  {
    origin: "R-RA-20: crossing the opponent's start scores no run (blue over 0)",
    at: '24/5 Y - h4 r0 B 2 h3 r0 B 6',
    move: '2',
    after: '24/5 Y - h4 r0 B 20 h3 r0 Y roll',
    events: 'moved',
  },
  {
    origin: 'R-RA-11: pawns on the way have no effect',
    at: '24/5 Y 3.4 h2 r0 B 5 h3 r0 Y 4',
    move: '3',
    after: '24/5 Y 4.7 h2 r0 B 5 h3 r0 B roll',
    events: 'moved',
  },
  {
    origin: "R-RA-11, R-RA-20: pawns on the opponent's start do not stop a passing pawn",
    at: '24/5 Y 10 h3 r0 B 12.12 h2 r0 Y 5',
    move: '10',
    after: '24/5 Y 15 h3 r0 B 12.12 h2 r0 B roll',
    events: 'moved',
  },
];
