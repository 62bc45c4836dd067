import type { Course, ForageMove, Source } from '../types.ts';
import { printCoin } from './letters.ts';

/** Prints the move in the notation that `parseMove` reads; needs no position. */
export function printMove(move: ForageMove): string {
  switch (move.kind) {
    case 'roll':
      return 'roll';
    case 'go':
      return printCourse(move.course);
    case 'use':
      return printUse(move.source, move.course);
  }
}

function printUse(source: Source, course: Course): string {
  if (source.kind === 'under') return `under ${printCourse(course)}`;
  const plain = course.steps === source.coin.value && course.direction !== null;
  return `${printCoin(source.coin)} ${plain ? course.direction : printCourse(course)}`;
}

function printCourse({ direction, steps }: Course): string {
  return direction === null ? 'stay' : `${direction} ${steps}`;
}
