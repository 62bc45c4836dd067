import { getTableTurn } from '../../app/core/table.ts';
import type { Lesson } from '../../app/tutorial/lesson.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext, SeatedContext } from '../core/context.ts';
import { getGameName, getSafeNames } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { toPercent } from '../core/percent.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { layOutPanel } from '../pictures/lay-out-panel.ts';
import { renderPrivatePicture } from '../pictures/picture.ts';
import { formatCreditLines } from '../text/credit.ts';
import { formatResultLines, formatRevealLine } from '../text/result.ts';
import { createLessonContext, formatLessonHeading } from './lesson-heading.ts';
import { createLessonNews } from './lesson-news.ts';

/** Creates the end of a lesson: the winner, or the state of a game that is cut short, and the next steps. */
export async function createLessonEnd(
  ctx: InteractionContext,
  lesson: Lesson,
  first: readonly string[],
): Promise<Payload> {
  const tableCtx = createLessonContext(ctx, lesson);
  const { table, language } = tableCtx;
  const { lines, traces } = createLessonNews(tableCtx, lesson);
  const learned = text('bot:learn.learned', { game: getGameName(table.game, language) });
  const told = layOutPanel(tableCtx, [
    formatLessonHeading(tableCtx),
    ...first,
    ...lines,
    ...formatStanding(tableCtx, lesson),
    translate(language, learned, getSafeNames(table)),
    ...formatCreditLines(table.game, language),
  ]);
  return { ...told, image: await renderPrivatePicture(tableCtx, traces), rows: createFurtherRows(tableCtx) };
}

function formatStanding(
  { table, language }: SeatedContext,
  { record: { advice } }: Lesson,
): readonly string[] {
  const turn = getTableTurn(table);
  if (turn.kind === 'over')
    return [...formatResultLines(table, turn.standings, undefined), ...formatRevealLine(table)];
  return [translate(language, describeEnd(advice?.chance ?? null), getSafeNames(table))];
}

function describeEnd(chance: number | null): Text {
  return chance === null
    ? text('bot:learn.enough')
    : text('bot:learn.stands', { percent: toPercent(chance) });
}

function createFurtherRows({ table, language }: SeatedContext): readonly Row[] {
  const { id } = table.game;
  return createButtonRows([
    createNamedButton(language, 'play', ['learn-match', 0, id], 'primary'),
    createNamedButton(language, 'rules', ['learn-rules', 0, id]),
    createNamedButton(language, 'learnOther', ['learn-which', 0]),
  ]);
}
