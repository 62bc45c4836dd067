import type { Table } from '../../app/core/table.ts';
import { republishNotice } from '../../app/publishing/notices.ts';
import { type AnsweredPuzzle, loadAnswer, type Solver } from '../../app/puzzles/answer.ts';
import { parsePuzzleSubject } from '../../app/puzzles/puzzles.ts';
import { createSeededChance } from '../../engine/chance.ts';
import { filterSeenEvents } from '../../engine/filter-seen-events.ts';
import { advance } from '../../engine/kernel.ts';
import { refused } from '../../engine/refusal.ts';
import { type Text, text } from '../../engine/text.ts';
import type { Walk } from '../../engine/walk.ts';
import { translate } from '../../i18n/translate.ts';
import type { Notice } from '../../store/notices.ts';
import { formatPathLabels } from '../answers/answers.ts';
import type { BotContext } from '../core/context.ts';
import { takeFirstLines } from '../core/cut.ts';
import { escapeName, getGameName, getSafeNames } from '../core/names.ts';
import type { Image, Payload, Row } from '../core/payload.ts';
import { toPercent } from '../core/percent.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { getPublicStyle, type LatePictureRepost, renderTablePicture } from '../pictures/picture.ts';
import { createLocalisedPuzzleTable, formatPuzzleKey, getChosenAnswers } from './puzzle-table.ts';

/** Maximum length of the message. */
const MAX_CONTENT_LENGTH = 1_950;

/** Creates the answer of a puzzle: the best move, its reason, its chance against the tempting move's, and the solvers. */
export async function createAnswerMessage(bot: BotContext, notice: Notice): Promise<Payload | null> {
  const { guild, subject } = notice;
  const answer = await loadAnswer(bot.app, guild, parsePuzzleSubject(subject));
  if (refused(answer)) return null;
  const table = createLocalisedPuzzleTable(answer, answer.posed.language);
  const image = await renderAnswerPicture(bot, answer, table, () => republishNotice(bot.app, notice));
  return { content: formatAnswerContent(answer, table), image, rows: createAnswerButtons(answer) };
}

/** Creates *My result*, which the person may paste elsewhere, and *This month*. */
function createAnswerButtons({ posed }: AnsweredPuzzle): readonly Row[] {
  const { language, guild } = posed;
  return createButtonRows([
    createNamedButton(language, 'myPuzzle', ['puzzle', 0, formatPuzzleKey(posed, guild)]),
    createNamedButton(language, 'puzzleMonth', ['puzzle-month', 0, guild]),
  ]);
}

/** Formats the answer; gives only the number of solvers if their names do not fit. */
function formatAnswerContent(answer: AnsweredPuzzle, table: Table): string {
  const lines = formatAnswerLines(answer, table);
  const { kept, dropped } = takeFirstLines([...lines, formatSolvers(answer, table)], MAX_CONTENT_LENGTH);
  return [...kept, ...(dropped > 0 ? [formatSolvers({ ...answer, solvers: [] }, table)] : [])].join('\n');
}

function formatAnswerLines(answer: AnsweredPuzzle, table: Table): readonly string[] {
  const { posed, game, puzzle, ways, purpose } = answer;
  const { language, number } = posed;
  const tell = (what: Text) => translate(language, what, getSafeNames(table));
  const move = formatPuzzleMove(ways.best, table);
  const [best, next, lure] = [puzzle.best, puzzle.next, puzzle.tempting].map(({ chance }) =>
    toPercent(chance),
  );
  const against = { best: best ?? 0, tempting: lure ?? 0, move: formatPuzzleMove(ways.tempting, table) };
  return [
    tell(text('bot:puzzle.answer', { number, game: getGameName(game, language) })),
    tell(
      purpose === null
        ? text('bot:puzzle.best', { move })
        : text('bot:puzzle.bestFor', { move, why: purpose }),
    ),
    tell(
      next === lure
        ? text('bot:puzzle.against', against)
        : text('bot:puzzle.next', { ...against, next: next ?? 0 }),
    ),
  ];
}

function formatPuzzleMove({ questions, path }: Walk, table: Table): string {
  return formatPathLabels(questions, path, table.record.language, getSafeNames(table)).join(' › ');
}

/** Names the solvers; those who opted out of lists are only counted. */
function formatSolvers({ solvers, right, tried }: AnsweredPuzzle, { record }: Table): string {
  return translate(record.language, describeSolvers(solvers, right, tried), () => '');
}

function describeSolvers(solvers: readonly Solver[], right: number, tried: number): Text {
  if (tried === 0) return text('bot:puzzle.untried');
  if (right === 0) return text('bot:puzzle.nobody', { count: tried });
  if (solvers.length === 0) return text('bot:puzzle.rightCount', { count: right });
  const who = solvers.map(({ name, row }) =>
    row > 1 ? text('bot:puzzle.row', { name: escapeName(name), row }) : escapeName(name),
  );
  const more = right - solvers.length;
  return more === 0 ? text('bot:puzzle.right', { who }) : text('bot:puzzle.rightMore', { who, more });
}

/**
 * Draws the position after the best move. If that move involves randomness, its result is unknown: draws the position before it with the
 * move marked.
 */
async function renderAnswerPicture(
  bot: BotContext,
  answer: AnsweredPuzzle,
  table: Table,
  owed: LatePictureRepost,
): Promise<Image | null> {
  const { position, best, ways } = answer;
  const { match, seat } = position;
  const played = advance(match, seat, best, createSeededChance(1));
  if (refused(played)) throw new Error(`The best move of puzzle ${answer.puzzle.id} is not legal`);
  const { game } = match;
  const look = getPublicStyle(table);
  if (played.entry.luck.length > 0)
    return await renderTablePicture(
      bot,
      table,
      { viewer: seat, choices: getChosenAnswers(ways.best) },
      look,
      owed,
    );
  const after = {
    ...table,
    record: { ...table.record, state: played.match.state, played: played.match.played },
  };
  const events = filterSeenEvents(game, played.entry.events, seat, 'now');
  return await renderTablePicture(bot, after, { viewer: seat, events }, look, owed);
}
