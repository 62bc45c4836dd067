import { turnOf } from '../../app/core/table.ts';
import type { Lesson } from '../../app/tutorial/lesson.ts';
import { type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller, Seated } from '../core/context.ts';
import { gameName, namesAt } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { percent } from '../core/percent.ts';
import { buttonRows, namedButton } from '../core/rows.ts';
import { privatePicture } from '../pictures/picture.ts';
import { creditLines } from '../text/credit.ts';
import { laidOpenLine, resultLines } from '../text/result.ts';
import { lessonHeading, lessonVisit } from './heading.ts';
import { lessonNews } from './lesson-news.ts';

/** The end of a lesson: who won, or how it stands where it is enough, and what there is to do next. */
export async function lessonEnd(caller: Caller, lesson: Lesson, first: readonly string[]): Promise<Payload> {
  const visit = lessonVisit(caller, lesson);
  const { table, language } = visit;
  const { lines, traces } = lessonNews(visit, lesson);
  const learned = text('bot:learn.learned', { game: gameName(table.game, language) });
  const content = [
    lessonHeading(visit),
    ...first,
    ...lines,
    ...standing(visit, lesson),
    say(language, learned, namesAt(table)),
    ...creditLines(table.game, language),
  ].join('\n');
  return { content, image: await privatePicture(visit, traces), rows: further(visit) };
}

function standing({ table, language }: Seated, { record: { advice } }: Lesson): readonly string[] {
  const turn = turnOf(table);
  if (turn.kind === 'over') return [...resultLines(table, turn.standings, undefined), ...laidOpenLine(table)];
  return [say(language, enough(advice?.chance ?? null), namesAt(table))];
}

function enough(chance: number | null): Text {
  return chance === null ? text('bot:learn.enough') : text('bot:learn.stands', { percent: percent(chance) });
}

function further({ table, language }: Seated): readonly Row[] {
  const { id } = table.game;
  return buttonRows([
    namedButton(language, 'play', ['learn-match', 0, id], 'primary'),
    namedButton(language, 'rules', ['learn-rules', 0, id]),
    namedButton(language, 'learnOther', ['learn-which', 0]),
  ]);
}
