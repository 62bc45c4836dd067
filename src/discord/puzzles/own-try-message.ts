import { findPathToMove } from '../../app/core/path-to-move.ts';
import { loadPuzzleStanding, type ServerPuzzle } from '../../app/puzzles/puzzles.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { PuzzleTry } from '../../store/puzzle-tries.ts';
import { formatPathLabels } from '../answers/answers.ts';
import type { InteractionContext } from '../core/context.ts';
import { getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { layOutPanel } from '../pictures/lay-out-panel.ts';
import { renderPrivatePicture } from '../pictures/picture.ts';
import { formatRelativeTime } from '../text/timestamps.ts';
import { formatPuzzleHeading } from './puzzle-question.ts';
import { createPuzzleContext, getChosenAnswers } from './puzzle-table.ts';

/** Minimum streak that is worth a word. */
const MIN_STREAK = 2;

/** Stands for a game without an emoji of its own. */
const PUZZLE_EMOJI = '🧩';

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

/**
 * Formats the line that a player pastes elsewhere: "Piecemeal #142 🌸 1/1 · streak 9". It never tells the move, and before
 * the answer is published not the result either.
 */
async function formatSocialLine(
  { bot, by, language }: Pick<InteractionContext, 'bot' | 'by' | 'language'>,
  { posed, game }: ServerPuzzle,
  { isRight }: Pick<PuzzleTry, 'isRight'>,
): Promise<string> {
  const { guild, number, answeredAt } = posed;
  const query = { guild, person: by.person, last: number };
  const { now: streak } = (await loadPuzzleStanding(bot.app.store, query)).streaks;
  const result = answeredAt === null ? '⏳' : `${Number(isRight)}/1`;
  const known = { number, emoji: game.text.emoji ?? PUZZLE_EMOJI, result };
  const line =
    streak < MIN_STREAK
      ? text('bot:puzzle.social', known)
      : text('bot:puzzle.socialStreak', { ...known, streak });
  return translate(language, line, () => '');
}
