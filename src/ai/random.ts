import { type Chance, pickOne } from '../engine/chance.ts';
import type { Game, Kinds, Seat } from '../engine/game.ts';
import type { Many, Path, Question } from '../engine/question.ts';

/** A whole move and the answers that lead to it. */
interface Walked<M> {
  readonly path: Path;
  readonly move: M;
}

/** A whole move made of random answers, idle ones only where there is nothing else. The seat is given what it sees, and nothing else. */
export function randomPath<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  chance: Chance,
): Walked<K['move']> {
  return walked(game, view, seat, (question) => randomStep(busy(question), chance));
}

/** The same where idle answers are as good as others. */
export function uniformPath<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  chance: Chance,
): Walked<K['move']> {
  return walked(game, view, seat, (question) => randomStep(question, chance));
}

type Open = Exclude<Question<unknown>, { kind: 'ready' }>;

function walked<K extends Kinds>(
  game: Game<K>,
  view: K['view'],
  seat: Seat,
  answer: (question: Open) => string,
): Walked<K['move']> {
  const path: string[] = [];
  let question = game.next(view, seat, path);
  while (question.kind !== 'ready') {
    path.push(answer(question));
    question = game.next(view, seat, path);
  }
  return { path, move: question.move };
}

/** The question without its idle answers, as long as others are left. */
function busy<Q extends Question<unknown>>(question: Q): Q {
  if (question.kind !== 'pick' || !question.choices.some(({ idle }) => idle)) return question;
  const choices = question.choices.filter(({ idle }) => !idle);
  return choices.length > 0 ? { ...question, choices } : question;
}

/** A random answer to one question, as a step of the path. Of several answers: how many first, then which. */
export function randomStep(question: Open, chance: Chance): string {
  return question.kind === 'pick' ? pickOne(chance, question.choices).id : randomSome(question, chance);
}

function randomSome({ choices, min, max }: Many, chance: Chance): string {
  let wanted = min + chance.draw(Math.min(max, choices.length) - min + 1);
  const taken = choices.filter((_, at) => {
    const take = chance.draw(choices.length - at) < wanted;
    if (take) wanted--;
    return take;
  });
  return taken.map(({ id }) => id).join('+');
}
