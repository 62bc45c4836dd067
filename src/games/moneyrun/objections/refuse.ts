import { Refusal } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { type Args, text } from '../../../engine/text.ts';

/** Creates a refusal of this game, with the ruling that it cites. */
export function refuse<W extends KeySuffix<'moneyrun:refuse'>>(
  what: W,
  ruling: KeySuffix<'moneyrun:ruling'>,
  ...args: Args<`moneyrun:refuse.${W}`>
): Refusal {
  return new Refusal(text(`moneyrun:refuse.${what}`, ...args), ruling);
}
