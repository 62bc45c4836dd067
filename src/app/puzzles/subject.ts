import type { PosedPuzzle } from '../../store/puzzles.ts';

/** Formats the subject of a puzzle's messages: "1300000000000000001 12". */
export function formatPuzzleSubject({ guild, number }: Pick<PosedPuzzle, 'guild' | 'number'>): string {
  return `${guild} ${number}`;
}

/** Returns the puzzle number of a message's subject. */
export function parsePuzzleSubject(subject: string): number {
  return Number(subject.split(' ')[1]);
}
