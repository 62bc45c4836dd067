import { onlyAnswer } from '../../engine/forced.ts';
import type { Game, Seat } from '../../engine/game.ts';
import type { Question } from '../../engine/question.ts';
import { refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { further, openQuestion, type Walk } from '../../engine/walk.ts';
import { type Names, say } from '../../i18n/say.ts';
import { labelsOf } from './labels.ts';
import { noteLines } from './notes.ts';

/** A question that is not answered yet. */
export type Open = Exclude<Question<unknown>, { kind: 'ready' }>;

/** Past questions with one answer that is not yet a move. */
export function pastOnlyAnswers(game: Game, view: unknown, seat: Seat, way: Walk): Walk {
  const question = openQuestion(way);
  const only = question.kind === 'ready' ? null : onlyAnswer(question);
  if (only === null) return way;
  const next = further(game, view, seat, way, only);
  if (refused(next) || openQuestion(next).kind === 'ready') return way;
  return pastOnlyAnswers(game, view, seat, next);
}

/** After how many answers there was a choice before the last question; null when there was none. */
export function backTo(questions: readonly Question<unknown>[]): number | null {
  const before = questions.slice(0, -1);
  const last = before.findLastIndex((question) => question.kind !== 'ready' && onlyAnswer(question) === null);
  return last < 0 ? null : last;
}

/** What is asked at the end of the way, after the answers that lead there. */
export function questionLines(way: Walk, language: Language, names: Names): readonly string[] {
  const question = openQuestion(way) as Open;
  return [
    ...soFar(way, language, names),
    ...noteLines(question, language, names),
    `**${say(language, question.ask, names)}**`,
    ...howMany(question, language, names),
  ];
}

/** Returns what is asked, in plain type and without what comes of each answer: a learner is to find that out. */
export function plainQuestionLines(way: Walk, language: Language, names: Names): readonly string[] {
  const question = openQuestion(way) as Open;
  return [
    ...soFar(way, language, names),
    say(language, question.ask, names),
    ...howMany(question, language, names),
  ];
}

function howMany(question: Open, language: Language, names: Names): readonly string[] {
  if (question.kind === 'pick') return [];
  const most = Math.min(question.max, question.choices.length);
  return [say(language, text('bot:panel.many', { min: question.min, max: most }), names)];
}

function soFar({ path, questions }: Walk, language: Language, names: Names): readonly string[] {
  if (path.length === 0) return [];
  const labels = labelsOf(questions, path, language, names);
  return [`-# ${say(language, text('bot:panel.soFar', { path: labels.join(' › ') }), names)}`];
}
