import type { GameOption, Options } from '../../engine/options.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { MoneyRunOptions } from './types.ts';

/** Options that the host can choose. */
export const OPTIONS: readonly GameOption[] = [
  { id: 'board', values: [9, 8], default: 9 },
  { id: 'tiny', values: [false, true], default: false },
  { id: 'starts', values: ['middle', 'free'], default: 'middle' },
  { id: 'first', values: ['random', 'host'], default: 'random' },
  { id: 'shortFirst', values: [false, true], default: false },
  { id: 'ownCoins', values: [true, false], default: true },
  { id: 'ko', values: [false, true], default: false },
  { id: 'climbFirst', values: [false, true], default: false },
  { id: 'sharing', values: [false, true], default: false },
  { id: 'roundCap', values: [60, 20, 40, 80, 0], default: 60 },
];

/** Accepts every combination of options. */
export function admits(_seats: number, _options: Options): Refusal | null {
  return null;
}

/** Returns the maximum number of moves: two in each turn, and one for each pawn that is placed first. */
export function bound(seats: number, options: Options): number {
  const cap = Number(options.roundCap);
  return cap === 0 ? Number.POSITIVE_INFINITY : seats + 2 * seats * cap;
}

/** Converts the host's options to the form that the rules use. */
export function readOptions(options: Options): MoneyRunOptions {
  return {
    board: options.board === 8 ? 8 : 9,
    tiny: options.tiny === true,
    starts: options.starts === 'free' ? 'free' : 'middle',
    shortFirst: options.shortFirst === true,
    ownCoins: options.ownCoins !== false,
    ko: options.ko === true,
    climbFirst: options.climbFirst === true,
    sharing: options.sharing === true,
    first: options.first === 'host' ? 'host' : 'random',
    roundCap: Number(options.roundCap ?? 60),
  };
}
