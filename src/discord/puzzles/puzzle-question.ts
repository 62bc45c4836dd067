import type { ServerPuzzle } from '../../app/puzzles/puzzles.ts';
import { type Text, text } from '../../engine/text.ts';
import { getOpenQuestion, type Walk } from '../../engine/walk.ts';
import { translate } from '../../i18n/translate.ts';
import {
  createAnswerRows,
  findLastChoice,
  formatQuestionLines,
  type OpenQuestion,
  skipOnlyAnswers,
} from '../answers/question.ts';
import type { InteractionContext, SeatedContext } from '../core/context.ts';
import { getGameName, getPlainNames, getSafeNames } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { layOutPanel } from '../pictures/lay-out-panel.ts';
import { renderPrivatePicture } from '../pictures/picture.ts';
import { formatStatusLine } from '../text/status.ts';
import { createPuzzleContext, formatPuzzleKey, getChoices, getFirstQuestion } from './puzzle-table.ts';

/** Creates the question of a puzzle after these answers; without `way` the first one. `first`: lines above. */
export async function createPuzzleQuestion(
  ctx: InteractionContext,
  puzzle: ServerPuzzle,
  first: readonly string[] = [],
  way: Walk = getFirstQuestion(puzzle),
): Promise<Payload> {
  const tableCtx = createPuzzleContext(ctx, puzzle);
  const { table, language } = tableCtx;
  const { view, seat } = puzzle.known;
  const walk = skipOnlyAnswers(puzzle.game, view, seat, way);
  const above = [formatPuzzleHeading(tableCtx, puzzle), ...first, ...formatStatusLine(table, language)];
  const question = [
    ...formatQuestionLines(walk, language, getSafeNames(table)),
    `-# ${translateAtTable(tableCtx, text('bot:puzzle.try'))}`,
  ];
  const image = await renderPrivatePicture(tableCtx, { choices: getChoices(walk) });
  const key = formatPuzzleKey(puzzle.posed, ctx.interaction.guildId);
  return { ...layOutPanel(tableCtx, above, question), image, rows: createQuestionRows(tableCtx, key, walk) };
}

/** Formats "Puzzle 12 · Runaround". */
export function formatPuzzleHeading(
  { language }: Pick<SeatedContext, 'language'>,
  { posed, game }: ServerPuzzle,
): string {
  const title = text('bot:puzzle.title', { number: posed.number, game: getGameName(game, language) });
  return translate(language, title, () => '');
}

function createQuestionRows({ table, language }: SeatedContext, key: string, walk: Walk): readonly Row[] {
  const back = findLastChoice(walk.questions);
  const from = { tableId: 0, puzzle: key, version: 0, path: walk.path };
  const names = getPlainNames(table);
  return [
    ...createAnswerRows(
      getOpenQuestion(walk) as OpenQuestion,
      from,
      (label) => translate(language, label, names),
      language,
    ),
    ...createButtonRows([
      ...(back === null
        ? []
        : [createNamedButton(language, 'back', ['puzzle-rethink', 0, key, walk.path.slice(0, back)])]),
      createNamedButton(language, 'rules', ['learn-rules', 0, table.game.id]),
    ]),
  ];
}

function translateAtTable({ language, table }: SeatedContext, what: Text): string {
  return translate(language, what, getSafeNames(table));
}
