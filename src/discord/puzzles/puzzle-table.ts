import type { Table } from '../../app/core/table.ts';
import { createPuzzleTable, type ServerPuzzle } from '../../app/puzzles/puzzles.ts';
import { refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { getOpenQuestion, type Walk, walk } from '../../engine/walk.ts';
import { type OpenQuestion, skipOnlyAnswers } from '../answers/question.ts';
import type { InteractionContext, SeatedContext } from '../core/context.ts';
import { getStrengthName } from '../text/strengths.ts';

/** The match of a puzzle, with its AIs by their names. */
export function createLocalisedPuzzleTable(puzzle: ServerPuzzle, language: Language): Table {
  return createPuzzleTable(puzzle, (strength) => getStrengthName(strength, language), language);
}

/** Somebody in the seat that is to decide. */
export function createPuzzleContext(ctx: InteractionContext, puzzle: ServerPuzzle): SeatedContext {
  const { bot, asked, by, language, own, arrived } = ctx;
  const table = createLocalisedPuzzleTable(puzzle, language);
  return { bot, asked, by, language, own, arrived, table, seat: puzzle.position.seat, elsewhere: false };
}

/** The first question that has a choice. */
export function getFirstQuestion({ known }: ServerPuzzle): Walk {
  const { game, view, seat } = known;
  const start = walk(game, view, seat, []);
  if (refused(start)) throw new Error(`${game.id} asks no first question`);
  return skipOnlyAnswers(game, view, seat, start);
}

/** What may be chosen at the end of a way. */
export function getChoices(way: Walk): OpenQuestion['choices'] {
  return (getOpenQuestion(way) as OpenQuestion).choices;
}

/** The answers of a way. */
export function getChosenAnswers({ questions, path }: Walk): OpenQuestion['choices'] {
  return path.flatMap((step, at) => {
    const question = questions[at];
    return !question || question.kind === 'ready' ? [] : question.choices.filter(({ id }) => id === step);
  });
}
