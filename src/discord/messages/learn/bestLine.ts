import type { Path } from '../../../engine/question.ts';
import { seeded } from '../../../engine/seeded.ts';
import { type Language, type Text, text } from '../../../engine/text.ts';
import { purposeOf } from '../../../players/purpose.ts';
import { LEARNER, type Lesson, learnersView } from '../../../tables/lesson/lesson.ts';
import { wayToMove } from '../../../tables/minds/wayToMove.ts';
import { type Names, say } from '../../../words/say.ts';
import { percent } from '../../kit/percent.ts';
import { labelsOf } from '../labels.ts';

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
  const { match, record } = lesson;
  if (record.advice === null) return null;
  const way = await wayToMove(match.game, learnersView(lesson), LEARNER, record.advice.move, answers);
  return way && labelsOf(way.questions, way.path, language, names).slice(answers.length).join(' › ');
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
