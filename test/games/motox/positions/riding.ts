import type { PositionRow } from '../../../support/game/positions.ts';
import { BEND, LINE, printRace } from '../position-text.ts';

/** Returns a position with suns in front of two bikes that are far behind. */
function printLoneRace(track: string, at: string, dice: string): string {
  return printRace(track, `${at} 0RL 0RR`, `to move S dice ${dice}`);
}

export const RIDING: readonly PositionRow[] = [
  {
    origin: 'R-MX-21: a bike stays after a roll of blanks',
    at: printLoneRace(LINE, '2FL', 'nn'),
    legal: ['stay'],
  },
  {
    origin: 'R-MX-21: a bike that stays does not wipe out',
    at: printLoneRace(LINE, '2FL', 'n'),
    move: 'stay',
    to: printRace(LINE, '2FL 0RL 0RR', 'to move M'),
    told: [{ kind: 'stayed' }],
  },
  {
    origin: 'R-MX-21: a blank is no number to ride',
    at: printLoneRace(LINE, '2FL', '3n'),
    move: 'ride n 3RL',
    refused: 'nullNumber',
  },
  {
    origin: 'R-MX-21: a bike rides one of the numbers rolled',
    at: printLoneRace(LINE, '2FL', '34'),
    move: 'ride 2 3FL',
    refused: 'notRolled',
  },
  {
    origin: 'R-MX-21: an ace counts as 1',
    at: printLoneRace(LINE, '2FL', '1'),
    move: 'ride 1 3RL',
    to: printRace(LINE, '3RL 0RL 0RR', 'to move M'),
    told: [{ kind: 'rode' }],
  },
  {
    origin: 'R-MX-22: a bike rides forwards or to either side',
    at: printLoneRace(LINE, '2FL', '1'),
    legal: ['ride 1 3RL', 'ride 1 2FR', 'ride 1 out 2FL'],
  },
  {
    origin: 'R-MX-23: on a corner a bike rides straight on sideways, not back onto the tile before',
    at: printLoneRace(BEND, '3FL', '1'),
    legal: ['ride 1 4RL', 'ride 1 3FR'],
    move: 'ride 1 2FL',
    refused: 'straight',
  },
  {
    origin: 'R-MX-23: the tile under the bike decides each step',
    at: printLoneRace(BEND, '3FR', '2'),
    legal: ['ride 2 4FR', 'ride 2 out 3FR'],
  },
  {
    origin: 'R-MX-23: a bike that rides straight on over a corner runs off the track',
    at: printLoneRace(BEND, '2RL', '4'),
    among: ['ride 4 out 3FR'],
    without: ['ride 4 4RL'],
  },
  {
    origin: 'R-MX-24: a bike cannot turn without a blank',
    at: printLoneRace(BEND, '2FL', '2'),
    legal: ['ride 2 3FR', 'ride 2 out 2FL', 'ride 2 out 2FR'],
    move: 'ride 2 4RL',
    refused: 'straight',
  },
  {
    origin: 'R-MX-24: a blank allows one turn, left or right, between any two steps',
    at: printLoneRace(BEND, '2FL', '2n'),
    legal: ['ride 2 3FR', 'ride 2 4RL', 'ride 2 3RL', 'ride 2 out 2FL', 'ride 2 out 2FR'],
  },
  {
    origin: 'R-MX-24: a bike cannot turn twice between two steps',
    at: printLoneRace(LINE, '2FR', '2nn'),
    without: ['ride 2 2FR'],
  },
  {
    origin: 'R-MX-24: two blanks allow two turns',
    at: printLoneRace(LINE, '2FL', '3nn'),
    among: ['ride 3 3RL'],
  },
  {
    origin: 'R-MX-24: one blank does not allow a second turn',
    at: printLoneRace(LINE, '2FL', '3n'),
    without: ['ride 3 3RL'],
  },
  {
    origin: 'R-MX-25: a bike has to ride every step of the number',
    at: printLoneRace(LINE, '2RL', '4'),
    move: 'ride 4 3RL',
    refused: 'straight',
  },
  {
    origin: 'R-MX-26: two numbers with the same result are one choice',
    at: printLoneRace(LINE, '2FL', '13nn'),
    among: ['ride 1 3RL'],
    without: ['ride 3 3RL'],
    move: 'ride 3 3RL',
    to: printRace(LINE, '3RL 0RL 0RR', 'to move M'),
  },
  {
    origin: 'R-MX-27: a bike may run off the track though there are safe ways',
    at: printLoneRace(LINE, '2FL', '3'),
    move: 'ride 3 out 2FL',
    to: printRace(LINE, '2FL* 0RL 0RR', 'to move M'),
    told: [{ kind: 'rode' }],
  },
  {
    origin: 'R-MX-27, option: a bike with another way may not run off the track',
    at: printLoneRace(LINE, '2FL', '1'),
    options: { runOff: 'forced' },
    legal: ['ride 1 3RL', 'ride 1 2FR'],
    move: 'ride 1 out 2FL',
    refused: 'runOffForced',
  },
  {
    origin: 'R-MX-27, option: a bike without another way may run off the track',
    at: printRace(LINE, '2FL 3RL 0RR', 'to move S dice 22'),
    options: { runOff: 'forced' },
    legal: ['ride 2 out 2FL', 'ride 2 out 2FR'],
  },
  {
    origin: 'R-MX-21: a bike that can ride after the roll has to',
    at: printLoneRace(LINE, '2FL', '3'),
    move: 'stay',
    refused: 'mustRide',
  },
];

