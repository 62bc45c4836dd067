import type { PositionRow } from '../../../support/game/positions.ts';
import { createEvent } from './create-event.ts';
import { OFFER, SEVEN } from './offer.ts';

/** Position in which sixteen junk win against a player with the cup. */
const CUP_LOST =
  'decide deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 10D1 11D1 11D2 | P1 hand 4C- took 1D1 1D2 2D1 2D2 3D1 3D2 4D1 4D2 5D1 5D2 6D2 7D1 7D2 8D1 8D2 10D2 | P2 hand 2B+ 10B took 9B 9C | turn played 4C- drawn 6D1';

/** Position with the birds, and with the cup either six animals or five animals and ten junk. */
const CUP_WON =
  'decide deal 1 dealer 1 mover 1 | row 6D1 | deck 10D1 11D1 11D2 | P1 hand 4C- took 2B+ 4B+ 8B+ 5B 6B 7B 10B 12B 9B 1D1 1D2 2D1 2D2 3D1 3D2 4D1 4D2 | P2 hand 2C+ 9C took 8D1 8A | turn played 4C- drawn 6D1';

/** Positions of stop, payment and the end of a deal: R-GS-8, R-GS-36 to R-GS-40. */
export const stopping: readonly PositionRow[] = [
  {
    origin: 'R-GS-36: all points count, doubled for each reserve card',
    at: OFFER.replace(SEVEN, `${SEVEN} goes 1@7 plus 1 shook 9 reserve shake9 animals`),
    move: 'stop',
    to: `over deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took ${SEVEN} goes 1@7 plus 1 shook 9 reserve shake9 animals total 32 | P2 hand 2B+ 10B took 12B | last stop 1 bill brights:4=4 C+=3 plus:1=1 shake9x2 animalsx2 gains 32 0`,
    told: [createEvent({ kind: 'over', winners: [0], totals: [32, 0] })],
  },
  {
    origin: 'R-GS-37: the player who stops wins, though another has more points',
    at: OFFER.replace('took 12B', 'took 2C+ 3C+ 2D1')
      .replace(SEVEN, '1A 3A 8A 11A 12A')
      .replace(' 2D1 4D1', ' 4D1 4D2'),
    move: 'stop',
    told: [createEvent({ kind: 'billed', deal: { kind: 'stop', winner: 0, gains: [15, 0] } })],
  },
  {
    origin: 'R-GS-37, option: the most points win, though another player stopped',
    at: OFFER.replace('took 12B', 'took 1C+ 2C+ 3C+ 6C 9C 10C 4C- 5C- 7C- reserve shake8').replace(
      SEVEN,
      '1A 3A 8A 11A 12A',
    ),
    options: { wins: 'most' },
    move: 'stop',
    told: [createEvent({ kind: 'billed', deal: { kind: 'stop', winner: 1, gains: [0, 18] } })],
  },
  {
    origin: 'R-GS-37, option: losers pay double without a bright, and double after their own go',
    at: OFFER.replace('took 12B', 'took 12B 4D2 goes 1@7 plus 1'),
    options: { penalties: true },
    move: 'stop',
    told: [
      createEvent({
        kind: 'billed',
        deal: {
          gains: [28, -28],
          bill: [
            { kind: 'brights' },
            { kind: 'trio' },
            { kind: 'penalty', of: 'brights', seat: 1, times: 2 },
            { kind: 'penalty', of: 'go', seat: 1, times: 2 },
          ],
        },
      }),
    ],
  },
  {
    origin: 'R-GS-37, option: with two players 1 to 7 junk pay double when the winner scores junk',
    at: 'decide deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 2D1 10D1 11D1 | P1 hand 9B took 2B+ 4B+ 8B+ 1D1 1D2 3D1 3D2 4D1 4D2 5D1 5D2 11D+ 12D+ | P2 hand 2C+ 10B took 7D1 7D2 8D1 8D2 9D1 9D2 10D2 | turn played 4C- drawn 6D1',
    options: { penalties: true },
    move: 'stop',
    told: [createEvent({ kind: 'billed', deal: { gains: [16, -16] } })],
  },
  {
    origin: 'R-GS-37, option: a player without any junk does not pay double for it',
    at: 'decide deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 2D1 10D1 11D1 | P1 hand 9B took 2B+ 4B+ 8B+ 1D1 1D2 3D1 3D2 4D1 4D2 5D1 5D2 11D+ 12D+ | P2 hand 2C+ 10B took 7B | turn played 4C- drawn 6D1',
    options: { penalties: true },
    move: 'stop',
    told: [createEvent({ kind: 'billed', deal: { gains: [8, -8] } })],
  },
  {
    origin: 'R-GS-37, option: of three, a single loser who called go pays for both',
    at: 'decide deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took 1A 3A 8A | P2 hand 2B+ took 12A | P3 hand 10B took 1C+ 2C+ 3C+ goes 1@3 plus 1 | turn played 4C- drawn 6D1',
    options: { penalties: true },
    move: 'stop',
    told: [createEvent({ kind: 'billed', deal: { gains: [9, 0, -9] } })],
  },
  {
    origin: 'R-GS-37, option: of three, two losers who called go pay their own shares',
    at: 'decide deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took 1A 3A 8A | P2 hand 2B+ took 12A goes 1@3 plus 1 | P3 hand 10B took 1C+ 2C+ 3C+ goes 1@3 plus 1 | turn played 4C- drawn 6D1',
    options: { penalties: true },
    move: 'stop',
    told: [
      createEvent({
        kind: 'billed',
        deal: {
          gains: [9, -3, -6],
          bill: [{ kind: 'brights' }, { kind: 'penalty', of: 'brights', seat: 2, times: 2 }],
        },
      }),
    ],
  },
  {
    origin: 'R-GS-3, R-GS-37, options: a loser whose only junk is the cup does not pay double',
    at: CUP_LOST,
    options: { penalties: true, cup: true },
    move: 'stop',
    told: [createEvent({ kind: 'billed', deal: { gains: [7, -7], bill: [{ kind: 'junk' }] } })],
  },
  {
    origin: 'R-GS-3, R-GS-37, options: a loser with enough junk including the cup does not pay double',
    at: CUP_LOST.replace('took 9B 9C', 'took 9B 7D1 7D2 8D1 8D2 9D1 9D2').replace(
      ' 7D1 7D2 8D1 8D2 10D2 | P2',
      ' 10D2 11D+ 12D+ | P2',
    ),
    options: { penalties: true, cup: true },
    move: 'stop',
    told: [createEvent({ kind: 'billed', deal: { gains: [7, -7], bill: [{ kind: 'junk' }] } })],
  },
  {
    origin: 'R-GS-3, R-GS-37, options: a loser with too few junk including the cup pays double',
    at: CUP_LOST.replace('took 9B 9C', 'took 9B 9C 9D1'),
    options: { penalties: true, cup: true },
    move: 'stop',
    told: [createEvent({ kind: 'billed', deal: { gains: [14, -14] } })],
  },
  {
    origin: "R-GS-3, R-GS-37, options: the winner's cup counts as junk when losers then pay more",
    at: CUP_WON,
    options: { penalties: true, cup: true },
    move: 'stop',
    told: [
      createEvent({
        kind: 'billed',
        deal: {
          gains: [14, -14],
          bill: [
            { kind: 'birds' },
            { kind: 'animals', count: 5 },
            { kind: 'junk', count: 10 },
            { kind: 'penalty', of: 'junk', seat: 1 },
          ],
        },
      }),
    ],
  },
  {
    origin: "R-GS-3, options: the winner's cup counts as an animal when junk gains nothing",
    at: CUP_WON,
    options: { cup: true },
    move: 'stop',
    told: [
      createEvent({
        kind: 'billed',
        deal: { gains: [7, 0], bill: [{ kind: 'birds' }, { kind: 'animals', count: 6 }] },
      }),
    ],
  },
  {
    origin: 'R-GS-38: a player without a turn left stops at once',
    at: 'play deal 1 dealer 1 mover 1 | row 3A 5B | deck 1D1 6D1 | P1 hand 3C+ took 1A 1C+ 2C+ 8A 11A | P2 hand 2B+ took 12B',
    move: '3C+',
    luck: [1],
    to: `over deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 1D1 | P1 hand - took ${SEVEN} total 7 | P2 hand 2B+ took 12B | last forced 1 bill brights:4=4 C+=3 gains 7 0`,
    told: [createEvent({ kind: 'stopped', seat: 0, points: 7, forced: true })],
  },
  {
    origin: 'R-GS-39: nobody wins a deal in which nobody stopped',
    at: 'play deal 1 dealer 1 mover 2 | row 5B | deck 6D1 | P1 hand - took 1A | P2 hand 2B+ took 12B',
    move: '2B+',
    luck: [0],
    to: 'over deal 1 dealer 1 mover 2 | row 2B+ 5B 6D1 | deck - | P1 hand - took 1A | P2 hand - took 12B | last exhausted - bill - gains 0 0',
    told: [createEvent({ kind: 'over', winners: [0, 1], totals: [0, 0] })],
  },
  {
    origin: 'R-GS-39, option: the most points win a deal in which nobody stopped',
    at: 'play deal 1 dealer 1 mover 2 | row 5B | deck 6D1 | P1 hand - took 1C+ 2C+ 3C+ | P2 hand 2B+ took 12B',
    options: { exhausted: 'most' },
    move: '2B+',
    luck: [0],
    told: [createEvent({ kind: 'billed', deal: { kind: 'exhausted', winner: 0, gains: [3, 0] } })],
  },
  {
    origin: 'R-GS-39, option: nobody wins when the most points are equal',
    at: 'play deal 1 dealer 1 mover 2 | row 5B | deck 6D1 | P1 hand - took 1C+ 2C+ 3C+ | P2 hand 2B+ took 6C 9C 10C',
    options: { exhausted: 'most' },
    move: '2B+',
    luck: [0],
    told: [createEvent({ kind: 'billed', deal: { winner: null, gains: [0, 0] } })],
  },
  {
    origin: 'R-GS-5, R-GS-39: after a draw the same dealer deals the next',
    at: 'play deal 1 dealer 1 mover 2 | row 5B | deck 6D1 | P1 hand - took 1A | P2 hand 2B+ took 12B',
    options: { deals: 3 },
    move: '2B+',
    luck: [0],
    to: 'deal deal 1 dealer 1 mover 1 | row 2B+ 5B 6D1 | deck - | P1 hand - took 1A | P2 hand - took 12B | last exhausted - bill - gains 0 0',
  },
  {
    origin: 'R-GS-5: the winner deals the next, and points are added up',
    at: OFFER.replace('dealer 1', 'dealer 2').replace(SEVEN, `${SEVEN} total 5`),
    options: { deals: 3 },
    move: 'stop',
    to: `deal deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took ${SEVEN} total 12 | P2 hand 2B+ 10B took 12B | last stop 1 bill brights:4=4 C+=3 gains 7 0`,
  },
  {
    origin: 'R-GS-5: between two deals dealing is the only legal move',
    at: 'deal deal 1 dealer 1 mover 1 | row 5B | deck - | P1 hand - took 1A | P2 hand - took 12B | last exhausted - bill - gains 0 0',
    options: { deals: 3 },
    legal: ['deal'],
    move: 'go',
    refused: 'now.deal',
  },
  {
    origin: 'R-GS-36, R-GS-39: deals carried over double the points',
    at: OFFER.replace('mover 1', 'mover 1 carried 4').replace('deal 1', 'deal 3'),
    options: { deals: 3, exhausted: 'double' },
    move: 'stop',
    told: [createEvent({ kind: 'billed', deal: { gains: [28, 0] } })],
  },
  {
    origin: 'R-GS-40: losing points to another player closes the choice of go or stop',
    at: 'play deal 1 dealer 1 mover 2 | row 9B 9D1 9D2 | deck 2D1 4D2 7D1 | P1 hand 7B took 2B+ 4B+ 8B+ 1D1 1D2 3D1 3D2 5D1 5D2 8D1 8D2 6D1 6D2 goes 1@8 plus 1 | P2 hand 9C 4C- took 12B',
    move: '9C',
    luck: [2],
    told: [createEvent({ kind: 'stole', from: 0, cards: ['1D1'] })],
  },
  {
    origin: 'R-GS-8: a player dealt four of a month can only show them',
    at: 'decide deal 1 dealer 1 mover 2 | row 1A 5B | deck 6D1 7D1 8D1 10D1 11D1 12B 1D1 2D1 | P1 hand 2B+ 3A 4B+ 4C- took - | P2 hand 9B 9C 9D1 9D2 took - shook 9',
    legal: ['stop'],
    move: 'go',
    refused: 'goFour',
  },
  {
    origin: 'R-GS-8: four of a month win at least the points needed to stop',
    at: 'decide deal 1 dealer 1 mover 2 | row 1A 5B | deck 6D1 7D1 8D1 10D1 11D1 12B 1D1 2D1 | P1 hand 2B+ 3A 4B+ 4C- took - | P2 hand 9B 9C 9D1 9D2 took - shook 9',
    move: 'stop',
    told: [
      createEvent({ kind: 'four', seat: 1, month: 9 }),
      createEvent({ kind: 'billed', deal: { kind: 'four', winner: 1, gains: [0, 7] } }),
    ],
  },
  {
    origin: 'R-GS-8, option: four of a month win what the hand scores',
    at: 'decide deal 1 dealer 1 mover 2 | row 1A 5B | deck 6D1 7D1 8D1 10D1 11D1 12B 1D1 2D1 | P1 hand 2B+ 3A 4B+ 4C- took - | P2 hand 9B 9C 9D1 9D2 took - shook 9',
    options: { four: 'literal' },
    move: 'stop',
    told: [createEvent({ kind: 'billed', deal: { winner: 1, gains: [0, 0] } })],
  },
  {
    origin: 'R-GS-8, option: four of a month win ten points',
    at: 'decide deal 1 dealer 1 mover 2 | row 1A 5B | deck 6D1 7D1 8D1 10D1 11D1 12B 1D1 2D1 | P1 hand 2B+ 3A 4B+ 4C- took - | P2 hand 9B 9C 9D1 9D2 took - shook 9',
    options: { four: 'ten' },
    move: 'stop',
    told: [createEvent({ kind: 'billed', deal: { winner: 1, gains: [0, 10] } })],
  },
];
