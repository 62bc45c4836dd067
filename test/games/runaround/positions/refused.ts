import type { Row } from './row.ts';

/** What may not be played. */
export const REFUSED: readonly Row[] = [
  {
    origin: 'R-RA-5: the roll comes first',
    at: '24/5 Y 0 h3 r0 B - h4 r0 Y roll',
    move: '0',
    refuse: 'runaround:refuse.rollFirst',
  },
  {
    origin: 'R-RA-5: one roll a turn',
    at: '24/5 Y 0.5 h2 r0 B - h4 r0 Y 3',
    move: 'roll',
    refuse: 'runaround:refuse.hasRolled',
  },
  {
    origin: 'R-RA-7: a pawn has to stand there',
    at: '24/5 Y 0.5 h2 r0 B 9 h3 r0 Y 3',
    move: '7',
    refuse: 'runaround:refuse.noPawn',
  },
  {
    origin: 'R-RA-7: there is no such space',
    at: '24/5 Y 0.5 h2 r0 B 9 h3 r0 Y 3',
    move: '77',
    refuse: 'runaround:refuse.noPawn',
  },
  {
    origin: 'R-RA-7: the pawn has to be an own one',
    at: '24/5 Y 0.5 h2 r0 B 9 h3 r0 Y 3',
    move: '9',
    refuse: 'runaround:refuse.theirPawn',
  },
  {
    origin: 'The full movement has to be used',
    at: '24/5 Y 0.5 h2 r0 B 9 h3 r0 Y 3',
    move: '5-7',
    refuse: 'runaround:refuse.wrongEnd',
  },
  {
    origin: 'Whose turn it is',
    at: '24/5 Y 0.5 h2 r0 B 9 h3 r0 Y 3',
    seat: 1,
    move: '9',
    refuse: 'bot:refuse.notYourTurn',
  },
];
