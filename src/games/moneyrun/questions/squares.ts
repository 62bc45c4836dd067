import type { Seat } from '../../../engine/game.ts';
import type { Choice, Path, Pick } from '../../../engine/question.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getCoins } from '../coins.ts';
import { getCoinName } from '../text/names.ts';
import type { Denomination, MoneyRunView, Square } from '../types.ts';

import { type Band, createNearTest, getBandId, getBands, MAX_CHOICES } from './regions.ts';

/** Chosen square and the answers after it. */
interface Found {
  readonly kind: 'found';
  readonly at: Square;
  readonly rest: Path;
}

/** Label of a square that may be chosen. */
type SquareLabel = (view: MoneyRunView, at: Square) => Text;

/** Number of rows of the window round the pawn; answers for the bands beside it have to fit the same question. */
const WINDOW_LENGTH = 4;

/** Prefix of the id of a band: `in-ac` for further squares, in the columns a to c. */
const BAND_PREFIX = 'in-';

/**
 * Asks for one of the squares: at once if they fit one question; otherwise for the near ones, or first for the columns
 * of the others.
 */
export function askSquare(
  view: MoneyRunView,
  seat: Seat,
  squares: readonly Square[],
  path: Path,
  ask: Text,
  label: SquareLabel = labelTarget,
): Pick | Found {
  if (squares.length <= MAX_CHOICES) return askAmong(view, squares, path, ask, label);
  const isNear = createNearTest(view, seat, WINDOW_LENGTH);
  const bands = getBands(squares.filter((at) => !isNear(at)));
  const [first, ...rest] = path;
  const band = bands.find((one) => BAND_PREFIX + getBandId(one) === first);
  if (band) return askAmong(view, band.squares, rest, ask, label);
  const further = bands.map((one) => ({
    id: BAND_PREFIX + getBandId(one),
    label: getBandLabel(one),
    rare: true as const,
  }));
  return askAmong(view, squares.filter(isNear), path, ask, label, further);
}

function getBandLabel({ from, to }: Band): Text {
  return from === to
    ? text('moneyrun:choose.column', { column: from })
    : text('moneyrun:choose.columns', { from, to });
}

/** Asks for one of these squares, lettered; `others` follow them. */
export function askAmong(
  view: MoneyRunView,
  squares: readonly Square[],
  [at, ...rest]: Path,
  ask: Text,
  label: SquareLabel = labelTarget,
  others: readonly Choice[] = [],
): Pick | Found {
  if (at !== undefined) return { kind: 'found', at, rest };
  const choices = createLetteredChoices(squares, (square) => label(view, square));
  return { kind: 'pick', ask, choices: [...choices, ...others] };
}

/** Labels a square to put a coin on, with the coins there. */
function labelTarget(view: MoneyRunView, at: Square): Text {
  const coins = getCoins(view.stacks, at);
  const args = { at, count: coins.length };
  const top = coins.at(-1);
  return top === undefined ? text('moneyrun:choose.bare', args) : labelStack(args, top);
}

function labelStack(args: { readonly at: Square; readonly count: number }, top: Denomination): Text {
  return text('moneyrun:choose.onto', { ...args, coin: getCoinName(top) });
}

/** Maximum number of letters on one board; more squares bear their coordinates. */
const MAX_LETTERS = 12;

/** Creates a choice for each square, lettered A, B, … as long as there are few, otherwise named by its coordinates. */
export function createLetteredChoices(squares: readonly Square[], label: (at: Square) => Text): Choice[] {
  if (squares.length > MAX_LETTERS) return squares.map((at) => ({ id: at, label: label(at), at, mark: at }));
  return squares.map((at, index) => {
    const mark = String.fromCharCode(65 + index);
    return { id: at, label: text('moneyrun:choose.lettered', { mark, what: label(at) }), at, mark };
  });
}
