import { findPathToMove } from '../../app/core/path-to-move.ts';
import type { ServerPuzzle } from '../../app/puzzles/puzzles.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { PuzzleTry } from '../../store/puzzle-tries.ts';
import { formatPathLabels } from '../answers/labels.ts';
import type { InteractionContext } from '../core/context.ts';
import { getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { layOutPanel } from '../pictures/lay-out-panel.ts';
import { renderPrivatePicture } from '../pictures/picture.ts';
import { formatRelativeTime } from '../text/timestamps.ts';
import { formatPuzzleHeading } from './puzzle-question.ts';
import { createPuzzleContext, getChosenAnswers } from './puzzle-table.ts';
import { formatSocialLine } from './social-line.ts';

/** Shows the caller's choice. Before the answer is published it does not say whether the choice is right, so that nobody can pass it on. */
export async function createOwnTryMessage(
  ctx: InteractionContext,
  puzzle: ServerPuzzle,
  own: Pick<PuzzleTry, 'move' | 'isRight'>,
  first: readonly string[] = [],
): Promise<Payload> {
  const tableCtx = createPuzzleContext(ctx, puzzle);
  const { table, language } = tableCtx;
  const { game, view, seat } = puzzle.known;
  const way = own.move === null ? null : await findPathToMove(game, view, seat, own.move);
  const move = way && formatPathLabels(way.questions, way.path, language, getSafeNames(table)).join(' › ');
  const told = translate(language, describeOwnTry(puzzle, own, move), getSafeNames(table));
  const line = await formatSocialLine(ctx, puzzle, own);
  const image = await renderPrivatePicture(tableCtx, { choices: way ? getChosenAnswers(way) : [] });
  const lines = [formatPuzzleHeading(tableCtx, puzzle), ...first, told, `\`\`\`\n${line}\n\`\`\``];
  const rows = createButtonRows([
    createNamedButton(language, 'puzzleMonth', ['puzzle-month', 0, puzzle.posed.guild]),
  ]);
  return { ...layOutPanel(tableCtx, lines), image, rows };
}

/** Describes the choice. `move`: its answers as text, "Run › 19"; null once it is no longer stored. */
function describeOwnTry(
  { posed }: ServerPuzzle,
  { isRight }: Pick<PuzzleTry, 'isRight'>,
  move: string | null,
): Text {
  const when = formatRelativeTime(posed.dueAt);
  if (posed.answeredAt === null)
    return move === null ? text('bot:puzzle.keptPlain', { when }) : text('bot:puzzle.kept', { move, when });
  if (move === null) return text('bot:puzzle.late');
  return isRight ? text('bot:puzzle.had', { move }) : text('bot:puzzle.missed', { move });
}
