import type { Choice, Path, Pick } from '../../../engine/question.ts';
import { type Text, text } from '../../../engine/text.ts';
import { coinsAt } from '../coins.ts';
import type { Denomination, MoneyRunView, Square } from '../types.ts';
import { coinName } from '../words/names.ts';

/** The square, once it is known. */
export interface Found {
  readonly kind: 'found';
  readonly at: Square;
}

/** What is said of a square that may be chosen. */
export type Label = (view: MoneyRunView, at: Square, mark: string) => Text;

/** Asks for one of the squares: the column, then the row. */
export function nextSquare(
  view: MoneyRunView,
  squares: readonly Square[],
  [column, row]: Path,
  ask: (by: 'column' | 'row') => Text,
  label: Label = whatLies,
): Pick | Found {
  if (column === undefined) return { kind: 'pick', ask: ask('column'), choices: columnsOf(squares) };
  if (row !== undefined) return { kind: 'found', at: column + row };
  const inColumn = squares.filter((square) => square.startsWith(column));
  return { kind: 'pick', ask: ask('row'), choices: inColumn.map((at) => rowChoice(view, at, label)) };
}

function columnsOf(squares: readonly Square[]): Choice[] {
  const columns = [...new Set(squares.map((square) => square.charAt(0)))].sort();
  return columns.map((column) => ({ id: column, label: text('moneyrun:choose.column', { column }) }));
}

function rowChoice(view: MoneyRunView, at: Square, label: Label): Choice {
  const mark = at.slice(1);
  return { id: mark, label: label(view, at, mark), at, mark };
}

/** A square to put a coin on, with what lies there. */
export function whatLies(view: MoneyRunView, at: Square, mark: string): Text {
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
