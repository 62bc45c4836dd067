import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { type Text, text } from '../../../engine/text.ts';
import { readOptions } from '../options.ts';

/** Says that a seat deals first, where no random draw decides it (R-GS-5). */
export function seatName(seat: Seat, _seats: number, options: Options): Text | null {
  return seat === 0 && readOptions(options).dealer === 'host' ? text('gostop:dealsFirst') : null;
}
