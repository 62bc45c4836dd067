import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import type { Under } from '../../../engine/spoken.ts';
import { type Args, text } from '../../../engine/text.ts';
import { basesOf, notOnTable } from '../objections/actions.ts';
import { fieldOf } from '../reach/field.ts';
import { placed, smallestPlaced } from '../reach/paving.ts';
import { placesFor } from '../reach/possible.ts';
import { coinName, coinNames } from '../text/names.ts';
import type { Denomination, MoneyRunView } from '../types.ts';

const COIN = /^(?:place )?([lmspt])$/;
const SQUARE = /^(place )?[a-z][1-9]\d?$/;

/** Half of a placing: a coin without a square, or a square and no saying which coin. Asks for the other half. */
export function incomplete(clean: string, typed: string, view: MoneyRunView, seat: Seat): Refusal | null {
  const [, coin] = COIN.exec(clean) ?? [];
  if (coin !== undefined) return whichSquare(view, seat, coin.toUpperCase() as Denomination);
  const [whole, place] = SQUARE.exec(clean) ?? [];
  const coinMeant = place !== undefined || /동전|\bcoin\b/i.test(typed);
  return whole !== undefined && coinMeant ? whichCoin(view, seat) : null;
}

function whichSquare(view: MoneyRunView, seat: Seat, coin: Denomination): Refusal {
  if (!view.table.includes(coin)) return notOnTable(view, coin);
  const example = placed(view, seat, coin);
  if (example === null) return ask('nowhere', { coin: coinName(coin) });
  const { geometry } = fieldOf(view);
  const anywhere = placesFor(fieldOf(view), coin).length === geometry.squares.length;
  const args = { coin: coinName(coin), example };
  return anywhere ? ask('anywhere', args) : ask('some', { ...args, bases: coinNames(basesOf(coin)) });
}

function whichCoin(view: MoneyRunView, seat: Seat): Refusal | null {
  const example = smallestPlaced(view, seat);
  return example === null ? null : ask('coin', { table: coinNames([...new Set(view.table)]), example });
}

const RULINGS = { anywhere: 'R-MR-15', some: 'R-MR-3', nowhere: 'R-MR-3', coin: 'R-MR-13' } as const;

function ask<W extends Under<'moneyrun:refuse.which'>>(
  what: W,
  ...args: Args<`moneyrun:refuse.which.${W}`>
): Refusal {
  return new Refusal(text(`moneyrun:refuse.which.${what}`, ...args), RULINGS[what]);
}
