import type { Chance } from '../../../engine/chance.ts';
import type { Options } from '../../../engine/options.ts';
import { type Text, text } from '../../../engine/text.ts';

/** Tells the random draw of the first player (R-RA-4). */
export function opening(seats: number, _options: Options, luck: Chance): readonly Text[] {
  return [text('runaround:opening.lot', { who: { seat: luck.draw(seats) } })];
}
