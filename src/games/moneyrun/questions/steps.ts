import type { Seat } from '../../../engine/game.ts';
import type { Choice, Path, Question } from '../../../engine/question.ts';
import { type Text, text } from '../../../engine/text.ts';
import { createWalk } from '../reach/possible-actions.ts';
import { getCurrentSquare, getNextSquares, type Walk } from '../reach/walk.ts';
import type { MoneyRunMove, MoneyRunView, Square } from '../types.ts';
import { createLetteredChoices } from './squares.ts';

const STOP = 'stop';

/** Asks for the pawn's way, square by square as long as it can run on downwards (R-MR-24). */
export function askStep(view: MoneyRunView, seat: Seat, path: Path): Question<MoneyRunMove> {
  const squares = path.filter((id) => id !== STOP);
  const walk = createWalk(view, seat, getSquareNumbers(view, seat, squares));
  const open = path.at(-1) === STOP ? [] : getNextSquares(walk);
  if (open.length === 0) return { kind: 'ready', move: { kind: 'step', path: squares } };
  if (squares.length === 0)
    return { kind: 'pick', ask: text('moneyrun:ask.step'), choices: createStepChoices(walk, open) };
  const at = squares.at(-1) as Square;
  return {
    kind: 'pick',
    ask: text('moneyrun:ask.runOn', { at }),
    choices: [...createStepChoices(walk, open), createStopChoice(at)],
  };
}

/** Returns the squares that the pawn can go to from its square, each as an answer. */
export function getFirstSteps(view: MoneyRunView, seat: Seat): readonly Choice[] {
  const walk = createWalk(view, seat);
  return createStepChoices(walk, getNextSquares(walk));
}

function createStepChoices(walk: Walk, open: readonly number[]): readonly Choice[] {
  return createLetteredChoices(
    open.map((to) => walk.field.geometry.squares[to] as Square),
    (at) => getStepLabel(walk, at),
  );
}

function getSquareNumbers(view: MoneyRunView, seat: Seat, squares: readonly Square[]): readonly number[] {
  const { number } = createWalk(view, seat).field.geometry;
  return squares.map((square) => number.get(square) as number);
}

function createStopChoice(at: Square): Choice {
  return { id: STOP, label: text('moneyrun:choose.stop', { at }), ends: true };
}

function getStepLabel(walk: Walk, at: Square): Text {
  const { geometry, heights } = walk.field;
  const to = geometry.number.get(at) as number;
  const change = (heights[to] as number) - (heights[getCurrentSquare(walk)] as number);
  const goal = geometry.distances[walk.side][to] === 0;
  const how = goal ? 'win' : change > 0 ? 'up' : change < 0 ? 'down' : 'level';
  return text(`moneyrun:choose.step.${how}`, { at, count: heights[to] as number });
}
