import type { Table } from '../../app/core/table.ts';
import { createPuzzleTable, type ServerPuzzle } from '../../app/puzzles/puzzles.ts';
import { refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { getOpenQuestion, type Walk, walk } from '../../engine/walk.ts';
import type { PosedPuzzle } from '../../store/puzzles.ts';
import { type OpenQuestion, skipOnlyAnswers } from '../answers/question.ts';
import type { InteractionContext, SeatedContext } from '../core/context.ts';
import { getStrengthName } from '../text/strengths.ts';

/** Creates the table of a puzzle, with translated names of its AIs. */
export function createLocalisedPuzzleTable(puzzle: ServerPuzzle, language: Language): Table {
  return createPuzzleTable(puzzle, (strength) => getStrengthName(strength, language), language);
}

/** Creates the context of the caller in the deciding seat. */
export function createPuzzleContext(ctx: InteractionContext, puzzle: ServerPuzzle): SeatedContext {
  const { bot, interaction, by, language, settings, arrived } = ctx;
  const table = createLocalisedPuzzleTable(puzzle, language);
  return {
    bot,
    interaction,
    by,
    language,
    settings,
    arrived,
    table,
    seat: puzzle.position.seat,
    elsewhere: false,
  };
}

/** Returns the first question that offers a choice. */
export function getFirstQuestion({ known }: ServerPuzzle): Walk {
  const { game, view, seat } = known;
  const start = walk(game, view, seat, []);
  if (refused(start)) throw new Error(`${game.id} asks no first question`);
  return skipOnlyAnswers(game, view, seat, start);
}

/** Returns the choices of a path's open question. */
export function getChoices(way: Walk): OpenQuestion['choices'] {
  return (getOpenQuestion(way) as OpenQuestion).choices;
}

/** Returns the chosen answers of a path. */
export function getChosenAnswers({ questions, path }: Walk): OpenQuestion['choices'] {
  return path.flatMap((step, at) => {
    const question = questions[at];
    return !question || question.kind === 'ready' ? [] : question.choices.filter(({ id }) => id === step);
  });
}

/** Server and number of a puzzle. */
type PuzzleId = Pick<PosedPuzzle, 'guild' | 'number'>;

/** Formats the key of a puzzle in custom ids. A message on the puzzle's own server does not repeat it. */
export function formatPuzzleKey({ guild, number }: PuzzleId, place: string | null): string {
  return place === guild ? number.toString(36) : `${number.toString(36)}@${guild}`;
}

/** Returns the puzzle of a key that {@link formatPuzzleKey} wrote. */
export function parsePuzzleKey(
  key: string,
  { interaction }: Pick<InteractionContext, 'interaction'>,
): PuzzleId {
  const [number = '', guild = interaction.guildId ?? ''] = key.split('@');
  return { guild, number: Number.parseInt(number, 36) };
}