export const IN_THE_WAY: readonly PositionRow[] = [
  {
    origin: 'R-MX-28: a bike on the ground can be neither entered nor passed',
    at: printRace(LINE, '2FL 3RL 0RR', 'to move S dice 22'),
    legal: ['ride 2 out 2FL', 'ride 2 out 2FR'],
    move: 'ride 2 3FL',
    refused: 'blocked',
  },
  {
    origin: 'R-MX-28, R-MX-33: a bike cannot be landed on without a jump',
    at: printRace(LINE, '2FL 3RL 0RR', 'to move S dice 11'),
    move: 'ride 1 on 3RL',
    refused: 'blocked',
  },
  {
    origin: 'R-MX-28: a bike with a way cannot wipe out on the spot',
    at: printRace(LINE, '2FL 3RL 0RR', 'to move S dice 22'),
    move: 'wipe',
    refused: 'noWipe',
  },
  {
    origin: 'R-MX-28: a bike that is blocked all round wipes out on the spot',
    at: printRace(BEND, '3RL 3RR 3FL', 'to move S dice 24'),
    legal: ['wipe'],
    move: 'wipe',
    to: printRace(BEND, '3RL* 3RR 3FL', 'to move M'),
    told: [{ kind: 'wiped' }],
  },
  {
    origin: 'R-MX-28: a bike that is blocked all round cannot stay',
    at: printRace(BEND, '3RL 3RR 3FL', 'to move S dice 24'),
    move: 'stay',
    refused: 'mustWipe',
  },
  {
    origin: 'R-MX-37: a wiped bike blocks nobody',
    at: printRace(LINE, '2FL 3RL* 0RR', 'to move S dice 22'),
    among: ['ride 2 3FL'],
  },
  {
    origin: 'R-MX-37: several wiped bikes may lie beside one space',
    at: printRace(LINE, '2FL 2FL* 0RR', 'to move S dice 2'),
    move: 'ride 2 out 2FL',
    to: printRace(LINE, '2FL* 2FL* 0RR', 'to move M'),
  },
];

const RAMP = '0 e e2 e e e e e';
const JUMP_AND_TURN = printRace('0 e e2 e n n n', '2FL 3FL 4RR', 'to move S dice 44n');

