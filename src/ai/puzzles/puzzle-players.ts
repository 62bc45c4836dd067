import { STRENGTH_IDS, type StrengthId } from '../strengths.ts';
import type { Puzzle } from './puzzle.ts';

/** Who plays the match of a puzzle, by seat: all strengths, in turn. */
export function getPuzzlePlayers({ seats, seed }: Pick<Puzzle, 'seats' | 'seed'>): readonly StrengthId[] {
  const { length } = STRENGTH_IDS;
  return Array.from({ length: seats }, (_, seat) => STRENGTH_IDS[(seed + seat) % length] as StrengthId);
}
