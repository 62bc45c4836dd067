import type { PositionRow } from '../../../support/game/positions.ts';
import { LINE, printRace } from '../position-text.ts';

export const RANKS: readonly PositionRow[] = [
  {
    origin: 'R-MX-16, R-MX-18: two bikes in front share first place and roll one die',
    at: printRace(LINE, '0FL 0FR 0RL 0RR', 'to move S'),
    move: 'roll',
    luck: [4],
    to: printRace(LINE, '0FL 0FR 0RL 0RR', 'to move S dice 4'),
  },
  {
    origin: 'R-MX-16: two bikes behind two first ones share third place',
    at: printRace(LINE, '0FL 0FR 0RL 0RR', 'to move A'),
    move: 'roll',
    luck: [4, 0, 2],
    to: printRace(LINE, '0FL 0FR 0RL 0RR', 'to move A dice 4n2'),
  },
  {
    origin: 'R-MX-16: the tile counts before the row',
    at: printRace(LINE, '3RL 2FL 2RR', 'to move M'),
    move: 'roll',
    luck: [5, 5],
    to: printRace(LINE, '3RL 2FL 2RR', 'to move M dice 55'),
  },
  {
    origin: 'R-MX-17: a wiped bike counts as on the space it left',
    at: printRace(LINE, '3FL* 3FR 2FL', 'to move C'),
    move: 'roll',
    luck: [5, 5, 5],
    to: printRace(LINE, '3FL* 3FR 2FL', 'to move C dice 555'),
  },
  {
    origin: 'R-MX-17: a wiped bike ties with one on the space it left',
    at: printRace(LINE, '3FL* 3FL 2FL', 'to move M'),
    move: 'roll',
    luck: [5],
    to: printRace(LINE, '3FL* 3FL 2FL', 'to move M dice 5'),
  },
  {
    origin: 'R-MX-20: each coin adds a die up to four and goes to the discard pile',
    at: printRace(LINE, '1FL 2FL 0FL', 'to move S'),
    move: 'roll +2',
    luck: [1, 2, 3, 4],
    to: printRace(LINE, '1FL 2FL 0FL', 'to move S dice 1234', { coins: [1, 3, 3], discard: 2 }),
  },
  {
    origin: 'R-MX-20: coins cannot buy more than four dice',
    at: printRace(LINE, '1FL 2FL 0FL', 'to move S'),
    legal: ['roll', 'roll +1', 'roll +2', 'pass'],
    move: 'roll +3',
    refused: 'fourDice',
  },
  {
    origin: 'R-MX-20: a player can spend only their own coins',
    at: printRace(LINE, '1FL 2FL 0FL', 'to move S', { coins: [1, 3, 3] }),
    legal: ['roll', 'roll +1', 'pass'],
    move: 'roll +2',
    refused: 'fewCoins',
  },
  {
    origin: 'R-MX-19: a bike on the track may pass',
    at: printRace(LINE, '1FL 2FL 0FL', 'to move S'),
    move: 'pass',
    to: printRace(LINE, '1FL 2FL 0FL', 'to move M'),
    told: [{ kind: 'passed' }],
  },
  {
    origin: 'R-MX-19: a bike may not pass after the roll',
    at: printRace(LINE, '1FL 2FL 0FL', 'to move S dice 23'),
    move: 'pass',
    refused: 'rolled',
  },
  {
    origin: 'MotoX: a bike cannot ride before the roll',
    at: printRace(LINE, '1FL 2FL 0FL', 'to move S'),
    move: 'ride 3 2FL',
    refused: 'rollFirst',
  },
  {
    origin: 'MotoX: no ramp can be built in the race',
    at: printRace(LINE, '1FL 2FL 0FL', 'to move S'),
    move: 'coin 2',
    refused: 'phase.race',
  },
];
