import type { Options } from '../../../../src/engine/options.ts';
import { Refusal, refused } from '../../../../src/engine/refusal.ts';
import type { Ruling } from '../../../../src/engine/sentence-keys.ts';
import type { Arg } from '../../../../src/engine/text.ts';
import { runaround } from '../../../../src/games/runaround/index.ts';
import type { RunaroundState } from '../../../../src/games/runaround/types.ts';

/** Creates a refusal of Runaround with its arguments and its ruling. */
export function createRefusal(
  sentence: string,
  filling: Readonly<Record<string, Arg>> = {},
  ruling?: Ruling,
): Refusal {
  const key = `runaround:refuse.${sentence}`;
  return new Refusal(Object.keys(filling).length === 0 ? { key } : { key, with: filling }, ruling);
}

/** Parses a position; throws the refusal. */
export function parsePosition(position: string, options: Options = {}): RunaroundState {
  const state = runaround.notation.parse(position, options);
  if (refused(state)) throw new Error(`${position}: ${JSON.stringify(state.reason)}`);
  return state;
}
