import { Refusal } from '../../engine/refusal.ts';
import type { Under } from '../../engine/spoken.ts';
import { type Args, text } from '../../engine/text.ts';

/** Why a text is no position. */
export function wrong<W extends Under<'moneyrun:refuse.position'>>(
  what: W,
  ...args: Args<`moneyrun:refuse.position.${W}`>
): Refusal {
  return new Refusal(text(`moneyrun:refuse.position.${what}`, ...args));
}

/** What was found, short enough to be repeated. */
export function shortened(found: string): string {
  return found.length <= 40 ? found : `${found.slice(0, 39)}…`;
}
