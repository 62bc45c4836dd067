import { STRENGTH_IDS, type StrengthId } from '../strengths.ts';
import type { Puzzle } from './puzzle.ts';

/** Returns the AIs in the match of a puzzle, by seat: all strengths in rotation. */
export function getPuzzlePlayers({ seats, seed }: Pick<Puzzle, 'seats' | 'seed'>): readonly StrengthId[] {
  const { length } = STRENGTH_IDS;
  return Array.from({ length: seats }, (_, seat) => STRENGTH_IDS[(seed + seat) % length] as StrengthId);
}
