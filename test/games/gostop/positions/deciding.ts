import type { PositionRow } from '../../../support/game/positions.ts';
import { createEvent } from './create-event.ts';
import { OFFER, SEVEN } from './offer.ts';

/** Positions of go and its worth: R-GS-28 to R-GS-32. */
export const deciding: readonly PositionRow[] = [
  {
    origin: 'R-GS-28: with two players 7 points are enough for go or stop',
    at: 'play deal 1 dealer 1 mover 1 | row 3A 5B | deck 1D1 2D1 4D1 6D1 | P1 hand 3C+ 9B took 1A 1C+ 2C+ 8A 11A | P2 hand 2B+ 10B took 12B',
    move: '3C+',
    luck: [3],
    to: 'decide deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took 1A 1C+ 2C+ 3A 3C+ 8A 11A | P2 hand 2B+ 10B took 12B | turn played 3C+ drawn 6D1',
    told: [createEvent({ kind: 'points', seat: 0, points: 7, before: 3 })],
  },
  {
    origin: 'R-GS-28: with two players 6 points are not enough for go or stop',
    at: 'play deal 1 dealer 1 mover 1 | row 3A 5B | deck 1D1 2D1 4D1 6D1 | P1 hand 3C+ 9B took 1A 1C+ 2C+ 8A | P2 hand 2B+ 10B took 12B',
    move: '3C+',
    luck: [3],
    to: 'play deal 1 dealer 1 mover 2 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took 1A 1C+ 2C+ 3A 3C+ 8A | P2 hand 2B+ 10B took 12B',
  },
  {
    origin: 'R-GS-28: with three players 3 points are enough for go or stop',
    at: 'play deal 1 dealer 1 mover 1 | row 3A 5B | deck 1D1 2D1 4D1 6D1 | P1 hand 3C+ 9B took 1C+ 2C+ | P2 hand 2B+ took 12B | P3 hand 10B took -',
    move: '3C+',
    luck: [3],
    to: 'decide deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took 1C+ 2C+ 3A 3C+ | P2 hand 2B+ took 12B | P3 hand 10B took - | turn played 3C+ drawn 6D1',
  },
  {
    origin: 'R-GS-28: an additional point of a go counts for go or stop',
    at: 'play deal 1 dealer 1 mover 1 | row 3A 5B | deck 1D1 2D1 4D1 6D1 | P1 hand 3C+ 9B took 1A 1C+ 2C+ 8A goes 1@7 plus 1 | P2 hand 2B+ 10B took 12B',
    move: '3C+',
    luck: [3],
    to: 'decide deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took 1A 1C+ 2C+ 3A 3C+ 8A goes 1@7 plus 1 | P2 hand 2B+ 10B took 12B | turn played 3C+ drawn 6D1',
  },
  { origin: 'R-GS-29: go and stop are the legal moves', at: OFFER, legal: ['go', 'stop'] },
  {
    origin: 'R-GS-29: no card can be played before go or stop',
    at: OFFER,
    move: '9B',
    refused: 'now.decide',
  },
  {
    origin: 'R-GS-30: the first go scores a point at once',
    at: OFFER,
    move: 'go',
    to: `play deal 1 dealer 1 mover 2 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took ${SEVEN} goes 1@7 plus 1 | P2 hand 2B+ 10B took 12B`,
    told: [createEvent({ kind: 'went', count: 1, points: 7 }), createEvent({ kind: 'points', points: 8 })],
  },
  {
    origin: 'R-GS-30: the third go earns a reserve card',
    at: OFFER.replace(SEVEN, `${SEVEN} goes 2@7 plus 2`),
    move: 'go',
    to: `play deal 1 dealer 1 mover 2 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took ${SEVEN} goes 3@7 plus 2 reserve go3 | P2 hand 2B+ 10B took 12B`,
    told: [createEvent({ kind: 'reserve', cause: { kind: 'go', count: 3 } })],
  },
  {
    origin: 'R-GS-31: the third go earns nothing when all six reserve cards are taken',
    at: OFFER.replace(SEVEN, `${SEVEN} goes 2@7 plus 2`).replace(
      'took 12B',
      'took 12B reserve shake1 shake2 go3 go4 go5 go6',
    ),
    move: 'go',
    to: `play deal 1 dealer 1 mover 2 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took ${SEVEN} goes 3@7 plus 2 | P2 hand 2B+ 10B took 12B reserve shake1 shake2 go3 go4 go5 go6`,
  },
  {
    origin: 'R-GS-29: after a go the choice comes again with the same points',
    at: `play deal 1 dealer 1 mover 1 | row 5B | deck 1D1 2D1 4D1 6D1 | P1 hand 10B 9B took ${SEVEN} goes 1@7 plus 1 | P2 hand 2B+ 4B+ took 12B`,
    move: '9B',
    luck: [3],
    to: `decide deal 1 dealer 1 mover 1 | row 5B 6D1 9B | deck 1D1 2D1 4D1 | P1 hand 10B took ${SEVEN} goes 1@7 plus 1 | P2 hand 2B+ 4B+ took 12B | turn played 9B drawn 6D1`,
  },
  {
    origin: 'R-GS-29, option: after a go the choice does not come without more points of cards',
    at: `play deal 1 dealer 1 mover 1 | row 5B | deck 1D1 2D1 4D1 6D1 | P1 hand 10B 9B took ${SEVEN} goes 1@7 plus 1 | P2 hand 2B+ 4B+ took 12B`,
    options: { improve: true },
    move: '9B',
    luck: [3],
    to: `play deal 1 dealer 1 mover 2 | row 5B 6D1 9B | deck 1D1 2D1 4D1 | P1 hand 10B took ${SEVEN} goes 1@7 plus 1 | P2 hand 2B+ 4B+ took 12B`,
  },
  {
    origin: 'R-GS-29, option: after a go the choice comes with more points of cards',
    at: 'play deal 1 dealer 1 mover 1 | row 12A | deck 1D1 2D1 4D1 6D1 | P1 hand 10B 12D+ took 1A 1C+ 2C+ 3A 3C+ 8A 11A goes 1@7 plus 1 | P2 hand 2B+ 4B+ took 12B',
    options: { improve: true },
    move: '12D+',
    luck: [3],
    to: 'decide deal 1 dealer 1 mover 1 | row 6D1 | deck 1D1 2D1 4D1 | P1 hand 10B took 1A 1C+ 2C+ 3A 3C+ 8A 11A 12A 12D+ goes 1@7 plus 1 | P2 hand 2B+ 4B+ took 12B | turn played 12D+ drawn 6D1',
  },
  {
    origin: 'R-GS-32: the seventh animal, birds included, earns a reserve card',
    at: 'play deal 1 dealer 1 mover 1 | row 7B | deck 1D1 2D1 4D1 6D1 | P1 hand 10B 7C- took 2B+ 4B+ 5B 6B 9B 12B | P2 hand 8A 8D1 took 12A',
    move: '7C-',
    luck: [3],
    told: [createEvent({ kind: 'reserve', seat: 0, cause: { kind: 'animals' } })],
  },
  {
    origin: 'R-GS-32: animals earn a reserve card only once',
    at: 'play deal 1 dealer 1 mover 1 | row 7B | deck 1D1 2D1 4D1 6D1 | P1 hand 10B 7C- took 2B+ 4B+ 5B 6B 8B+ 9B 12B reserve animals | P2 hand 8A 8D1 took 12A',
    move: '7C-',
    luck: [3],
    to: 'play deal 1 dealer 1 mover 2 | row 6D1 | deck 1D1 2D1 4D1 | P1 hand 10B took 2B+ 4B+ 5B 6B 7B 7C- 8B+ 9B 12B reserve animals | P2 hand 8A 8D1 took 12A',
  },
  {
    origin: 'R-GS-32, option: the seventh animal earns nothing when eight are needed',
    at: 'play deal 1 dealer 1 mover 1 | row 7B | deck 1D1 2D1 4D1 6D1 | P1 hand 10B 7C- took 2B+ 4B+ 5B 6B 9B 12B | P2 hand 8A 8D1 took 12A',
    options: { animals: 8 },
    move: '7C-',
    luck: [3],
    to: 'play deal 1 dealer 1 mover 2 | row 6D1 | deck 1D1 2D1 4D1 | P1 hand 10B took 2B+ 4B+ 5B 6B 7B 7C- 9B 12B | P2 hand 8A 8D1 took 12A',
  },
];
