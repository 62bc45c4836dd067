import { type Text, text } from '../../../../src/engine/text.ts';
import type { HighcardView } from '../types.ts';

/** Says what the mover has to do. */
export function status({ phase, mover }: HighcardView): Text {
  return text(`highcard:status.${phase}`, { who: { seat: mover } });
}
