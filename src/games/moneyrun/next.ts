import type { Seat } from '../../engine/game.ts';
import type { Choice, Path, Question } from '../../engine/question.ts';
import { type Text, text } from '../../engine/text.ts';
import { getCoins } from './coins.ts';
import { getOpenStarts } from './objections/actions.ts';
import { getActionChoices, getPlacements } from './questions/actions.ts';
import { askAmong, askSquare, createLetteredChoices } from './questions/squares.ts';
import { askStep } from './questions/steps.ts';
import { getField, getTopCoin } from './reach/field.ts';
import { getSources, getTargets } from './reach/possible-actions.ts';
import { getCoinName, getSideName } from './text/names.ts';
import { isStarting } from './turn.ts';
import type { Denomination, MoneyRunMove, MoneyRunView, Side, Square } from './types.ts';

type MoveQuestion = Question<MoneyRunMove>;

/** Asks first for a start square, a coin or another action; then for the square. */
export function next(view: MoneyRunView, seat: Seat, path: Path): MoveQuestion {
  if (isStarting(view)) return askStart(view, seat, path);
  const [what, ...rest] = path;
  switch (what) {
    case undefined:
      return {
        kind: 'pick',
        ask: text('moneyrun:ask.action', { count: view.actions }),
        choices: getActionChoices(view, seat),
      };
    case 'end':
      return createAnswer({ kind: 'end' });
    case 'agree':
      return createAnswer({ kind: 'agree' });
    case 'move':
      return askStep(view, seat, rest);
    case 'shift':
      return askShift(view, seat, rest);
    default:
      return isSquare(what) ? askStep(view, seat, path) : askPlace(view, seat, what, rest);
  }
}

function isSquare(id: string): boolean {
  return /^[a-i][1-9]$/.test(id);
}

function askStart(view: MoneyRunView, seat: Seat, [at]: Path): MoveQuestion {
  if (at !== undefined) return createAnswer({ kind: 'start', at });
  const side = getSideName(view.sides[seat] as Side);
  const label = (at: Square): Text => text('moneyrun:choose.start', { at });
  return {
    kind: 'pick',
    ask: text('moneyrun:ask.start', { side }),
    choices: createLetteredChoices(getOpenStarts(view, seat), label),
  };
}

function askPlace(view: MoneyRunView, seat: Seat, id: string, path: Path): MoveQuestion {
  const placement = getPlacements(view, seat).find((one) => one.id === id);
  if (!placement) throw new Error(`${id} is no coin`);
  const { coin, squares } = placement;
  const found = askAmong(view, squares, path, text('moneyrun:ask.place', { coin: getCoinName(coin) }));
  return found.kind === 'found' ? createAnswer({ kind: 'place', coin, at: found.at }) : found;
}

function askShift(view: MoneyRunView, seat: Seat, path: Path): MoveQuestion {
  const sources = getSources(getField(view), view, seat);
  const found = askSquare(view, seat, sources, path, text('moneyrun:ask.shiftFrom'), labelSource);
  if (found.kind === 'found') return askTarget(view, seat, found.at, found.rest);
  return found.kind === 'pick' && found.choices.length > MAX_BUTTONS ? convertToMenu(found) : found;
}

/** Maximum number of buttons under the whole board; more do not fit on a phone. */
const MAX_BUTTONS = 6;

function convertToMenu<Q extends { readonly choices: readonly Choice[] }>(question: Q): Q {
  return { ...question, choices: question.choices.map((choice) => ({ ...choice, rare: true })) };
}

/** Labels a square to take a coin from, with the coin. */
function labelSource(view: MoneyRunView, at: Square): Text {
  const coins = getCoins(view.stacks, at);
  const coin = getCoinName(coins.at(-1) as Denomination);
  return text('moneyrun:choose.source', { at, coin, count: coins.length });
}

function askTarget(view: MoneyRunView, seat: Seat, from: Square, path: Path): MoveQuestion {
  const field = getField(view);
  const coin = getCoinName(getTopCoin(field, from) as Denomination);
  const ask = text('moneyrun:ask.shiftTo', { coin });
  const found = askSquare(view, seat, getTargets(field, view, from), path, ask);
  return found.kind === 'found' ? createAnswer({ kind: 'shift', from, to: found.at }) : found;
}

function createAnswer(move: MoneyRunMove): MoveQuestion {
  return { kind: 'ready', move };
}
