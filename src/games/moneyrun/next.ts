import type { Seat } from '../../engine/game.ts';
import type { Choice, Path, Question } from '../../engine/question.ts';
import { type Text, text } from '../../engine/text.ts';
import { actions, placementsOf } from './asking/actions.ts';
import { lettered } from './asking/choices.ts';
import { among, nextSquare } from './asking/squares.ts';
import { nextStep } from './asking/way.ts';
import { coinsAt } from './coins.ts';
import { openStarts } from './objections/actions.ts';
import { fieldOf, topOf } from './reach/field.ts';
import { sourcesOf, targetsOf } from './reach/possible.ts';
import { coinName, sideName } from './text/names.ts';
import { starting } from './turn.ts';
import type { Denomination, MoneyRunMove, MoneyRunView, Side, Square } from './types.ts';

type Asked = Question<MoneyRunMove>;

/** First a square for the pawn, or which coin, or what else; then where. */
export function next(view: MoneyRunView, seat: Seat, path: Path): Asked {
  if (starting(view)) return nextStart(view, seat, path);
  const [what, ...rest] = path;
  switch (what) {
    case undefined:
      return {
        kind: 'pick',
        ask: text('moneyrun:ask.action', { count: view.actions }),
        choices: actions(view, seat),
      };
    case 'end':
      return ready({ kind: 'end' });
    case 'agree':
      return ready({ kind: 'agree' });
    case 'move':
      return nextStep(view, seat, rest);
    case 'shift':
      return nextShift(view, seat, rest);
    default:
      return isSquare(what) ? nextStep(view, seat, path) : nextPlace(view, seat, what, rest);
  }
}

function isSquare(id: string): boolean {
  return /^[a-i][1-9]$/.test(id);
}

function nextStart(view: MoneyRunView, seat: Seat, [at]: Path): Asked {
  if (at !== undefined) return ready({ kind: 'start', at });
  const side = sideName(view.sides[seat] as Side);
  const label = (square: Square, mark: string): Text => text('moneyrun:choose.start', { mark, at: square });
  return {
    kind: 'pick',
    ask: text('moneyrun:ask.start', { side }),
    choices: lettered(openStarts(view, seat), label),
  };
}

function nextPlace(view: MoneyRunView, seat: Seat, id: string, path: Path): Asked {
  const placement = placementsOf(view, seat).find((one) => one.id === id);
  if (!placement) throw new Error(`${id} is no coin`);
  const { coin, squares } = placement;
  const found = among(view, squares, path, text('moneyrun:ask.place', { coin: coinName(coin) }));
  return found.kind === 'found' ? ready({ kind: 'place', coin, at: found.at }) : found;
}

function nextShift(view: MoneyRunView, seat: Seat, path: Path): Asked {
  const sources = sourcesOf(fieldOf(view), view, seat);
  const found = nextSquare(view, seat, sources, path, text('moneyrun:ask.shiftFrom'), whatGives);
  if (found.kind === 'found') return nextTarget(view, seat, found.at, found.rest);
  return found.kind === 'pick' && found.choices.length > BUTTONS ? asMenu(found) : found;
}

/** Maximum number of buttons under the whole board; more do not fit on a phone. */
const BUTTONS = 6;

function asMenu<Q extends { readonly choices: readonly Choice[] }>(question: Q): Q {
  return { ...question, choices: question.choices.map((choice) => ({ ...choice, rare: true })) };
}

/** A square to take a coin from, with the coin. */
function whatGives(view: MoneyRunView, at: Square, mark: string): Text {
  const coins = coinsAt(view.stacks, at);
  const coin = coinName(coins.at(-1) as Denomination);
  return text('moneyrun:choose.source', { mark, at, coin, count: coins.length });
}

function nextTarget(view: MoneyRunView, seat: Seat, from: Square, path: Path): Asked {
  const field = fieldOf(view);
  const coin = coinName(topOf(field, from) as Denomination);
  const ask = text('moneyrun:ask.shiftTo', { coin });
  const found = nextSquare(view, seat, targetsOf(field, view, from), path, ask);
  return found.kind === 'found' ? ready({ kind: 'shift', from, to: found.at }) : found;
}

function ready(move: MoneyRunMove): Asked {
  return { kind: 'ready', move };
}
