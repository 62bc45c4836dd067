import type { Row } from './row.ts';

/** Positions of an extra turn with the same pawn. */
export const AGAIN: readonly Row[] = [
  {
    origin: 'R-RA-18: landing on a pawn of the same side gives an extra turn',
    at: '24/5 Y 3.7 h2 r0 B - h4 r0 Y 4',
    move: '3',
    after: '24/5 Y 7.7 h2 r0 B - h4 r0 Y again 7 roll',
    events: 'moved again',
  },
  {
    origin: 'R-RA-12: an extra turn comes before a swap',
    at: '24/5 Y 3.7 h2 r0 B 17 h3 r0 Y 4',
    move: '3',
    after: '24/5 Y 7.7 h2 r0 B 17 h3 r0 Y again 7 roll',
    events: 'moved again',
  },
  {
    origin: 'R-RA-18: no pawn enters on the roll of an extra turn',
    at: '24/5 Y 7.7 h2 r0 B - h4 r0 Y again 7 roll',
    legal: 'roll',
    move: 'roll',
    luck: [1],
    after: '24/5 Y 7.7 h2 r0 B - h4 r0 Y again 7 1',
    events: 'rolled',
  },
  {
    origin: 'R-RA-18: only the pawn of the extra turn may move',
    at: '24/5 Y 3.7.7 h1 r0 B - h4 r0 Y again 7 4',
    legal: '7',
    move: '3',
    refuse: 'runaround:refuse.otherPawn',
  },
  {
    origin: 'R-RA-18: the extra move ends the turn and parts the two pawns',
    at: '24/5 Y 7.7 h2 r0 B - h4 r0 Y again 7 2',
    move: '7',
    after: '24/5 Y 7.9 h2 r0 B - h4 r0 B roll',
    events: 'moved',
  },
  {
    origin: 'R-RA-18: an extra move that lands on a third pawn gives another extra turn',
    at: '24/5 Y 7.7.9 h1 r0 B - h4 r0 Y again 7 2',
    move: '7',
    after: '24/5 Y 7.9.9 h1 r0 B - h4 r0 Y again 9 roll',
    events: 'moved again',
  },
  {
    origin: 'R-RA-18, R-RA-19: landing on a pawn on its own start scores a run and gives an extra turn',
    at: '24/5 Y 0.21 h2 r0 B - h4 r0 Y 3',
    move: '21',
    after: '24/5 Y 0.0 h2 r1 B - h4 r0 Y again 0 roll',
    events: 'moved run again',
  },
  {
    origin: 'R-RA-12: an extra turn is possible on a space without a wall',
    at: '24/5 Y - h4 r0 B 15.13 h2 r0 B 2',
    move: '15',
    after: '24/5 Y - h4 r0 B 13.13 h2 r0 B again 13 roll',
    events: 'moved again',
  },
];
