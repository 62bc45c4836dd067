import type { PositionRow } from '../../../support/game/positions.ts';
import { LINE, printRace } from '../position-text.ts';

const DOWN = printRace(LINE, '2FL* 3FL 0RR', 'to move S');
const TAKEN = printRace(LINE, '2FL* 2FL 0RR', 'to move S', { discard: 2 });

export const WIPED: readonly PositionRow[] = [
  {
    origin: 'R-MX-38: a wiped bike may pass, roll with or without coins, or restart with a coin',
    at: DOWN,
    legal: ['roll', 'roll +1', 'roll +2', 'restart', 'pass'],
  },
  {
    origin: 'R-MX-38a: a wiped bike may stay down',
    at: DOWN,
    move: 'pass',
    to: printRace(LINE, '2FL* 3FL 0RR', 'to move M'),
  },
  {
    origin: 'R-MX-38b, R-MX-39: a roll of a wiped bike without an ace ends the turn',
    at: DOWN,
    move: 'roll',
    luck: [5, 0],
    to: printRace(LINE, '2FL* 3FL 0RR', 'to move M'),
    told: [{ kind: 'rolled' }, { kind: 'failed' }],
  },
  {
    origin: 'R-MX-39: one ace restarts the bike, and the other dice are a roll to ride or leave',
    at: DOWN,
    move: 'roll +1',
    luck: [4, 1, 0],
    to: printRace(LINE, '2FL 3FL 0RR', 'to move S started dice 4n', { coins: [2, 3, 3], discard: 1 }),
    told: [{ kind: 'restarted' }],
  },
  {
    origin: 'R-MX-39: a second ace of a restart counts as 1',
    at: DOWN,
    move: 'roll',
    luck: [1, 1],
    to: printRace(LINE, '2FL 3FL 0RR', 'to move S started dice 1'),
  },
  {
    origin: 'R-MX-39: an ace on a single die leaves no roll',
    at: printRace(LINE, '2FL* 1FL 0RR', 'to move S'),
    move: 'roll',
    luck: [1],
    to: printRace(LINE, '2FL 1FL 0RR', 'to move M'),
  },
  {
    origin: 'R-MX-39: riding after a restart by an ace is optional',
    at: printRace(LINE, '2FL 3FL 0RR', 'to move S started dice 1'),
    legal: ['ride 1 3RL', 'ride 1 2FR', 'ride 1 out 2FL', 'stay'],
    move: 'stay',
    to: printRace(LINE, '2FL 3FL 0RR', 'to move M'),
  },
  {
    origin: 'R-MX-39: blanks left after a restart allow turns',
    at: printRace(LINE, '2FL 3FL 0RR', 'to move S started dice 2n'),
    among: ['ride 2 3RR'],
  },
  {
    origin: 'R-MX-38c: a coin restarts a wiped bike at once',
    at: DOWN,
    move: 'restart',
    to: printRace(LINE, '2FL 3FL 0RR', 'to move S', { coins: [2, 3, 3], discard: 1 }),
    told: [{ kind: 'restarted' }],
  },
  {
    origin: 'R-MX-38c: after a restart by a coin the player rolls or passes',
    at: printRace(LINE, '2FL 3FL 0RR', 'to move S', { coins: [2, 3, 3], discard: 1 }),
    legal: ['roll', 'roll +1', 'roll +2', 'pass'],
  },
  {
    origin: 'R-MX-38c: a player without a coin cannot restart with one',
    at: printRace(LINE, '2FL* 3FL 0RR', 'to move S', { coins: [0, 3, 3] }),
    legal: ['roll', 'pass'],
    move: 'restart',
    refused: 'noCoinToRestart',
  },
  {
    origin: 'R-MX-38: a bike that stands needs no restart',
    at: printRace(LINE, '2FL 3FL 0RR', 'to move S'),
    move: 'restart',
    refused: 'notWiped',
  },
  {
    origin: 'R-MX-38: a wiped bike does not ride',
    at: DOWN,
    move: 'ride 3 3FL',
    refused: 'downFirst',
  },
  {
    origin: 'R-MX-40: a wiped bike whose space is taken only waits, and takes a spent coin',
    at: TAKEN,
    legal: ['wait'],
    move: 'wait',
    to: printRace(LINE, '2FL* 2FL 0RR', 'to move M', { coins: [4, 3, 3], discard: 1 }),
    told: [{ kind: 'waited' }],
  },
  {
    origin: 'R-MX-40: a bike that waits takes nothing from an empty pile',
    at: printRace(LINE, '2FL* 2FL 0RR', 'to move S'),
    move: 'wait',
    to: printRace(LINE, '2FL* 2FL 0RR', 'to move M'),
  },
  {
    origin: 'R-MX-40: a bike that waits cannot restart with a coin',
    at: TAKEN,
    move: 'restart',
    refused: 'mustWait',
  },
  {
    origin: 'R-MX-40: a bike that waits cannot roll for an ace',
    at: TAKEN,
    move: 'roll',
    refused: 'mustWait',
  },
  { origin: 'R-MX-40: a bike that waits cannot pass', at: TAKEN, move: 'pass', refused: 'mustWait' },
  {
    origin: 'R-MX-40: a wiped bike whose space is free cannot wait',
    at: DOWN,
    move: 'wait',
    refused: 'noWait',
  },
  {
    origin: 'R-MX-41: a bike that was landed on waits until the jumper has left',
    at: printRace('0 e e2 e e e e e', '4RL 4RL* 0RR', 'to move M'),
    legal: ['wait'],
  },
  {
    origin: 'R-MX-41: a bike that was landed on can restart after the jumper has left',
    at: printRace('0 e e2 e e e e e', '4FL 4RL* 0RR', 'to move M'),
    legal: ['roll', 'roll +1', 'roll +2', 'restart', 'pass'],
  },
  {
    origin: 'R-MX-42: a hand of coins has no limit',
    at: printRace(LINE, '2FL* 2FL 0RR', 'to move S', { coins: [9, 0, 0], discard: 3 }),
    move: 'wait',
    to: printRace(LINE, '2FL* 2FL 0RR', 'to move M', { coins: [10, 0, 0], discard: 2 }),
  },
];
