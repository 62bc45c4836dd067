import { Refusal } from '../../../engine/refusal.ts';
import { COUNTS, countsOf } from '../coins.ts';
import { coinName } from '../text/names.ts';
import { DENOMINATIONS, type Denomination, type MoneyRunOptions } from '../types.ts';
import { shortened, wrong } from './unread.ts';

/** The `bag` of a position, checked against the coins in sight: every coin is somewhere. */
export function readBag(
  part: string,
  inSight: readonly Denomination[],
  options: MoneyRunOptions,
): readonly number[] | Refusal {
  const words = part.split(' ');
  const [name, ...numbers] = words;
  if (name !== 'bag') return wrong('bag', { found: shortened(part) });
  if (numbers.length === 1 && numbers[0] === '?') return rest(inSight, countsOf(options));
  const readable = numbers.every((number) => /^\d{1,2}$/.test(number));
  if (!readable || numbers.length < 4 || numbers.length > 5) return wrong('bag', { found: shortened(part) });
  return counted(numbers.map(Number), inSight);
}

function counted(bag: readonly number[], inSight: readonly Denomination[]): readonly number[] | Refusal {
  const all = rest(inSight, COUNTS.slice(0, bag.length));
  if (all instanceof Refusal) return all;
  const index = all.findIndex((count, at) => count !== bag[at]);
  if (index < 0) return bag;
  return wrong('bagCount', {
    coin: coinName(DENOMINATIONS[index] as Denomination),
    all: COUNTS[index] as number,
    left: all[index] as number,
    found: bag[index] as number,
  });
}

/** All coins less those in sight. */
function rest(inSight: readonly Denomination[], counts: readonly number[]): readonly number[] | Refusal {
  const left = DENOMINATIONS.map(
    (coin, index) => (counts[index] ?? 0) - inSight.filter((one) => one === coin).length,
  );
  const index = left.findIndex((count) => count < 0);
  if (index < 0) return left.slice(0, counts.length);
  return wrong('tooMany', { coin: coinName(DENOMINATIONS[index] as Denomination), all: counts[index] ?? 0 });
}
