import { type Text, text } from '../../../../src/engine/text.ts';
import type { HighcardView } from '../types.ts';

/** Describes the number of cards left. */
export function describe({ rest }: HighcardView): readonly Text[] {
  return [text('highcard:describe', { count: rest })];
}