export const JUMPING: readonly PositionRow[] = [
  {
    origin: 'R-MX-29: a bike before a ramp that is too high may stay when no way is safe',
    at: printLoneRace('0 e e3 e e e e e', '2FL', '2'),
    legal: ['stay', 'ride 2 out 2FL', 'ride 2 out 2FR'],
    move: 'stay',
    to: printRace('0 e e3 e e e e e', '2FL 0RL 0RR', 'to move M'),
  },
  {
    origin: 'R-MX-29: a bike before a ramp that is too high has to ride another safe way',
    at: printLoneRace('0 e e3 e e e e e', '2FL', '1'),
    legal: ['ride 1 2FR', 'ride 1 out 2FL'],
    move: 'stay',
    refused: 'mustRide',
  },
  {
    origin: 'R-MX-30: a jump needs a number higher than the ramp',
    at: printLoneRace(RAMP, '2RL', '2'),
    move: 'ride 2 3RL',
    refused: 'barred',
  },
  {
    origin: 'R-MX-30: a jump counts the whole number, not the steps that are left',
    at: printLoneRace(RAMP, '2RL', '3'),
    move: 'ride 3 3FL',
    to: printRace(RAMP, '3FL 0RL 0RR', 'to move M'),
  },
  {
    origin: 'R-MX-30: a bike on the front row needs a number higher than the ramp too',
    at: printLoneRace(RAMP, '2FL', '1'),
    legal: ['ride 1 2FR', 'ride 1 out 2FL'],
  },
  {
    origin: 'R-MX-30: a jump compares the number with every ramp crossed',
    at: printLoneRace('0 e1 e3 e e e e e', '1FL', '34'),
    among: ['ride 4 3FL'],
    without: ['ride 3 3RL'],
  },
  {
    origin: 'R-MX-30: riding onto a tile with a ramp or sideways on it needs no higher number',
    at: printLoneRace('0 e e3 e e e e e', '1FL', '2'),
    among: ['ride 2 2FL'],
  },
  {
    origin: 'R-MX-31: after a ramp a bike flies over others to the end of the move',
    at: printRace(RAMP, '2FL 3RL 3FL', 'to move S dice 445'),
    move: 'ride 4 4FL',
    to: printRace(RAMP, '4FL 3RL 3FL', 'to move M'),
  },
  {
    origin: 'R-MX-32: a bike may turn in the air and flies on',
    at: JUMP_AND_TURN,
    among: ['ride 4 4FR'],
  },
  {
    origin: 'R-MX-32, option: a turn ends the flight',
    at: JUMP_AND_TURN,
    options: { flight: 'turn' },
    without: ['ride 4 4FR'],
    move: 'ride 4 4FR',
    refused: 'blocked',
  },
  {
    origin: 'R-MX-32, option: the flight covers the next tile only',
    at: JUMP_AND_TURN,
    options: { flight: 'tile' },
    without: ['ride 4 4FR'],
  },
  {
    origin: 'R-MX-32, option: the flight covers all of the next tile',
    at: printRace(RAMP, '2FL 3RL 5RL', 'to move S dice 334'),
    options: { flight: 'tile' },
    among: ['ride 3 4RL'],
  },
  {
    origin: 'R-MX-33: a bike that is landed on wipes out, and the jumper keeps the space',
    at: printRace(RAMP, '2FL 4RL 0RR', 'to move S dice 33'),
    move: 'ride 3 on 4RL',
    to: printRace(RAMP, '4RL 4RL* 0RR', 'to move M'),
    told: [{ kind: 'rode' }, { kind: 'knocked' }],
  },
  {
    origin: 'R-MX-33: a jump typed to a space with a bike is a landing',
    at: printRace(RAMP, '2FL 4RL 0RR', 'to move S dice 33'),
    move: '3 4RL',
    to: printRace(RAMP, '4RL 4RL* 0RR', 'to move M'),
  },
  {
    origin: 'R-MX-34: flying off over a bike leaves it alone',
    at: printRace('0 e e2 e n n n', '2FL 3FR 0RR', 'to move S dice 44'),
    move: 'ride 4 out 3FR',
    to: printRace('0 e e2 e n n n', '3FR* 3FR 0RR', 'to move M'),
  },
];
