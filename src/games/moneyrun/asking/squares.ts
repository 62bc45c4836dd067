import type { Seat } from '../../../engine/game.ts';
import type { Choice, Path, Pick } from '../../../engine/question.ts';
import { type Text, text } from '../../../engine/text.ts';
import { coinsAt } from '../coins.ts';
import { coinName } from '../text/names.ts';
import type { Denomination, MoneyRunView, Square } from '../types.ts';
import { lettered } from './choices.ts';
import { type Band, bandsOf, columnsOf, nearPawn, ONE_QUESTION } from './regions.ts';

/** The square, once it is known, and the answers after it. */
interface Found {
  readonly kind: 'found';
  readonly at: Square;
  readonly rest: Path;
}

/** Words about a square that may be chosen. */
type Label = (view: MoneyRunView, at: Square, mark: string) => Text;

/** Rows of the window round the pawn, where answers for the bands beside it have to fit the same question. */
const ALONG = 4;

/** `in-ac`: further squares, in the columns a to c. */
const BAND = 'in-';

/** Asks for one of the squares: at once where they fit one question, else the near ones, or first for the columns of the others. */
export function nextSquare(
  view: MoneyRunView,
  seat: Seat,
  squares: readonly Square[],
  path: Path,
  ask: Text,
  label: Label = whatLies,
): Pick | Found {
  if (squares.length <= ONE_QUESTION) return among(view, squares, path, ask, label);
  const isNear = nearPawn(view, seat, ALONG);
  const bands = bandsOf(squares.filter((at) => !isNear(at)));
  const [first, ...rest] = path;
  const band = bands.find((one) => BAND + columnsOf(one) === first);
  if (band) return among(view, band.squares, rest, ask, label);
  const further = bands.map((one) => ({
    id: BAND + columnsOf(one),
    label: bandLabel(one),
    rare: true as const,
  }));
  return among(view, squares.filter(isNear), path, ask, label, further);
}

function bandLabel({ from, to }: Band): Text {
  return from === to
    ? text('moneyrun:choose.column', { column: from })
    : text('moneyrun:choose.columns', { from, to });
}

/** Asks for one of these squares, lettered; `others` stand after them. */
export function among(
  view: MoneyRunView,
  squares: readonly Square[],
  [at, ...rest]: Path,
  ask: Text,
  label: Label = whatLies,
  others: readonly Choice[] = [],
): Pick | Found {
  if (at !== undefined) return { kind: 'found', at, rest };
  const choices = lettered(squares, (square, mark) => label(view, square, mark));
  return { kind: 'pick', ask, choices: [...choices, ...others] };
}

/** A square to put a coin on, with what lies there. */
function whatLies(view: MoneyRunView, at: Square, mark: string): Text {
  const coins = coinsAt(view.stacks, at);
  const args = { mark, at, count: coins.length };
  const top = coins.at(-1);
  return top === undefined ? text('moneyrun:choose.bare', args) : onto(args, top);
}

function onto(
  args: { readonly mark: string; readonly at: Square; readonly count: number },
  top: Denomination,
): Text {
  return text('moneyrun:choose.onto', { ...args, coin: coinName(top) });
}
