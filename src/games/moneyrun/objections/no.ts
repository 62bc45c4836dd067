import { Refusal } from '../../../engine/refusal.ts';
import type { Under } from '../../../engine/spoken.ts';
import { type Args, text } from '../../../engine/text.ts';

/** A refusal of this game, with the ruling that it rests on. */
export function no<W extends Under<'moneyrun:refuse'>>(
  what: W,
  ruling: Under<'moneyrun:ruling'>,
  ...args: Args<`moneyrun:refuse.${W}`>
): Refusal {
  return new Refusal(text(`moneyrun:refuse.${what}`, ...args), ruling);
}
