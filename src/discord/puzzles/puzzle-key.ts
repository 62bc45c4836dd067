import type { PosedPuzzle } from '../../store/puzzles.ts';
import type { InteractionContext } from '../core/context.ts';

/** Server and number of a puzzle. */
export type PuzzleId = Pick<PosedPuzzle, 'guild' | 'number'>;

/** Formats the key of a puzzle in custom ids. A message on the puzzle's own server does not repeat it. */
export function formatPuzzleKey({ guild, number }: PuzzleId, place: string | null): string {
  return place === guild ? number.toString(36) : `${number.toString(36)}@${guild}`;
}

/** Returns the puzzle of a key that {@link formatPuzzleKey} wrote. */
export function parsePuzzleKey(
  key: string,
  { interaction }: Pick<InteractionContext, 'interaction'>,
): PuzzleId {
  const [number = '', guild = interaction.guildId ?? ''] = key.split('@');
  return { guild, number: Number.parseInt(number, 36) };
}
