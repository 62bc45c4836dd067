import type { Seat } from '../../../engine/game.ts';
import type { Choice, Path, Question } from '../../../engine/question.ts';
import { type Text, text } from '../../../engine/text.ts';
import { walkOf } from '../reach/possible.ts';
import { hereOf, onward, type Walk } from '../reach/walk.ts';
import type { MoneyRunMove, MoneyRunView, Square } from '../types.ts';
import { lettered } from './choices.ts';

const STOP = 'stop';

/** Where the pawn goes, square by square as long as it can run on downwards (R-MR-24). */
export function nextStep(view: MoneyRunView, seat: Seat, path: Path): Question<MoneyRunMove> {
  const squares = path.filter((id) => id !== STOP);
  const walk = walkOf(view, seat, numbersOf(view, seat, squares));
  const open = path.at(-1) === STOP ? [] : onward(walk);
  if (open.length === 0) return { kind: 'ready', move: { kind: 'step', path: squares } };
  if (squares.length === 0)
    return { kind: 'pick', ask: text('moneyrun:ask.step'), choices: choicesOf(walk, open) };
  const at = squares.at(-1) as Square;
  return {
    kind: 'pick',
    ask: text('moneyrun:ask.runOn', { at }),
    choices: [...choicesOf(walk, open), stop(at)],
  };
}

/** The squares the pawn can go to from where it stands, each as an answer. */
export function firstSteps(view: MoneyRunView, seat: Seat): readonly Choice[] {
  const walk = walkOf(view, seat);
  return choicesOf(walk, onward(walk));
}

function choicesOf(walk: Walk, open: readonly number[]): readonly Choice[] {
  return lettered(
    open.map((to) => walk.field.geometry.squares[to] as Square),
    (at, mark) => stepLabel(walk, at, mark),
  );
}

function numbersOf(view: MoneyRunView, seat: Seat, squares: readonly Square[]): readonly number[] {
  const { number } = walkOf(view, seat).field.geometry;
  return squares.map((square) => number.get(square) as number);
}

function stop(at: Square): Choice {
  return { id: STOP, label: text('moneyrun:choose.stop', { at }), ends: true };
}

function stepLabel(walk: Walk, at: Square, mark: string): Text {
  const { geometry, heights } = walk.field;
  const to = geometry.number.get(at) as number;
  const change = (heights[to] as number) - (heights[hereOf(walk)] as number);
  const goal = geometry.distances[walk.side][to] === 0;
  const how = goal ? 'win' : change > 0 ? 'up' : change < 0 ? 'down' : 'level';
  return text(`moneyrun:choose.step.${how}`, { mark, at, count: heights[to] as number });
}
