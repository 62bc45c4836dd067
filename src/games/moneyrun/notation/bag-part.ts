import { Refusal } from '../../../engine/refusal.ts';
import { COIN_COUNTS, getCoinCounts } from '../coins.ts';
import { getCoinName } from '../text/names.ts';
import { DENOMINATIONS, type Denomination, type MoneyRunOptions } from '../types.ts';
import { refusePosition, shorten } from './refuse-position.ts';

/** Parses the `bag` of a position and checks it against the coins in sight: every coin is somewhere. */
export function parseBag(
  part: string,
  inSight: readonly Denomination[],
  options: MoneyRunOptions,
): readonly number[] | Refusal {
  const words = part.split(' ');
  const [name, ...numbers] = words;
  if (name !== 'bag') return refusePosition('bag', { found: shorten(part) });
  if (numbers.length === 1 && numbers[0] === '?') return countRest(inSight, getCoinCounts(options));
  const readable = numbers.every((number) => /^\d{1,2}$/.test(number));
  if (!readable || numbers.length < 4 || numbers.length > 5)
    return refusePosition('bag', { found: shorten(part) });
  return checkBag(numbers.map(Number), inSight);
}

function checkBag(bag: readonly number[], inSight: readonly Denomination[]): readonly number[] | Refusal {
  const all = countRest(inSight, COIN_COUNTS.slice(0, bag.length));
  if (all instanceof Refusal) return all;
  const index = all.findIndex((count, at) => count !== bag[at]);
  if (index < 0) return bag;
  return refusePosition('bagCount', {
    coin: getCoinName(DENOMINATIONS[index] as Denomination),
    all: COIN_COUNTS[index] as number,
    left: all[index] as number,
    found: bag[index] as number,
  });
}

/** Counts all coins except those in sight. */
function countRest(inSight: readonly Denomination[], counts: readonly number[]): readonly number[] | Refusal {
  const left = DENOMINATIONS.map(
    (coin, index) => (counts[index] ?? 0) - inSight.filter((one) => one === coin).length,
  );
  const index = left.findIndex((count) => count < 0);
  if (index < 0) return left.slice(0, counts.length);
  return refusePosition('tooMany', {
    coin: getCoinName(DENOMINATIONS[index] as Denomination),
    all: counts[index] ?? 0,
  });
}
