import { Refusal } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { type Args, text, truncateText } from '../../../engine/text.ts';

/** Rulings that an impossible position breaks, by the refusal's key. */
const RULINGS: { readonly [W in KeySuffix<'moneyrun:refuse.position'>]?: KeySuffix<'moneyrun:ruling'> } = {
  twoPawns: 'R-MR-28',
  toppled: 'R-MR-3',
  fiveCoins: 'R-MR-14',
  pastCap: 'R-MR-31',
  oneAction: 'R-MR-10',
  idle: 'R-MR-31',
  agreed: 'R-MR-31',
  cap: 'R-MR-31',
  noKo: 'R-MR-20',
  middleStarts: 'R-MR-6',
  starting: 'R-MR-6',
  notThere: 'R-MR-9',
  arrived: 'R-MR-29',
};

/** Creates the refusal of a text that is not a valid position. */
export function refusePosition<W extends KeySuffix<'moneyrun:refuse.position'>>(
  what: W,
  ...args: Args<`moneyrun:refuse.position.${W}`>
): Refusal {
  return new Refusal(text(`moneyrun:refuse.position.${what}`, ...args), RULINGS[what]);
}

/** Shortens the text found so that a message can quote it. */
export function shorten(found: string): string {
  return truncateText(found, 40);
}
