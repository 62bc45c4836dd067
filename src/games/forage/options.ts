import type { GameOption, Options } from '../../engine/options.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Board, ForageOptions } from './types.ts';

/** Options that the host can choose. */
export const OPTIONS: readonly GameOption[] = [
  { id: 'board', values: ['torus', 'wide', 'ring'], default: 'torus' },
  { id: 'blanksLowest', values: [false, true], default: false },
  { id: 'faceUp', values: [false, true], default: false },
  { id: 'clearBoard', values: [false, true], default: false },
  { id: 'finishRound', values: [false, true], default: false },
  { id: 'openMemory', values: [false, true], default: false },
  { id: 'roundCap', values: [40, 20, 60, 80, 0], default: 40 },
];

/** Refuses `faceUp` with `clearBoard`: coins lying value up never leave the board, so it cannot be cleared (R-FO-28). */
export function admits(_seats: number, options: Options): Refusal | null {
  if (!options.faceUp || !options.clearBoard) return null;
  return new Refusal(text('forage:refuse.faceUpClear'), 'R-FO-28');
}

/**
 * Returns the maximum number of moves: six for each seat to lay the coins, then at most a roll and a move in each turn.
 */
export function bound(seats: number, options: Options): number {
  const cap = Number(options.roundCap);
  return cap === 0 ? Number.POSITIVE_INFINITY : 6 * seats + 2 * seats * cap;
}

/**
 * Returns whether players have to remember. Older boards then keep no picture, as two in a row reveal the coin laid
 * between them (R-FO-5).
 */
export function memory(options: Options): boolean {
  return options.openMemory !== true;
}

/** Converts the host's options to the form that the rules use. */
export function readOptions(options: Options): ForageOptions {
  return {
    board: (options.board ?? 'torus') as Board,
    blanksLowest: options.blanksLowest === true,
    faceUp: options.faceUp === true,
    clearBoard: options.clearBoard === true,
    finishRound: options.finishRound === true,
    openMemory: options.openMemory === true,
    roundCap: Number(options.roundCap ?? 40),
  };
}
