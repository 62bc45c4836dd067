import { tryPuzzle } from '../../app/puzzles/answer.ts';
import { type OwnPuzzle, puzzleFor } from '../../app/puzzles/puzzles.ts';
import type { Path } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { openQuestion } from '../../engine/walk.ts';
import { wayOf } from '../board/answer.ts';
import type { Caller } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { reason, refusalMessage } from '../core/refusing.ts';
import { tooSoonLine } from '../core/second-tap.ts';
import { ownTryMessage } from './own-try.ts';
import { puzzleQuestion } from './puzzle-question.ts';
import { puzzleVisit } from './shown.ts';

/** A puzzle of the server for one person: its first question, or what they have chosen. */
export async function openPuzzle(caller: Caller, number: number, why?: Refusal): Promise<Payload> {
  const { bot, asked, by, language } = caller;
  const puzzle = await puzzleFor(bot.house, by.person, asked.guildId ?? '', number);
  if (refused(puzzle)) return refusalMessage(puzzle, language);
  const first = why ? [reason(why, language)] : [];
  return (await closed(caller, puzzle, first)) ?? (await puzzleQuestion(caller, puzzle, first));
}

/** Answers of a puzzle: what a menu chose is the last of them. `again`: they only ask for the question once more. */
interface PuzzleAnswer {
  readonly path: Path;
  readonly chosen?: readonly string[];
  readonly again?: boolean;
}

/** The next question, or the move when it is whole: that is the one try. */
export async function answerPuzzle(
  caller: Caller,
  number: number,
  { path, chosen, again = false }: PuzzleAnswer,
): Promise<Payload> {
  const { bot, asked, by, language } = caller;
  const puzzle = await puzzleFor(bot.house, by.person, asked.guildId ?? '', number);
  if (refused(puzzle)) return refusalMessage(puzzle, language);
  const over = await closed(caller, puzzle);
  if (over) return over;
  const way = wayOf(puzzleVisit(caller, puzzle), path, chosen ?? null);
  if (refused(way)) return await openPuzzle(caller, number, new Refusal(text('bot:refuse.forged')));
  const question = openQuestion(way);
  if (question.kind === 'ready') return await tried(caller, puzzle, question.move);
  const first = again ? [tooSoonLine(language)] : [];
  return { ...(await puzzleQuestion(caller, puzzle, first, way)), same: again };
}

async function tried(caller: Caller, puzzle: OwnPuzzle, move: unknown): Promise<Payload> {
  const outcome = await tryPuzzle(caller.bot.house, caller.by, puzzle, move);
  return await openPuzzle(caller, puzzle.posed.number, refused(outcome) ? outcome : undefined);
}

/** There is nothing to choose any more: they have, or the answer is told. Null where there is. */
async function closed(
  caller: Caller,
  puzzle: OwnPuzzle,
  first: readonly string[] = [],
): Promise<Payload | null> {
  const { own, posed } = puzzle;
  if (own) return await ownTryMessage(caller, puzzle, own, first);
  return posed.answeredAt === null
    ? null
    : refusalMessage(new Refusal(text('bot:puzzle.late')), caller.language);
}
