import type { Row } from './row.ts';

/** Bumping over the wall. */
export const BUMP: readonly Row[] = [
  {
    origin: 'R-RA-13: bumped straight across; R-RA-14: and not swapped back',
    at: '24/5 Y 4 h3 r0 B 9 h3 r0 Y 5',
    move: '4',
    after: '24/5 Y 9 h3 r0 B 15 h3 r0 B roll',
    events: 'moved bumped',
  },
  {
    origin: 'R-RA-13: who stood across goes home, the own pawn of the attacker too',
    at: '24/5 Y 4.15 h2 r0 B 9 h3 r0 Y 5',
    move: '4',
    after: '24/5 Y 9 h3 r0 B 15 h3 r0 B roll',
    events: 'moved bumped',
  },
  {
    origin:
      'R-RA-13: who stood across goes home, the other pawn of the victim; R-RA-15: no extra turn comes of it',
    at: '24/5 Y 4 h3 r0 B 9.15 h2 r0 Y 5',
    move: '4',
    after: '24/5 Y 9 h3 r0 B 15 h3 r0 B roll',
    events: 'moved bumped',
  },
  {
    origin: 'R-RA-13: blue bumps just so',
    at: '24/5 Y 9 h3 r0 B 11 h3 r0 B 2',
    move: '11',
    after: '24/5 Y 15 h3 r0 B 9 h3 r0 Y roll',
    events: 'moved bumped',
  },
  {
    origin: 'R-RA-13: across lies the space that the attacker has just left: nobody is there',
    at: '24/5 Y 10 h3 r0 B 14 h3 r0 Y 4',
    move: '10',
    after: '24/5 Y 14 h3 r0 B 10 h3 r0 B roll',
    events: 'moved bumped',
  },
  {
    origin: 'R-RA-13, R-RA-18: across lies the space left, where the other one of a pair still stands',
    at: '24/5 Y 10.10 h2 r0 B 14 h3 r0 Y again 10 4',
    move: '10',
    after: '24/5 Y 14 h3 r0 B 10 h3 r0 B roll',
    events: 'moved bumped',
  },
  {
    origin: 'R-RA-20: to be bumped past the own start is no run',
    at: '24/5 Y 22 h3 r0 B 1 h3 r0 B 3',
    move: '1',
    after: '24/5 Y 2 h3 r0 B 22 h3 r0 Y roll',
    events: 'moved bumped',
  },
  {
    origin: 'R-RA-12, R-RA-22: a run that is not the last counts first, then the bump',
    at: '24/5 Y 22 h3 r0 B 3 h3 r0 Y 5',
    move: '22',
    after: '24/5 Y 3 h3 r1 B 21 h3 r0 B roll',
    events: 'moved run bumped',
  },
];
