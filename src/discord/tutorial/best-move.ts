import { findPurpose } from '../../ai/find-purpose.ts';
import { findPathToMove } from '../../app/core/path-to-move.ts';
import { getLearnerView, getLostChance, LEARNER_SEAT, type Lesson } from '../../app/tutorial/lesson.ts';
import { createSeededChance } from '../../engine/chance.ts';
import type { Path, Question } from '../../engine/question.ts';
import { refused } from '../../engine/refusal.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { type Walk, walk } from '../../engine/walk.ts';
import { type Names, translate } from '../../i18n/translate.ts';
import { formatPathLabels, getButtonChoiceId } from '../answers/answers.ts';
import { toPercent } from '../core/percent.ts';

/**
 * Describes the best move after these answers, its purpose and the resulting chance. If the answers lead elsewhere, names the best move
 * instead. Empty without advice.
 */
export async function formatBestMoveLines(
  lesson: Lesson,
  language: Language,
  names: Names,
  answers: Path,
): Promise<readonly string[]> {
  const next = await formatBestMove(lesson, language, names, answers);
  if (next === null) return await formatBestElsewhere(lesson, language, names);
  return [
    [describeBest(next, describePurpose(lesson)), ...describeWorth(lesson)]
      .map((told) => translate(language, told, names))
      .join(' '),
  ];
}

/** Formats the remaining answers of the best move: "Run › e4". Null without advice, or if the given answers do not lead to that move. */
export async function formatBestMove(
  lesson: Lesson,
  language: Language,
  names: Names,
  answers: Path = [],
): Promise<string | null> {
  const way = (await findWalkToBest(lesson, answers)) ?? (await findTwinWalk(lesson, answers));
  return way && formatPathLabels(way.questions, way.path, language, names).slice(answers.length).join(' › ');
}

async function findWalkToBest(lesson: Lesson, answers: Path = []): Promise<Walk | null> {
  const { match, record } = lesson;
  if (record.advice === null) return null;
  return await findPathToMove(match.game, getLearnerView(lesson), LEARNER_SEAT, record.advice.move, answers);
}

/** Returns the path to an equally good move, if the answers so far are the buttons that stand for the best move's answers. */
async function findTwinWalk(lesson: Lesson, answers: Path): Promise<Walk | null> {
  const best = answers.length === 0 ? null : await findWalkToBest(lesson);
  if (best === null) return null;
  const path = best.path.map((step, at) => getButtonStep(step, best.questions[at]));
  if (answers.some((answer, at) => answer !== path[at])) return null;
  const way = walk(lesson.match.game, getLearnerView(lesson), LEARNER_SEAT, path);
  return refused(way) ? null : way;
}

function getButtonStep(step: string, question: Question<unknown> | undefined): string {
  return question === undefined || question.kind === 'ready' ? step : getButtonChoiceId(step, question);
}

async function formatBestElsewhere(
  lesson: Lesson,
  language: Language,
  names: Names,
): Promise<readonly string[]> {
  const move = await formatBestMove(lesson, language, names);
  return move === null ? [] : [translate(language, text('bot:learn.bestElsewhere', { move }), names)];
}

function describeBest(move: string, why: Text | null): Text {
  return why === null ? text('bot:learn.best', { move }) : text('bot:learn.bestFor', { move, why });
}

/** Describes the purpose of the best move, if it holds in every position compatible with what the learner sees. */
function describePurpose(lesson: Lesson): Text | null {
  const { game, played } = lesson.match;
  const move = lesson.record.advice?.move;
  return findPurpose(
    { game, view: getLearnerView(lesson), seat: LEARNER_SEAT, move },
    createSeededChance(played),
  );
}

function describeWorth({ record: { advice } }: Lesson): readonly Text[] {
  const chance = advice?.chance ?? null;
  return chance === null ? [] : [text('bot:hint.chance', { percent: toPercent(chance) })];
}

/** Names the better move after a move that gave away much. */
export async function formatBlunderLines(
  before: Lesson,
  made: unknown,
  language: Language,
  names: Names,
): Promise<readonly string[]> {
  const lost = getLostChance(before, made);
  const move = lost === null ? null : await formatBestMove(before, language, names);
  if (lost === null || move === null) return [];
  return [translate(language, text('bot:learn.slip', { move, points: Math.round(lost * 100) }), names)];
}
