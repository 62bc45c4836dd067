import type { Table } from '../../app/core/table.ts';
import { noTableOf, type ServerPuzzle } from '../../app/puzzles/puzzles.ts';
import { refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { openQuestion, type Walk, walk } from '../../engine/walk.ts';
import { type Open, pastOnlyAnswers } from '../answers/question.ts';
import type { Caller, Seated } from '../core/context.ts';
import { mindName } from '../text/ai-levels.ts';

/** The match of a puzzle, with its AIs by their names. */
export function puzzleTable(puzzle: ServerPuzzle, language: Language): Table {
  return noTableOf(puzzle, (strength) => mindName(strength, language), language);
}

/** Somebody in the seat that is to decide. */
export function puzzleVisit(caller: Caller, puzzle: ServerPuzzle): Seated {
  const { bot, asked, by, language, own, arrived } = caller;
  const table = puzzleTable(puzzle, language);
  return { bot, asked, by, language, own, arrived, table, seat: puzzle.position.seat, elsewhere: false };
}

/** The first question that has a choice. */
export function firstQuestion({ known }: ServerPuzzle): Walk {
  const { game, view, seat } = known;
  const start = walk(game, view, seat, []);
  if (refused(start)) throw new Error(`${game.id} asks no first question`);
  return pastOnlyAnswers(game, view, seat, start);
}

/** What may be chosen at the end of a way. */
export function choicesOf(way: Walk): Open['choices'] {
  return (openQuestion(way) as Open).choices;
}

/** The answers of a way. */
export function chosenIn({ questions, path }: Walk): Open['choices'] {
  return path.flatMap((step, at) => {
    const question = questions[at];
    return !question || question.kind === 'ready' ? [] : question.choices.filter(({ id }) => id === step);
  });
}
