import { type Place, parsePlace } from '../board.ts';
import type { MotoXMove, Outcome } from '../types.ts';

/** Moves as numbers. A roll is ROLL plus its coins; a space on the grid is GRID plus its place. */
export const PASS = 0;
export const ROLL = 1; // up to 5
export const RESTART = 6;
export const STAY = 7;
export const WIPE = 8;
export const WAIT = 9;
export const GRID = 10; // up to 13

/** Ride: its kind plus the place where it ends or leaves the track; a finish has no place. */
export const SAFE = 128;
export const LAND = 256;
export const OFF = 384;
export const FINISH = 512;

/** Upper bound (exclusive) on codes. */
export const CODE_COUNT = 513;

/** Returns the kind of a ride: SAFE, LAND, OFF or FINISH. */
export function getRideKind(code: number): number {
  return code & ~127;
}

/** Returns the place where a ride ends or leaves the track. */
export function getRideEnd(code: number): Place {
  return code & 127;
}

/** Returns the code of a move in the race or on the grid. */
export function encodeMove(move: MotoXMove): number {
  switch (move.kind) {
    case 'roll':
      return ROLL + move.coins;
    case 'grid':
      return GRID + parsePlace(move.space);
    case 'ride':
      return encodeRide(move.outcome);
    case 'tile':
    case 'coin':
    case 'stuck':
      throw new RangeError(`The AI does not build: ${move.kind}`);
    default:
      return PLAIN[move.kind];
  }
}

const PLAIN = { pass: PASS, restart: RESTART, stay: STAY, wipe: WIPE, wait: WAIT } as const;
const KINDS = { safe: SAFE, land: LAND, runoff: OFF } as const;

/** Returns the code of a ride with this outcome. */
export function encodeRide(outcome: Outcome): number {
  return outcome.kind === 'finish' ? FINISH : KINDS[outcome.kind] + parsePlace(outcome.space);
}
