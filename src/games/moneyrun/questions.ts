import type { Seat } from '../../engine/game.ts';
import type { Choice, Path, Pick, Question } from '../../engine/question.ts';
import { type Text, text } from '../../engine/text.ts';
import { lettered } from './choices.ts';
import { coinsAt } from './coins.ts';
import { fieldOf, topOf } from './field.ts';
import { coinName, sideName } from './names.ts';
import { openStarts } from './objections.ts';
import { canShift, canStep, hasPlace, placesFor, sourcesOf, targetsOf } from './possible.ts';
import { nextSquare } from './squares.ts';
import { starting } from './turn.ts';
import type { Denomination, MoneyRunMove, MoneyRunView, Side, Square } from './types.ts';
import { DENOMINATIONS } from './types.ts';
import { nextStep } from './way.ts';

type Asked = Question<MoneyRunMove>;

/** First which coin or what else, then where: column and row. */
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
      return nextPlace(view, coinOf(what), rest);
  }
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

/** What the action can be. */
function actions(view: MoneyRunView, seat: Seat): Choice[] {
  const field = fieldOf(view);
  const coins = DENOMINATIONS.filter((coin) => view.table.includes(coin) && hasPlace(field, coin));
  const others = [
    ...(canStep(view, seat) ? ['move'] : []),
    ...(canShift(field, view, seat) ? ['shift'] : []),
  ];
  const idle = ['end', 'agree'];
  return [
    ...coins.map((coin) => ({ id: coin, label: text('moneyrun:choose.place', { coin: coinName(coin) }) })),
    ...others.map((id) => ({ id, label: text(`moneyrun:choose.${id}`) })),
    ...idle.map((id) => ({ id, label: text(`moneyrun:choose.${id}`), idle: true as const })),
  ];
}

function nextPlace(view: MoneyRunView, coin: Denomination, path: Path): Asked {
  const found = nextSquare(view, placesFor(fieldOf(view), coin), path, asking('place', coin));
  return found.kind === 'found' ? ready({ kind: 'place', coin, at: found.at }) : found;
}

/** So many answers fit one question. */
const ONE_QUESTION = 25;

function nextShift(view: MoneyRunView, seat: Seat, path: Path): Asked {
  const field = fieldOf(view);
  const sources = sourcesOf(field, view, seat);
  if (sources.length > ONE_QUESTION) return nextShiftByColumn(view, sources, path);
  const [from, ...rest] = path;
  return from === undefined ? sourceQuestion(view, sources) : nextTarget(view, from, rest);
}

/** Where more can give than fit one question, column and row are asked. */
function nextShiftByColumn(view: MoneyRunView, sources: readonly Square[], path: Path): Asked {
  const found = nextSquare(view, sources, path.slice(0, 2), () => text('moneyrun:ask.shiftFrom'));
  return found.kind === 'found' ? nextTarget(view, found.at, path.slice(2)) : found;
}

function sourceQuestion(view: MoneyRunView, sources: readonly Square[]): Pick {
  const field = fieldOf(view);
  const label = (at: Square, mark: string): Text => {
    const coin = coinName(topOf(field, at) as Denomination);
    return text('moneyrun:choose.source', { mark, at, coin, count: coinsAt(view.stacks, at).length });
  };
  return { kind: 'pick', ask: text('moneyrun:ask.shiftFrom'), choices: lettered(sources, label) };
}

function nextTarget(view: MoneyRunView, from: Square, path: Path): Asked {
  const field = fieldOf(view);
  const coin = topOf(field, from) as Denomination;
  const found = nextSquare(view, targetsOf(field, view, from), path, asking('shiftTo', coin));
  return found.kind === 'found' ? ready({ kind: 'shift', from, to: found.at }) : found;
}

/** Where to put the coin, by column and then by row. */
function asking(what: 'place' | 'shiftTo', coin: Denomination): (by: 'column' | 'row') => Text {
  return (by) => text(`moneyrun:ask.${what}.${by}`, { coin: coinName(coin) });
}

function coinOf(id: string): Denomination {
  const coin = DENOMINATIONS.find((one) => one === id);
  if (!coin) throw new Error(`${id} is no coin`);
  return coin;
}

function ready(move: MoneyRunMove): Asked {
  return { kind: 'ready', move };
}
