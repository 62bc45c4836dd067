import { type Text, text } from '../../../engine/text.ts';
import type { PuzzleTry } from '../../../store/puzzleTries.ts';
import { wayToMove } from '../../../tables/minds/wayToMove.ts';
import type { ServerPuzzle } from '../../../tables/puzzles/open.ts';
import { say } from '../../../words/say.ts';
import { namesAt } from '../../kit/names.ts';
import type { Payload } from '../../kit/payload.ts';
import type { Caller, Seated } from '../../kit/visit.ts';
import { labelsOf } from '../labels.ts';
import { privatePicture } from '../picture.ts';
import { since } from '../time/moments.ts';
import { puzzleHeading } from './puzzleQuestion.ts';
import { choicesOf, firstQuestion, puzzleVisit } from './shown.ts';

/** What somebody has chosen; not before the answer whether that was right, so that nobody can tell it to others. */
export async function ownTryMessage(
  caller: Caller,
  puzzle: ServerPuzzle,
  own: Pick<PuzzleTry, 'move' | 'isRight'>,
  first: readonly string[] = [],
): Promise<Payload> {
  const visit = puzzleVisit(caller, puzzle);
  const { table, language } = visit;
  const told = triedText(puzzle, own, await movesIn(visit, puzzle, own.move));
  const lines = [puzzleHeading(visit, puzzle), ...first, say(language, told, namesAt(table))];
  const image = await privatePicture(visit, { choices: choicesOf(firstQuestion(puzzle)) });
  return { content: lines.join('\n'), image };
}

function triedText(
  { posed }: ServerPuzzle,
  { isRight }: Pick<PuzzleTry, 'isRight'>,
  move: string | null,
): Text {
  const when = since(posed.dueAt);
  if (posed.answeredAt === null)
    return move === null ? text('bot:puzzle.keptPlain', { when }) : text('bot:puzzle.kept', { move, when });
  if (move === null) return text('bot:puzzle.late');
  return isRight ? text('bot:puzzle.had', { move }) : text('bot:puzzle.missed', { move });
}

/** The answers that make a move, in words: "Run › 19"; null where it is kept no more. */
async function movesIn(
  { table, language }: Seated,
  { known }: ServerPuzzle,
  move: unknown,
): Promise<string | null> {
  if (move === null) return null;
  const { game, view, seat } = known;
  const way = await wayToMove(game, view, seat, move);
  return way && labelsOf(way.questions, way.path, language, namesAt(table)).join(' › ');
}
