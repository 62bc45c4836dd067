import type { PositionRow } from '../../../support/game/positions.ts';
import { createEvent } from './create-event.ts';

const DECK =
  '1A 1C+ 1D1 1D2 2B+ 2C+ 2D1 2D2 3A 3C+ 3D1 3D2 4B+ 4C- 4D1 4D2 5B 5C- 5D1 5D2 6B 6C 6D1 6D2 7B 7C- 7D1 7D2 8A 8B+ 8D1 8D2 9B 9C 9D1 9D2 10B 10C 10D1 10D2 11A 11D+ 11D1 11D2 12A 12B 12C-- 12D+';
const TABLE = `throw deal 1 dealer 1 mover 1 | row - | deck ${DECK} | P1 hand - took - | P2 hand - took - | P3 hand - took -`;

/** Positions of rock, paper, scissors for the deal: R-GS-5. */
export const throwing: readonly PositionRow[] = [
  {
    origin: 'R-GS-5: a throw waits for the others',
    at: `${TABLE} | throws - - -`,
    legal: ['rock', 'paper', 'scissors'],
    seat: 1,
    move: 'rock',
    to: `${TABLE} | throws - rock -`,
  },
  {
    origin: 'R-GS-5: a player cannot throw twice',
    at: `${TABLE} | throws - rock -`,
    seat: 1,
    move: 'paper',
    refused: 'bot:refuse.notYourTurn',
  },
  {
    origin: 'R-GS-5: equal throws are repeated',
    at: `${TABLE} | throws rock rock -`,
    move: 'rock',
    to: `${TABLE} | throws - - - | tied rock rock rock`,
    told: [createEvent({ kind: 'compared', throws: ['rock', 'rock', 'rock'], dealer: null })],
  },
  {
    origin: 'R-GS-5: three different throws are repeated',
    at: `${TABLE} | throws rock paper -`,
    move: 'scissors',
    to: `${TABLE} | throws - - - | tied rock paper scissors`,
  },
  {
    origin: 'R-GS-5: a loser drops out, the winners throw again',
    at: `${TABLE} | throws rock scissors -`,
    move: 'rock',
    to: `${TABLE} | throws - out - | tied rock scissors rock`,
  },
  {
    origin: 'R-GS-5: the better of two throws deals',
    at: `${TABLE} | throws - out paper | tied rock scissors rock`,
    move: 'scissors',
    luck: Array.from({ length: 27 }, () => 0),
    told: [
      createEvent({ kind: 'compared', throws: ['scissors', null, 'paper'], dealer: 0 }),
      createEvent({ kind: 'dealt', dealer: 0, deal: 1 }),
    ],
  },
  {
    origin: 'R-GS-5: no card is played before the throws are done',
    at: `${TABLE} | throws - - -`,
    move: 'go',
    refused: 'now.throw',
  },
];
