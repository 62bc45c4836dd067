import type { Row } from './row.ts';

/** Positions of other track lengths. */
export const SIZES: readonly Row[] = [
  {
    origin: 'R-RA-1: on 16 spaces, 6 and 10 are the last with a wall between them',
    at: '16/3 Y 5 h3 r0 B 10 h3 r0 Y 1',
    move: '5',
    after: '16/3 Y 10 h3 r0 B 6 h3 r0 B roll',
    events: 'moved swapped',
  },
  {
    origin: 'R-RA-1: on 16 spaces, 7 and 9 lie past the end of the wall',
    at: '16/3 Y 5 h3 r0 B 9 h3 r0 Y 2',
    move: '5',
    after: '16/3 Y 7 h3 r0 B 9 h3 r0 B roll',
    events: 'moved',
  },
  {
    origin: 'R-RA-1: on 40 spaces, 18 and 22 face each other',
    at: '40/5 Y 16 h3 r0 B 22 h3 r0 Y 2',
    move: '16',
    after: '40/5 Y 22 h3 r0 B 18 h3 r0 B roll',
    events: 'moved swapped',
  },
  {
    origin: 'R-RA-1, R-RA-16: on 40 spaces, 21 is next to the start of blue',
    at: '40/5 Y 16 h3 r0 B 21 h3 r0 Y 5',
    move: '16',
    after: '40/5 Y - h4 r0 B 21 h3 r0 B roll',
    events: 'moved sentHome',
  },
];
