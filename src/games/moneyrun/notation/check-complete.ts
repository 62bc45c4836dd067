import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { type Args, text } from '../../../engine/text.ts';
import { getBases, refuseNotOnTable } from '../objections/actions.ts';
import { getField } from '../reach/field.ts';
import { getPavingExample, getSmallestPavingExample } from '../reach/paving-example.ts';
import { getPlaces } from '../reach/possible-actions.ts';
import { getCoinName, getCoinNames } from '../text/names.ts';
import type { Denomination, MoneyRunView } from '../types.ts';

const COIN = /^(?:place )?([lmspt])$/;
const SQUARE = /^(place )?[a-z][1-9]\d?$/;

/** Refuses half of a placing, a coin or a square alone, and asks for the other half. */
export function checkComplete(clean: string, typed: string, view: MoneyRunView, seat: Seat): Refusal | null {
  const [, coin] = COIN.exec(clean) ?? [];
  if (coin !== undefined) return askWhichSquare(view, seat, coin.toUpperCase() as Denomination);
  const [whole, place] = SQUARE.exec(clean) ?? [];
  const coinMeant = place !== undefined || /동전|\bcoin\b/i.test(typed);
  return whole !== undefined && coinMeant ? askWhichCoin(view, seat) : null;
}

function askWhichSquare(view: MoneyRunView, seat: Seat, coin: Denomination): Refusal {
  if (!view.table.includes(coin)) return refuseNotOnTable(view, coin);
  const example = getPavingExample(view, seat, coin);
  if (example === null) return refuseIncomplete('nowhere', { coin: getCoinName(coin) });
  const { geometry } = getField(view);
  const anywhere = getPlaces(getField(view), coin).length === geometry.squares.length;
  const args = { coin: getCoinName(coin), example };
  return anywhere
    ? refuseIncomplete('anywhere', args)
    : refuseIncomplete('some', { ...args, bases: getCoinNames(getBases(coin)) });
}

function askWhichCoin(view: MoneyRunView, seat: Seat): Refusal | null {
  const example = getSmallestPavingExample(view, seat);
  return example === null
    ? null
    : refuseIncomplete('coin', { table: getCoinNames([...new Set(view.table)]), example });
}

const RULINGS = { anywhere: 'R-MR-15', some: 'R-MR-3', nowhere: 'R-MR-3', coin: 'R-MR-13' } as const;

function refuseIncomplete<W extends KeySuffix<'moneyrun:refuse.which'>>(
  what: W,
  ...args: Args<`moneyrun:refuse.which.${W}`>
): Refusal {
  return new Refusal(text(`moneyrun:refuse.which.${what}`, ...args), RULINGS[what]);
}
