import type { PositionRow } from '../../../support/game/positions.ts';
import { createEvent } from './create-event.ts';

const HELD =
  'play deal 1 dealer 1 mover 1 | row 5B 9D2 | deck 1D1 2D1 4D1 6D1 7D1 8D1 | P1 hand 9B 9C 9D1 took - | P2 hand 1A 2B+ 3A took 10D1 10D2';

/** Positions of shake and bomb: R-GS-24 to R-GS-27, R-GS-31. */
export const three: readonly PositionRow[] = [
  {
    origin: 'R-GS-24: showing three of a month earns a reserve card, and the turn goes on',
    at: HELD,
    move: 'shake 9',
    to: 'play deal 1 dealer 1 mover 1 | row 5B 9D2 | deck 1D1 2D1 4D1 6D1 7D1 8D1 | P1 hand 9B 9C 9D1 took - shook 9 reserve shake9 | P2 hand 1A 2B+ 3A took 10D1 10D2',
    told: [createEvent({ kind: 'shook', seat: 0, month: 9, cards: ['9B', '9C', '9D1'] })],
  },
  {
    origin: 'R-GS-24, R-GS-25: shake and bomb are both offered, also with the fourth in the row',
    at: HELD,
    legal: ['9B', '9C', '9D1', 'shake 9', 'bomb 9'],
  },
  {
    origin: 'R-GS-24: a month can be shaken only once',
    at: HELD.replace('took - |', 'took - shook 9 reserve shake9 |'),
    move: 'shake 9',
    refused: 'shakeTwice',
  },
  {
    origin: 'R-GS-25: a shaken month can still be bombed',
    at: HELD.replace('took - |', 'took - shook 9 reserve shake9 |'),
    among: ['bomb 9'],
    without: ['shake 9'],
  },
  {
    origin: 'R-GS-24: two of a month are not enough',
    at: HELD.replace('9D1 took', '7B took'),
    move: 'shake 9',
    refused: 'shakeNone',
  },
  {
    origin: 'R-GS-24: shaking the wrong month is refused, as another month has three',
    at: HELD,
    move: 'shake 4',
    refused: 'shakeOther',
  },
  {
    origin: 'R-GS-24, option: a month cannot be shaken while its fourth card lies in the row',
    at: HELD,
    options: { shake: 'unmatched' },
    without: ['shake 9'],
    move: 'shake 9',
    refused: 'shakeMatched',
  },
  {
    origin: 'R-GS-24, option: a month can be shaken when its fourth card is elsewhere',
    at: HELD.replace('9D2', '4D2'),
    options: { shake: 'unmatched' },
    among: ['shake 9'],
  },
  {
    origin: "R-GS-24, option: a month can be shaken on a player's first turn only",
    at: HELD,
    options: { shake: 'first' },
    without: ['shake 9'],
    move: 'shake 9',
    refused: 'shakeLate',
  },
  {
    origin: 'R-GS-31: shaking is refused when all six reserve cards are taken',
    at: HELD.replace('took 10D1 10D2', 'took 10D1 10D2 goes 8@3 plus 2 reserve go3 go4 go5 go6 go7 go8'),
    without: ['shake 9'],
    move: 'shake 9',
    refused: 'shakeEmpty',
  },
  {
    origin: 'R-GS-31, option: reserve cards are unlimited',
    at: HELD.replace('took 10D1 10D2', 'took 10D1 10D2 goes 8@3 plus 2 reserve go3 go4 go5 go6 go7 go8'),
    options: { reserve: 'unlimited' },
    among: ['shake 9'],
  },
  {
    origin: 'R-GS-26, R-GS-27: a bomb takes four cards, a junk from every opponent, and two free turns',
    at: HELD,
    move: 'bomb 9',
    luck: [0],
    to: 'play deal 1 dealer 1 mover 2 | row 1D1 5B | deck 2D1 4D1 6D1 7D1 8D1 | P1 hand - took 9B 9C 9D1 9D2 10D1 passes 2 | P2 hand 1A 2B+ 3A took 10D2',
    told: [
      createEvent({ kind: 'bombed', month: 9, cards: ['9B', '9C', '9D1'] }),
      createEvent({ kind: 'bonus', of: 'bomb', count: 1 }),
    ],
  },
  {
    origin: 'R-GS-20: a bomb that empties the row costs two junk',
    at: 'play deal 1 dealer 1 mover 1 | row 5B 9D2 | deck 1D1 2D1 4D1 5D1 6D1 8D1 | P1 hand 9B 9C 9D1 took - | P2 hand 1A 2B+ 3A took 10D1 10D2',
    move: 'bomb 9',
    luck: [3],
    to: 'play deal 1 dealer 1 mover 2 | row - | deck 1D1 2D1 4D1 6D1 8D1 | P1 hand - took 5B 5D1 9B 9C 9D1 9D2 10D1 10D2 passes 2 | P2 hand 1A 2B+ 3A took -',
  },
  {
    origin: 'R-GS-26: a bomb needs the fourth card in the row',
    at: HELD.replace('9D2', '4D2'),
    without: ['bomb 9'],
    move: 'bomb 9',
    refused: 'bombRow',
  },
  {
    origin: 'R-GS-26: two in the hand and two in the row are no bomb',
    at: HELD.replace('5B 9D2', '9D1 9D2').replace('9D1 took', '7B took'),
    without: ['bomb 9'],
    move: 'bomb 9',
    refused: 'bombNone',
  },
  {
    origin: 'R-GS-25, option: a bomb earns a reserve card',
    at: HELD,
    options: { bombDoubles: true },
    move: 'bomb 9',
    luck: [0],
    to: 'play deal 1 dealer 1 mover 2 | row 1D1 5B | deck 2D1 4D1 6D1 7D1 8D1 | P1 hand - took 9B 9C 9D1 9D2 10D1 passes 2 reserve bomb9 | P2 hand 1A 2B+ 3A took 10D2',
    told: [createEvent({ kind: 'reserve', seat: 0, cause: { kind: 'bomb', month: 9 } })],
  },
  {
    origin: 'R-GS-27: a free turn draws only',
    at: 'play deal 1 dealer 1 mover 1 | row 5B | deck 1D1 2D1 4D1 6D1 | P1 hand 8A took - passes 1 | P2 hand 1A 2B+ took -',
    legal: ['8A', 'draw'],
    move: 'draw',
    luck: [0],
    to: 'play deal 1 dealer 1 mover 2 | row 1D1 5B | deck 2D1 4D1 6D1 | P1 hand 8A took - | P2 hand 1A 2B+ took -',
    told: [createEvent({ kind: 'skipped', seat: 0 })],
  },
  {
    origin: 'R-GS-27: playing a card keeps the free turn',
    at: 'play deal 1 dealer 1 mover 1 | row 5B | deck 1D1 2D1 4D1 6D1 | P1 hand 8A took - passes 1 | P2 hand 1A 2B+ took -',
    move: '8A',
    luck: [0],
    to: 'play deal 1 dealer 1 mover 2 | row 1D1 5B 8A | deck 2D1 4D1 6D1 | P1 hand - took - passes 1 | P2 hand 1A 2B+ took -',
  },
  {
    origin: 'R-GS-27: a player with an empty hand can only draw',
    at: 'play deal 1 dealer 1 mover 1 | row 5B | deck 1D1 2D1 | P1 hand - took - passes 1 | P2 hand 1A took -',
    legal: ['draw'],
    move: '1A',
    refused: 'emptyHand',
  },
  {
    origin: 'R-GS-27: a player without a free turn has to play a card',
    at: HELD,
    without: ['draw'],
    move: 'draw',
    refused: 'draw',
  },
];
