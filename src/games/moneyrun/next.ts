import type { Seat } from '../../engine/game.ts';
import type { Choice, Path, Pick, Question } from '../../engine/question.ts';
import { type Text, text } from '../../engine/text.ts';
import { lettered } from './asking/choices.ts';
import { nextSquare, whatLies } from './asking/squares.ts';
import { nextStep } from './asking/way.ts';
import { coinsAt } from './coins.ts';
import { openStarts } from './objections/actions.ts';
import { fieldOf, topOf } from './reach/field.ts';
import { canShift, canStep, hasPlace, placesFor, sourcesOf, targetsOf } from './reach/possible.ts';
import { winnersOf } from './standings.ts';
import { starting } from './turn.ts';
import type { Denomination, MoneyRunMove, MoneyRunView, Side, Square } from './types.ts';
import { DENOMINATIONS } from './types.ts';
import { coinName, sideName } from './words/names.ts';

type Asked = Question<MoneyRunMove>;

/** So many answers fit one question. */
const ONE_QUESTION = 25;

/** `shift-a`: a shift from column a. */
const FROM_COLUMN = 'shift-';

/** What an action can be beside placing a coin and ending the turn. */
type Action = 'move' | 'shift' | `${typeof FROM_COLUMN}${string}`;

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
      return what.startsWith(FROM_COLUMN)
        ? nextShiftByColumn(view, seat, [what.slice(FROM_COLUMN.length), ...rest])
        : nextPlace(view, coinOf(what), rest);
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

/** The first question of a view is asked again for every answer after it: what it offers is kept as long as the view. */
const offered = new WeakMap<MoneyRunView, readonly Choice[]>();

/** What the action can be. */
function actions(view: MoneyRunView, seat: Seat): readonly Choice[] {
  const known = seat === view.mover ? offered.get(view) : undefined;
  if (known) return known;
  const all = allActions(view, seat);
  if (seat === view.mover) offered.set(view, all);
  return all;
}

function allActions(view: MoneyRunView, seat: Seat): readonly Choice[] {
  const field = fieldOf(view);
  const coins = DENOMINATIONS.filter((coin) => view.table.includes(coin) && hasPlace(field, coin));
  const others = [
    ...(canStep(view, seat) ? (['move'] as const) : []),
    ...(canShift(field, view, seat) ? shifts(view, seat) : []),
  ];
  return [
    ...coins.map((coin) => ({ id: coin, label: text('moneyrun:choose.place', { coin: coinName(coin) }) })),
    ...others.map(action),
    { id: 'end', label: text('moneyrun:choose.end'), idle: true, ends: true },
    { id: 'agree', label: text('moneyrun:choose.agree'), note: offer(view), idle: true, danger: true },
  ];
}

/** A shift; where more squares can give than fit one question, it is asked at once from which column. */
function shifts(view: MoneyRunView, seat: Seat): Action[] {
  if (view.stacks.length <= ONE_QUESTION) return ['shift'];
  const sources = sourcesOf(fieldOf(view), view, seat);
  if (sources.length <= ONE_QUESTION) return ['shift'];
  return [...new Set(sources.map((at) => `${FROM_COLUMN}${at.charAt(0)}` as const))];
}

function action(id: Action): Choice {
  if (id === 'move' || id === 'shift') return { id, label: text(`moneyrun:choose.${id}`) };
  return { id, label: text('moneyrun:choose.shiftColumn', { column: id.slice(FROM_COLUMN.length) }) };
}

/** Whoever would win if all agreed now is named (R-MR-32). */
function offer(view: MoneyRunView): Text {
  const [who, ...others] = winnersOf(view);
  if (who === undefined || others.length > 0) return text('moneyrun:settle.tie');
  return text('moneyrun:settle.win', { who: { seat: who } });
}

function nextPlace(view: MoneyRunView, coin: Denomination, path: Path): Asked {
  const found = nextSquare(view, placesFor(fieldOf(view), coin), path, asking('place', coin));
  return found.kind === 'found' ? ready({ kind: 'place', coin, at: found.at }) : found;
}

function nextShift(view: MoneyRunView, seat: Seat, path: Path): Asked {
  const field = fieldOf(view);
  const sources = sourcesOf(field, view, seat);
  const [from, ...rest] = path;
  return from === undefined ? sourceQuestion(view, sources) : nextTarget(view, from, rest);
}

/** The first step of the path is the column, which was asked with the action. */
function nextShiftByColumn(view: MoneyRunView, seat: Seat, path: Path): Asked {
  const sources = sourcesOf(fieldOf(view), view, seat);
  const found = nextSquare(view, sources, path.slice(0, 2), () => text('moneyrun:ask.shiftFrom'), whatGives);
  return found.kind === 'found' ? nextTarget(view, found.at, path.slice(2)) : found;
}

function sourceQuestion(view: MoneyRunView, sources: readonly Square[]): Pick {
  const choices = lettered(sources, (at, mark) => whatGives(view, at, mark));
  return { kind: 'pick', ask: text('moneyrun:ask.shiftFrom'), choices };
}

/** A square to take a coin from, with the coin. */
function whatGives(view: MoneyRunView, at: Square, mark: string): Text {
  const coins = coinsAt(view.stacks, at);
  const coin = coinName(coins.at(-1) as Denomination);
  return text('moneyrun:choose.source', { mark, at, coin, count: coins.length });
}

/** One question where the squares fit into it, column and row otherwise. */
function nextTarget(view: MoneyRunView, from: Square, path: Path): Asked {
  const field = fieldOf(view);
  const coin = topOf(field, from) as Denomination;
  const targets = targetsOf(field, view, from);
  if (targets.length <= ONE_QUESTION) return targetQuestion(view, from, coin, targets, path);
  const found = nextSquare(view, targets, path, asking('shiftTo', coin));
  return found.kind === 'found' ? ready({ kind: 'shift', from, to: found.at }) : found;
}

function targetQuestion(
  view: MoneyRunView,
  from: Square,
  coin: Denomination,
  targets: readonly Square[],
  [to]: Path,
): Asked {
  if (to !== undefined) return ready({ kind: 'shift', from, to });
  const choices = lettered(targets, (at, mark) => whatLies(view, at, mark));
  return { kind: 'pick', ask: text('moneyrun:ask.shiftTo.square', { coin: coinName(coin) }), choices };
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
