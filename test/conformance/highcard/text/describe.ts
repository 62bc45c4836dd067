import { type Text, text } from '../../../../src/engine/text.ts';
import type { HighcardView } from '../types.ts';

/** How many cards nobody has yet. */
export function describe({ rest }: HighcardView): readonly Text[] {
  return [text('highcard:describe', { count: rest })];
}
