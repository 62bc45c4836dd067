import { type Place, parsePlace } from '../board.ts';
import type { MotoXMove, Outcome } from '../types.ts';

/** Moves as numbers. A roll is ROLL plus its coins, a place on the grid GRID plus the place. */
export const PASS = 0;
export const ROLL = 1; // to 5
export const RESTART = 6;
export const STAY = 7;
export const WIPE = 8;
export const WAIT = 9;
export const GRID = 10; // to 13

/** A ride is its kind plus the place where it ends or leaves the track; a finish has no place. */
export const SAFE = 128;
export const LAND = 256;
export const OFF = 384;
export const FINISH = 512;

/** No code is as high as this. */
export const CODE_COUNT = 513;

/** The kind of a ride, as above. */
export function getRideKind(code: number): number {
  return code & ~127;
}

/** Where a ride ends or leaves the track. */
export function getRideEnd(code: number): Place {
  return code & 127;
}

/** The code of a move that is made in the race or on the grid. */
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
      throw new RangeError(`The mind does not build: ${move.kind}`);
    default:
      return PLAIN[move.kind];
  }
}

const PLAIN = { pass: PASS, restart: RESTART, stay: STAY, wipe: WIPE, wait: WAIT } as const;
const KINDS = { safe: SAFE, land: LAND, runoff: OFF } as const;

/** The code of a ride that comes to this. */
export function encodeRide(outcome: Outcome): number {
  return outcome.kind === 'finish' ? FINISH : KINDS[outcome.kind] + parsePlace(outcome.space);
}
