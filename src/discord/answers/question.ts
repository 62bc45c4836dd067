import { findOnlyAnswer } from '../../engine/forced-move.ts';
import type { Game, Seat } from '../../engine/game.ts';
import type { Question } from '../../engine/question.ts';
import { refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { extendWalk, getOpenQuestion, type Walk } from '../../engine/walk.ts';
import { type Names, translate } from '../../i18n/translate.ts';
import { formatPathLabels } from './labels.ts';
import { formatNoteLines } from './notes.ts';

/** A question that is not answered yet. */
export type OpenQuestion = Exclude<Question<unknown>, { kind: 'ready' }>;

/** Answers questions with only one answer, as long as that does not complete the move. */
export function skipOnlyAnswers(game: Game, view: unknown, seat: Seat, way: Walk): Walk {
  const question = getOpenQuestion(way);
  const only = question.kind === 'ready' ? null : findOnlyAnswer(question);
  if (only === null) return way;
  const next = extendWalk(game, view, seat, way, only);
  if (refused(next) || getOpenQuestion(next).kind === 'ready') return way;
  return skipOnlyAnswers(game, view, seat, next);
}

/** Returns the number of answers before the last question with a choice; null if there was none. */
export function findLastChoice(questions: readonly Question<unknown>[]): number | null {
  const before = questions.slice(0, -1);
  const last = before.findLastIndex(
    (question) => question.kind !== 'ready' && findOnlyAnswer(question) === null,
  );
  return last < 0 ? null : last;
}

/** Returns the question at the end of the path, after the answers given so far. */
export function formatQuestionLines(way: Walk, language: Language, names: Names): readonly string[] {
  const question = getOpenQuestion(way) as OpenQuestion;
  return [
    ...formatPathLines(way, language, names),
    ...formatNoteLines(question, language, names),
    `**${translate(language, question.ask, names)}**`,
    ...formatCountLines(question, language, names),
  ];
}

/** Returns the question in plain type and without the answers' consequences, which a learner is to find out. */
export function formatPlainQuestionLines(way: Walk, language: Language, names: Names): readonly string[] {
  const question = getOpenQuestion(way) as OpenQuestion;
  return [
    ...formatPathLines(way, language, names),
    translate(language, question.ask, names),
    ...formatCountLines(question, language, names),
  ];
}

function formatCountLines(question: OpenQuestion, language: Language, names: Names): readonly string[] {
  if (question.kind === 'pick') return [];
  const most = Math.min(question.max, question.choices.length);
  return [translate(language, text('bot:panel.many', { min: question.min, max: most }), names)];
}

function formatPathLines({ path, questions }: Walk, language: Language, names: Names): readonly string[] {
  if (path.length === 0) return [];
  const labels = formatPathLabels(questions, path, language, names);
  return [`-# ${translate(language, text('bot:panel.soFar', { path: labels.join(' › ') }), names)}`];
}
