import type { ServerPuzzle } from '../../app/puzzles/puzzles.ts';
import { type Text, text } from '../../engine/text.ts';
import { openQuestion, type Walk } from '../../engine/walk.ts';
import { say } from '../../i18n/say.ts';
import { backTo, type Open, pastOnlyAnswers, questionLines } from '../answers/question.ts';
import { answerRows } from '../answers/rows.ts';
import type { Caller, Seated } from '../core/context.ts';
import { gameName, namesAt, plainNamesAt } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { buttonRows, namedButton } from '../core/rows.ts';
import { privatePicture } from '../pictures/picture.ts';
import { statusLine } from '../text/status.ts';
import { choicesOf, firstQuestion, puzzleVisit } from './shown.ts';

/** The question of a puzzle after these answers, for one person; without a way it is the first. `first`: lines before it. */
export async function puzzleQuestion(
  caller: Caller,
  puzzle: ServerPuzzle,
  first: readonly string[] = [],
  way: Walk = firstQuestion(puzzle),
): Promise<Payload> {
  const visit = puzzleVisit(caller, puzzle);
  const { table, language } = visit;
  const { view, seat } = puzzle.known;
  const asked = pastOnlyAnswers(puzzle.game, view, seat, way);
  const content = [
    puzzleHeading(visit, puzzle),
    ...first,
    ...statusLine(table, language),
    ...questionLines(asked, language, namesAt(table)),
    `-# ${tell(visit, text('bot:puzzle.try'))}`,
  ].join('\n');
  const image = await privatePicture(visit, { choices: choicesOf(asked) });
  return { content, image, rows: rowsOf(visit, puzzle, asked) };
}

/** "Puzzle 12 · Runaround". */
export function puzzleHeading({ language }: Pick<Seated, 'language'>, { posed, game }: ServerPuzzle): string {
  const title = text('bot:puzzle.title', { number: posed.number, game: gameName(game, language) });
  return say(language, title, () => '');
}

function rowsOf({ table, language }: Seated, { posed }: ServerPuzzle, asked: Walk): readonly Row[] {
  const { number } = posed;
  const back = backTo(asked.questions);
  const from = { tableId: 0, puzzle: number, version: 0, path: asked.path };
  const names = plainNamesAt(table);
  return [
    ...answerRows(openQuestion(asked) as Open, from, (label) => say(language, label, names), language),
    ...buttonRows([
      ...(back === null
        ? []
        : [namedButton(language, 'back', ['puzzle-rethink', 0, number, asked.path.slice(0, back)])]),
      namedButton(language, 'rules', ['learn-rules', 0, table.game.id]),
    ]),
  ];
}

function tell({ language, table }: Seated, what: Text): string {
  return say(language, what, namesAt(table));
}
