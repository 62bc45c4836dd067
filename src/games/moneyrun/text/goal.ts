import type { Options } from '../../../engine/options.ts';
import { type Text, text } from '../../../engine/text.ts';
import { readOptions } from '../options.ts';

/** Says how to win (R-MR-29), also where the rounds are limited (R-MR-31). */
export function goal(_seats: number, options: Options): Text {
  const { roundCap } = readOptions(options);
  return roundCap === 0 ? text('moneyrun:goal.line') : text('moneyrun:goal.cap', { count: roundCap });
}
