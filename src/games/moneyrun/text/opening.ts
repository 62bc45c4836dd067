import type { Chance } from '../../../engine/chance.ts';
import type { Options } from '../../../engine/options.ts';
import { type Text, text } from '../../../engine/text.ts';

/** Tells the draw of the first player, or that the first seat begins (R-MR-10). */
export function opening(seats: number, { first }: Options, luck: Chance): readonly Text[] {
  if (first === 'host') return [text('moneyrun:opening.host', { who: { seat: 0 } })];
  return [text('moneyrun:opening.lot', { who: { seat: luck.draw(seats) } })];
}
