import type { Row } from './row.ts';

/** Positions of bumping over the wall. */
export const BUMP: readonly Row[] = [
  {
    origin: 'R-RA-13, R-RA-14: a pawn is bumped straight across and not swapped back',
    at: '24/5 Y 4 h3 r0 B 9 h3 r0 Y 5',
    move: '4',
    after: '24/5 Y 9 h3 r0 B 15 h3 r0 B roll',
    events: 'moved bumped',
  },
  {
    origin: "R-RA-13: the attacker's own pawn across goes home",
    at: '24/5 Y 4.15 h2 r0 B 9 h3 r0 Y 5',
    move: '4',
    after: '24/5 Y 9 h3 r0 B 15 h3 r0 B roll',
    events: 'moved bumped',
  },
  {
    origin: "R-RA-13, R-RA-15: the victim's other pawn across goes home, without an extra turn",
    at: '24/5 Y 4 h3 r0 B 9.15 h2 r0 Y 5',
    move: '4',
    after: '24/5 Y 9 h3 r0 B 15 h3 r0 B roll',
    events: 'moved bumped',
  },
  {
    origin: 'R-RA-13: blue bumps a pawn straight across too',
    at: '24/5 Y 9 h3 r0 B 11 h3 r0 B 2',
    move: '11',
    after: '24/5 Y 15 h3 r0 B 9 h3 r0 Y roll',
    events: 'moved bumped',
  },
  {
    origin: 'R-RA-13: a pawn is bumped to the space that the attacker has just left',
    at: '24/5 Y 10 h3 r0 B 14 h3 r0 Y 4',
    move: '10',
    after: '24/5 Y 14 h3 r0 B 10 h3 r0 B roll',
    events: 'moved bumped',
  },
  {
    origin: 'R-RA-13, R-RA-18: a pawn bumped to the space of a pair sends the other of the pair home',
    at: '24/5 Y 10.10 h2 r0 B 14 h3 r0 Y again 10 4',
    move: '10',
    after: '24/5 Y 14 h3 r0 B 10 h3 r0 B roll',
    events: 'moved bumped',
  },
  {
    origin: 'R-RA-20: a pawn bumped past its own start scores no run',
    at: '24/5 Y 22 h3 r0 B 1 h3 r0 B 3',
    move: '1',
    after: '24/5 Y 2 h3 r0 B 22 h3 r0 Y roll',
    events: 'moved bumped',
  },
  {
    origin: 'R-RA-12, R-RA-22: a run counts before the bump when it does not win',
    at: '24/5 Y 22 h3 r0 B 3 h3 r0 Y 5',
    move: '22',
    after: '24/5 Y 3 h3 r1 B 21 h3 r0 B roll',
    events: 'moved run bumped',
  },
];
