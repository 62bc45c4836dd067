import type { Row } from './row.ts';

/** Positions of refused moves. */
export const REFUSED: readonly Row[] = [
  {
    origin: 'R-RA-5: a run before the roll is refused',
    at: '24/5 Y 0 h3 r0 B - h4 r0 Y roll',
    move: '0',
    refuse: 'runaround:refuse.rollFirst',
  },
  {
    origin: 'R-RA-5: a second roll in a turn is refused',
    at: '24/5 Y 0.5 h2 r0 B - h4 r0 Y 3',
    move: 'roll',
    refuse: 'runaround:refuse.hasRolled',
  },
  {
    origin: 'R-RA-7: a run from an empty space is refused',
    at: '24/5 Y 0.5 h2 r0 B 9 h3 r0 Y 3',
    move: '7',
    refuse: 'runaround:refuse.noPawn',
  },
  {
    origin: 'R-RA-7: a run from a space that does not exist is refused',
    at: '24/5 Y 0.5 h2 r0 B 9 h3 r0 Y 3',
    move: '77',
    refuse: 'runaround:refuse.noPawn',
  },
  {
    origin: "R-RA-7: a run of an opponent's pawn is refused",
    at: '24/5 Y 0.5 h2 r0 B 9 h3 r0 Y 3',
    move: '9',
    refuse: 'runaround:refuse.theirPawn',
  },
  {
    origin: 'Runaround: a run to a nearer space than rolled is refused',
    at: '24/5 Y 0.5 h2 r0 B 9 h3 r0 Y 3',
    move: '5-7',
    refuse: 'runaround:refuse.wrongEnd',
  },
  {
    origin: 'Runaround: a run out of turn is refused',
    at: '24/5 Y 0.5 h2 r0 B 9 h3 r0 Y 3',
    seat: 1,
    move: '9',
    refuse: 'bot:refuse.notYourTurn',
  },
];
