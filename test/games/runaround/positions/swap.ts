import type { Row } from './row.ts';

/** Positions of swapping across the wall. */
export const SWAP: readonly Row[] = [
  {
    origin: 'R-RA-17: a pawn on an empty space swaps with an opponent across',
    at: '24/5 Y 3 h3 r0 B 17 h3 r0 Y 4',
    move: '3',
    after: '24/5 Y 17 h3 r0 B 7 h3 r0 B roll',
    events: 'moved swapped',
  },
  {
    origin: 'R-RA-17: a pawn of blue swaps with an opponent across too',
    at: '24/5 Y 7 h3 r0 B 20 h3 r0 B 3',
    move: '20',
    after: '24/5 Y 17 h3 r0 B 7 h3 r0 Y roll',
    events: 'moved swapped',
  },
  {
    origin: 'R-RA-17: pawns do not swap where no wall is (11 and 13)',
    at: '24/5 Y 10 h3 r0 B 13 h3 r0 Y 1',
    move: '10',
    after: '24/5 Y 11 h3 r0 B 13 h3 r0 B roll',
    events: 'moved',
  },
  {
    origin: 'R-RA-17: pawns do not swap where no wall is (23 and 1)',
    at: '24/5 Y 22 h3 r0 B 1 h3 r0 Y 1',
    move: '22',
    after: '24/5 Y 23 h3 r0 B 1 h3 r0 B roll',
    events: 'moved',
  },
  {
    origin: 'R-RA-17: a pawn does not swap with a pawn of the same side',
    at: '24/5 Y 3.17 h2 r0 B - h4 r0 Y 4',
    move: '3',
    after: '24/5 Y 7.17 h2 r0 B - h4 r0 B roll',
    events: 'moved',
  },
  {
    origin: 'R-RA-20: a pawn carried past its own start by a swap scores no run',
    at: '24/5 Y 16 h3 r0 B 4 h3 r0 Y 4',
    move: '16',
    after: '24/5 Y 4 h3 r0 B 20 h3 r0 B roll',
    events: 'moved swapped',
  },
  {
    origin: 'R-RA-12, R-RA-19: a run counts before a swap takes the pawn back over its start',
    at: '24/5 Y 23 h3 r0 B 22 h3 r0 Y 3',
    move: '23',
    after: '24/5 Y 22 h3 r1 B 2 h3 r0 B roll',
    events: 'moved run swapped',
  },
];
