import type { Path, Question } from '../../../src/engine/question.ts';
import { text } from '../../../src/engine/text.ts';
import { countPlayableCards } from './cards.ts';
import type { HighcardMove, HighcardView } from './types.ts';

/** Asks for a draw, or for the cards to play. */
export function next(view: HighcardView, seat: number, path: Path): Question<HighcardMove> {
  const step = path[0];
  if (step === 'draw') return { kind: 'ready', move: { kind: 'draw' } };
  if (step !== undefined)
    return { kind: 'ready', move: { kind: 'play', cards: step.split('+').map(Number) } };
  if (view.phase === 'draw') {
    return {
      kind: 'pick',
      ask: text('highcard:askDraw'),
      choices: [{ id: 'draw', label: text('highcard:draw') }],
    };
  }
  const choices = (view.hands[seat] as readonly number[]).map((card) => ({
    id: String(card),
    label: text('highcard:card', { card }),
    at: String(card),
    mark: String(card),
  }));
  return { kind: 'many', ask: text('highcard:askPlay'), choices, min: 1, max: countPlayableCards(view) };
}
