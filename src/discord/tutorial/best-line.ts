import { purposeOf } from '../../ai/purpose.ts';
import { wayToMove } from '../../app/core/path-to-move.ts';
import { LEARNER, type Lesson, learnersView, slipIn } from '../../app/tutorial/lesson.ts';
import type { Path, Question } from '../../engine/question.ts';
import { refused } from '../../engine/refusal.ts';
import { seeded } from '../../engine/seeded.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { type Walk, walk } from '../../engine/walk.ts';
import { type Names, say } from '../../i18n/say.ts';
import { buttonOf } from '../answers/answers.ts';
import { labelsOf } from '../answers/labels.ts';
import { percent } from '../core/percent.ts';

/**
 * What is best after these answers in the words of the panel, what it is for, and what the match is then worth; where they
 * lead away from it, what it would have been. Nothing where nobody has thought.
 */
export async function bestLine(
  lesson: Lesson,
  language: Language,
  names: Names,
  answers: Path,
): Promise<readonly string[]> {
  const next = await bestMove(lesson, language, names, answers);
  if (next === null) return await elsewhere(lesson, language, names);
  return [
    [best(next, purpose(lesson)), ...worth(lesson)].map((told) => say(language, told, names)).join(' '),
  ];
}

/**
 * The answers that make the best move, after those given: "Run › e4"; null where nobody has thought, or where none lead
 * there.
 */
export async function bestMove(
  lesson: Lesson,
  language: Language,
  names: Names,
  answers: Path = [],
): Promise<string | null> {
  const way = (await wayFrom(lesson, answers)) ?? (await wayOfTwins(lesson, answers));
  return way && labelsOf(way.questions, way.path, language, names).slice(answers.length).join(' › ');
}

async function wayFrom(lesson: Lesson, answers: Path = []): Promise<Walk | null> {
  const { match, record } = lesson;
  if (record.advice === null) return null;
  return await wayToMove(match.game, learnersView(lesson), LEARNER, record.advice.move, answers);
}

/** The way to a move that is as good as the best, where these answers are the buttons that stand for those of the best. */
async function wayOfTwins(lesson: Lesson, answers: Path): Promise<Walk | null> {
  const best = answers.length === 0 ? null : await wayFrom(lesson);
  if (best === null) return null;
  const path = best.path.map((step, at) => buttonAt(step, best.questions[at]));
  if (answers.some((answer, at) => answer !== path[at])) return null;
  const way = walk(lesson.match.game, learnersView(lesson), LEARNER, path);
  return refused(way) ? null : way;
}

function buttonAt(step: string, question: Question<unknown> | undefined): string {
  return question === undefined || question.kind === 'ready' ? step : buttonOf(step, question);
}

async function elsewhere(lesson: Lesson, language: Language, names: Names): Promise<readonly string[]> {
  const move = await bestMove(lesson, language, names);
  return move === null ? [] : [say(language, text('bot:learn.bestElsewhere', { move }), names)];
}

function best(move: string, why: Text | null): Text {
  return why === null ? text('bot:learn.best', { move }) : text('bot:learn.bestFor', { move, why });
}

/** Told only where it holds in whatever world the learner may be. */
function purpose(lesson: Lesson): Text | null {
  const { game, played } = lesson.match;
  const move = lesson.record.advice?.move;
  return purposeOf({ game, view: learnersView(lesson), seat: LEARNER, move }, seeded(played));
}

function worth({ record: { advice } }: Lesson): readonly Text[] {
  const chance = advice?.chance ?? null;
  return chance === null ? [] : [text('bot:hint.chance', { percent: percent(chance) })];
}

/** What would have been better than the move that was made, where it was much better. */
export async function slipLine(
  before: Lesson,
  made: unknown,
  language: Language,
  names: Names,
): Promise<readonly string[]> {
  const lost = slipIn(before, made);
  const move = lost === null ? null : await bestMove(before, language, names);
  if (lost === null || move === null) return [];
  return [say(language, text('bot:learn.slip', { move, points: Math.round(lost * 100) }), names)];
}
