import type { Seat } from '../../../engine/game.ts';
import { type Course, DIRECTIONS, type Direction, type ForageMove, type Source } from '../types.ts';
import { VALUED } from './cells.ts';
import { RAY_LENGTH } from './spaces.ts';

/**
 * Code of a move: the source of the number times COURSES, plus the course. A course is its direction times RAY_LENGTH
 * plus the steps; 0 means staying. Sources: ROLL without a course, GO after the roll, UNDER the pawn, and the coins of
 * the stash from STASH on.
 */
export const [ROLL, GO, UNDER, STASH] = [0, 1, 2, 3];
export const COURSES = 8 * RAY_LENGTH;

/** Returns the move of a code. */
export function decodeMove(code: number): ForageMove {
  const source = Math.floor(code / COURSES);
  if (source === ROLL) return { kind: 'roll' };
  const course = decodeCourse(code % COURSES);
  return source === GO ? { kind: 'go', course } : { kind: 'use', source: decodeSource(source), course };
}

/** Returns the code of a move. All values of the coin underneath share one code. */
export function encodeMove(move: ForageMove): number {
  switch (move.kind) {
    case 'roll':
      return ROLL;
    case 'go':
      return GO * COURSES + encodeCourse(move.course);
    case 'use':
      return encodeSource(move.source) * COURSES + encodeCourse(move.course);
  }
}

/** Returns the number of a coin in the cells. */
export function getCoinNumber(suit: Seat, value: number): number {
  return suit * VALUED + value;
}

function decodeCourse(course: number): Course {
  if (course === 0) return { direction: null, steps: 0 };
  return { direction: DIRECTIONS[Math.floor(course / RAY_LENGTH)] as Direction, steps: course % RAY_LENGTH };
}

function encodeCourse({ direction, steps }: Course): number {
  return direction === null ? 0 : DIRECTIONS.indexOf(direction) * RAY_LENGTH + steps;
}

function decodeSource(source: number): Source {
  if (source === UNDER) return { kind: 'under' };
  const coin = source - STASH;
  return { kind: 'stash', coin: { suit: Math.floor(coin / VALUED), value: coin % VALUED } };
}

function encodeSource(source: Source): number {
  return source.kind === 'under' ? UNDER : STASH + getCoinNumber(source.coin.suit, source.coin.value);
}
