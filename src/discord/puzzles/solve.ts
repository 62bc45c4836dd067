import { tryPuzzle } from '../../app/puzzles/answer.ts';
import { loadOwnPuzzle, type OwnPuzzle } from '../../app/puzzles/puzzles.ts';
import type { Path } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { getOpenQuestion } from '../../engine/walk.ts';
import { walkAnswers } from '../board/answer-panel.ts';
import type { InteractionContext } from '../core/context.ts';
import { hasLeftGuild } from '../core/left-servers.ts';
import type { Payload } from '../core/payload.ts';
import { createRefusalMessage, formatRefusal } from '../core/refusals.ts';
import { formatTooSoonLine } from '../core/second-tap.ts';
import { createOwnTryMessage } from './own-try-message.ts';
import { createPuzzleQuestion } from './puzzle-question.ts';
import { createPuzzleContext, parsePuzzleKey } from './puzzle-table.ts';

/** Shows a puzzle of the server to the caller: its first question, or the caller's earlier choice. */
export async function openPuzzle(ctx: InteractionContext, key: string, why?: Refusal): Promise<Payload> {
  const { language } = ctx;
  const puzzle = await loadPuzzleOfKey(ctx, key);
  if (refused(puzzle)) return createRefusalMessage(puzzle, language);
  const first = why ? [formatRefusal(why, language)] : [];
  return (await showClosedPuzzle(ctx, puzzle, first)) ?? (await createPuzzleQuestion(ctx, puzzle, first));
}

async function loadPuzzleOfKey(ctx: InteractionContext, key: string): Promise<OwnPuzzle | Refusal> {
  const { guild, number } = parsePuzzleKey(key, ctx);
  const puzzle = await loadOwnPuzzle(ctx.bot.app, ctx.by.person, guild, number);
  if (refused(puzzle)) return puzzle;
  return (await hasLeftGuild(ctx, guild)) ? new Refusal(text('bot:refuse.leftServer')) : puzzle;
}

/** Answers to a puzzle; a menu's choice is the last one. `again`: only repeats the question. */
interface PuzzleAnswer {
  readonly path: Path;
  readonly chosen?: readonly string[];
  readonly again?: boolean;
}

/** Shows the next question, or submits the move once it is complete. Each player has one try. */
export async function answerPuzzle(
  ctx: InteractionContext,
  key: string,
  { path, chosen, again = false }: PuzzleAnswer,
): Promise<Payload> {
  const puzzle = await loadPuzzleOfKey(ctx, key);
  if (refused(puzzle)) return createRefusalMessage(puzzle, ctx.language);
  const over = await showClosedPuzzle(ctx, puzzle);
  if (over) return over;
  const way = walkAnswers(createPuzzleContext(ctx, puzzle), path, chosen ?? null);
  if (refused(way)) return await openPuzzle(ctx, key, new Refusal(text('bot:refuse.forged')));
  const question = getOpenQuestion(way);
  if (question.kind === 'ready') return await submitTry(ctx, key, puzzle, question.move);
  const first = again ? [formatTooSoonLine(ctx.language)] : [];
  return { ...(await createPuzzleQuestion(ctx, puzzle, first, way)), same: again };
}

async function submitTry(
  ctx: InteractionContext,
  key: string,
  puzzle: OwnPuzzle,
  move: unknown,
): Promise<Payload> {
  const outcome = await tryPuzzle(ctx.bot.app, ctx.by, puzzle, move);
  return await openPuzzle(ctx, key, refused(outcome) ? outcome : undefined);
}

/** Shows a puzzle that the caller has tried or whose answer is published; null if the caller can still try. */
async function showClosedPuzzle(
  ctx: InteractionContext,
  puzzle: OwnPuzzle,
  first: readonly string[] = [],
): Promise<Payload | null> {
  const { own, posed } = puzzle;
  if (own) return await createOwnTryMessage(ctx, puzzle, own, first);
  return posed.answeredAt === null
    ? null
    : createRefusalMessage(new Refusal(text('bot:puzzle.late')), ctx.language);
}
