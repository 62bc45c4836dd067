import { Refusal } from '../../engine/refusal.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Args, text } from '../../engine/text.ts';

/** Creates a refusal of this game, with the ruling that it cites. */
export function refuse<W extends KeySuffix<'motox:refuse'>>(
  what: W,
  ruling: KeySuffix<'motox:ruling'>,
  ...args: Args<`motox:refuse.${W}`>
): Refusal {
  return new Refusal(text(`motox:refuse.${what}`, ...args), ruling);
}
