import type { GameOption, Options } from '../../engine/options.ts';
import type { MotoXOptions } from './types.ts';

const TRAPS: readonly MotoXOptions['traps'][] = ['refused', 'end'];
const STUCK_COINS: readonly MotoXOptions['stuckCoins'][] = ['removed', 'discarded'];
const RUN_OFF: readonly MotoXOptions['runOff'][] = ['free', 'forced'];
const FLIGHT: readonly MotoXOptions['flight'][] = ['move', 'turn', 'tile'];

/** Options that the host can choose (R-MX-8, R-MX-12, R-MX-27, R-MX-32). */
export const OPTIONS: readonly GameOption[] = [
  { id: 'traps', values: TRAPS, default: 'refused' },
  { id: 'stuckCoins', values: STUCK_COINS, default: 'removed' },
  { id: 'runOff', values: RUN_OFF, default: 'free' },
  { id: 'flight', values: FLIGHT, default: 'move' },
];

/** Accepts every combination of options. */
export function admits(): null {
  return null;
}

/** Returns Infinity: nothing ends a race in which every player keeps passing (R-MX-19). */
export function bound(): number {
  return Number.POSITIVE_INFINITY;
}

/** Converts the host's options to the form that the rules use; missing ones get their default. */
export function readOptions(chosen: Options): MotoXOptions {
  return {
    traps: readOption(TRAPS, chosen.traps),
    stuckCoins: readOption(STUCK_COINS, chosen.stuckCoins),
    runOff: readOption(RUN_OFF, chosen.runOff),
    flight: readOption(FLIGHT, chosen.flight),
  };
}

function readOption<T extends string>(values: readonly T[], chosen: unknown): T {
  return values.find((value) => value === chosen) ?? (values[0] as T);
}
