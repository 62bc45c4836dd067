import { Refusal } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { type Args, text } from '../../../engine/text.ts';
import { truncateText } from '../../../engine/truncate-text.ts';

/** The rulings that such a position would break, by what is wrong with it. */
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

/** Why a text is no position. */
export function refusePosition<W extends KeySuffix<'moneyrun:refuse.position'>>(
  what: W,
  ...args: Args<`moneyrun:refuse.position.${W}`>
): Refusal {
  return new Refusal(text(`moneyrun:refuse.position.${what}`, ...args), RULINGS[what]);
}

/** What was found, short enough to be repeated. */
export function shorten(found: string): string {
  return truncateText(found, 40);
}
