import type { Row } from './row.ts';

/** Positions of landing on an opponent where no wall is. */
export const TIPS: readonly Row[] = [
  ...[
    { space: 11, from: 9, roll: 2 },
    { space: 12, from: 9, roll: 3 },
    { space: 13, from: 9, roll: 4 },
  ].map(({ space, from, roll }) => ({
    origin: `R-RA-16: an opponent on ${space}, where no wall is, sends the runner home`,
    at: `24/5 Y ${from} h3 r0 B ${space} h3 r0 Y ${roll}`,
    move: String(from),
    after: `24/5 Y - h4 r0 B ${space} h3 r0 B roll`,
    events: 'moved sentHome',
  })),
  ...[
    { space: 1, from: 3, roll: 2 },
    { space: 0, from: 3, roll: 3 },
    { space: 23, from: 3, roll: 4 },
  ].map(({ space, from, roll }) => ({
    origin: `R-RA-16: an opponent on ${space}, where no wall is, sends a runner of blue home`,
    at: `24/5 Y ${space} h3 r0 B ${from} h3 r0 B ${roll}`,
    move: String(from),
    after: `24/5 Y ${space} h3 r0 B - h4 r0 Y roll`,
    events: 'moved sentHome',
  })),
  {
    origin: 'R-RA-16: several opponents on their start send a runner home',
    at: '24/5 Y 9 h3 r0 B 12.12 h2 r0 Y 3',
    move: '9',
    after: '24/5 Y - h4 r0 B 12.12 h2 r0 B roll',
    events: 'moved sentHome',
  },
  {
    origin: 'R-RA-21: a pawn that passes its start and is sent home scores the run',
    at: '24/5 Y 22 h3 r0 B 1 h3 r0 Y 3',
    move: '22',
    after: '24/5 Y - h4 r1 B 1 h3 r0 B roll',
    events: 'moved run sentHome',
  },
  {
    origin: 'R-RA-19, R-RA-21: a pawn sent home by an opponent on its own start scores the run',
    at: '24/5 Y 21 h3 r0 B 0 h3 r0 Y 3',
    move: '21',
    after: '24/5 Y - h4 r1 B 0 h3 r0 B roll',
    events: 'moved run sentHome',
  },
];
