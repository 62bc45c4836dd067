import type { Options } from '../../../engine/options.ts';
import { type Text, text } from '../../../engine/text.ts';
import { readOptions } from '../options.ts';

/** Returns a sentence that says how to win (R-MR-29), also with a limit of rounds (R-MR-31). */
export function goal(_seats: number, options: Options): Text {
  const { roundCap } = readOptions(options);
  return roundCap === 0 ? text('moneyrun:goal.line') : text('moneyrun:goal.cap', { count: roundCap });
}
