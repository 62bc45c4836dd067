import { wayToMove } from '../../app/core/path-to-move.ts';
import type { ServerPuzzle } from '../../app/puzzles/puzzles.ts';
import { type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { PuzzleTry } from '../../store/puzzle-tries.ts';
import { labelsOf } from '../answers/labels.ts';
import type { Caller } from '../core/context.ts';
import { namesAt } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { privatePicture } from '../pictures/picture.ts';
import { since } from '../text/moments.ts';
import { puzzleHeading } from './puzzle-question.ts';
import { chosenIn, puzzleVisit } from './shown.ts';

/** What somebody has chosen; not before the answer whether that was right, so that nobody can tell it to others. */
export async function ownTryMessage(
  caller: Caller,
  puzzle: ServerPuzzle,
  own: Pick<PuzzleTry, 'move' | 'isRight'>,
  first: readonly string[] = [],
): Promise<Payload> {
  const visit = puzzleVisit(caller, puzzle);
  const { table, language } = visit;
  const { game, view, seat } = puzzle.known;
  const way = own.move === null ? null : await wayToMove(game, view, seat, own.move);
  const move = way && labelsOf(way.questions, way.path, language, namesAt(table)).join(' › ');
  const told = say(language, triedText(puzzle, own, move), namesAt(table));
  const image = await privatePicture(visit, { choices: way ? chosenIn(way) : [] });
  return { content: [puzzleHeading(visit, puzzle), ...first, told].join('\n'), image };
}

/** `move`: the answers that make it, in words: "Run › 19"; null where it is kept no more. */
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
