import { type Chance, pickOne } from '../engine/chance.ts';
import type { Game, Kinds, Seat } from '../engine/game.ts';
import type { Many, Path, Question } from '../engine/question.ts';

/** Whole move, and the answers that lead to it. */
interface WalkedMove<M> {
  readonly path: Path;
  readonly move: M;
}

/** Returns a whole move of random answers, with idle ones only if there is nothing else. Uses only the seat's view. */
export function pickRandomPath<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  chance: Chance,
): WalkedMove<K['move']> {
  return walkAnswers(game, view, seat, (question) => pickRandomStep(removeIdleChoices(question), chance));
}

/** Returns a whole move of random answers, idle ones included. */
export function pickUniformPath<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  chance: Chance,
): WalkedMove<K['move']> {
  return walkAnswers(game, view, seat, (question) => pickRandomStep(question, chance));
}

type Open = Exclude<Question<unknown>, { kind: 'ready' }>;

function walkAnswers<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  answer: (question: Open) => string,
): WalkedMove<K['move']> {
  const path: string[] = [];
  let question = game.next(view, seat, path);
  while (question.kind !== 'ready') {
    path.push(answer(question));
    question = game.next(view, seat, path);
  }
  return { path, move: question.move };
}

/** Removes idle answers from a question, unless no others are left. */
function removeIdleChoices<Q extends Question<unknown>>(question: Q): Q {
  if (question.kind !== 'pick' || !question.choices.some(({ idle }) => idle)) return question;
  const choices = question.choices.filter(({ idle }) => !idle);
  return choices.length > 0 ? { ...question, choices } : question;
}

/** Returns a random answer to one question as a step of the path. For several answers, draws their number first. */
export function pickRandomStep(question: Open, chance: Chance): string {
  return question.kind === 'pick' ? pickOne(chance, question.choices).id : pickRandomSubset(question, chance);
}

function pickRandomSubset({ choices, min, max }: Many, chance: Chance): string {
  let wanted = min + chance.draw(Math.min(max, choices.length) - min + 1);
  const taken = choices.filter((_, at) => {
    const take = chance.draw(choices.length - at) < wanted;
    if (take) wanted--;
    return take;
  });
  return taken.map(({ id }) => id).join('+');
}
