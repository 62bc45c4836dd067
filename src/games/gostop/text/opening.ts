import type { Chance } from '../../../engine/chance.ts';
import type { Options } from '../../../engine/options.ts';
import { type Text, text } from '../../../engine/text.ts';

/** Says who deals first, unless rock, paper, scissors decides it (R-GS-5). */
export function opening(seats: number, { dealer }: Options, luck: Chance): readonly Text[] {
  if (dealer === 'rps') return [];
  if (dealer === 'host') return [text('gostop:opening.host', { who: { seat: 0 } })];
  return [text('gostop:opening.lot', { who: { seat: luck.draw(seats) } })];
}
