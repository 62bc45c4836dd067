import type { Row } from './row.ts';

/** Positions of scoring and winning. */
export const RUNS: readonly Row[] = [
  {
    origin: 'R-RA-19: a pawn that reaches its start scores a run',
    at: '24/5 Y 20 h3 r0 B - h4 r0 Y 4',
    move: '20',
    after: '24/5 Y 0 h3 r1 B - h4 r0 B roll',
    events: 'moved run',
  },
  {
    origin: 'R-RA-19: a pawn that leaves its start later does not score again',
    at: '24/5 Y 0 h3 r1 B - h4 r0 Y 4',
    move: '0',
    after: '24/5 Y 4 h3 r1 B - h4 r0 B roll',
    events: 'moved',
  },
  {
    origin: 'R-RA-19: a pawn that passes its start scores a run',
    at: '24/5 Y 22 h3 r0 B - h4 r0 Y 6',
    move: '22',
    after: '24/5 Y 4 h3 r1 B - h4 r0 B roll',
    events: 'moved run',
  },
  {
    origin: 'R-RA-19: a pawn of blue that comes down from 13 and passes 12 scores a run',
    at: '24/5 Y - h4 r0 B 13 h3 r2 B 3',
    move: '13',
    after: '24/5 Y - h4 r0 B 10 h3 r3 Y roll',
    events: 'moved run',
  },
  {
    origin: 'R-RA-3: the fourth run of five does not win',
    at: '24/5 Y 20 h3 r3 B - h4 r0 Y 4',
    move: '20',
    after: '24/5 Y 0 h3 r4 B - h4 r0 B roll',
    events: 'moved run',
  },
  {
    origin: 'R-RA-22: the fifth run wins before the landing on an opponent where no wall is',
    at: '24/5 Y 21 h3 r4 B 1 h3 r4 Y 4',
    move: '21',
    after: '24/5 Y 1 h3 r5 B 1 h3 r4 Y won',
    events: 'moved run won',
  },
  {
    origin: 'R-RA-12, R-RA-22: the winning run comes before the bump',
    at: '24/5 Y 21 h3 r4 B 3 h3 r4 Y 6',
    move: '21',
    after: '24/5 Y 3 h3 r5 B 3 h3 r4 Y won',
    events: 'moved run won',
  },
  {
    origin: 'R-RA-12, R-RA-22: the winning run comes before the swap',
    at: '24/5 Y 20 h3 r4 B 22 h3 r4 Y 6',
    move: '20',
    after: '24/5 Y 2 h3 r5 B 22 h3 r4 Y won',
    events: 'moved run won',
  },
  {
    origin: 'R-RA-12, R-RA-22: the winning run comes before the extra turn',
    at: '24/5 Y 3.21 h2 r4 B 20 h3 r4 Y 6',
    move: '21',
    after: '24/5 Y 3.3 h2 r5 B 20 h3 r4 Y won',
    events: 'moved run won',
  },
  {
    origin: 'R-RA-3: with a goal of three the third run wins',
    at: '24/3 Y 5 h3 r2 B 14 h3 r2 B 2',
    move: '14',
    after: '24/3 Y 5 h3 r2 B 12 h3 r3 B won',
    events: 'moved run won',
  },
  {
    origin: 'R-RA-22: a roll after the win is refused',
    at: '24/3 Y 5 h3 r2 B 12 h3 r3 B won',
    move: 'roll',
    refuse: 'bot:refuse.over',
  },
];
