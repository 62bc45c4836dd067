import type { Table } from '../../app/core/table.ts';
import { republishNotice } from '../../app/publishing/notices.ts';
import { countTriers } from '../../app/puzzles/answer.ts';
import { parsePuzzleSubject } from '../../app/puzzles/daily.ts';
import { loadServerPuzzle, type ServerPuzzle } from '../../app/puzzles/puzzles.ts';
import { refused } from '../../engine/refusal.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { Notice } from '../../store/notices.ts';
import type { BotContext } from '../core/context.ts';
import { getGameName, getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { getPublicStyle, renderTablePicture } from '../pictures/picture.ts';
import { formatChosenOptions } from '../text/options.ts';
import { formatStatusLine } from '../text/status.ts';
import { formatRelativeTime } from '../text/timestamps.ts';
import { createLocalisedPuzzleTable, getChoices, getFirstQuestion } from './puzzle-table.ts';

/** Creates the message of a server's puzzle. It shows the deciding seat's own view, because nobody plays that match. */
export async function createPuzzleMessage(bot: BotContext, notice: Notice): Promise<Payload | null> {
  const { guild, subject } = notice;
  const puzzle = await loadServerPuzzle(bot.app, guild, parsePuzzleSubject(subject));
  if (refused(puzzle)) return null;
  const { language } = puzzle.posed;
  const table = createLocalisedPuzzleTable(puzzle, language);
  const { seat } = puzzle.position;
  const shown = { viewer: seat, choices: getChoices(getFirstQuestion(puzzle)) };
  const image = await renderTablePicture(bot, table, shown, getPublicStyle(table), () =>
    republishNotice(bot.app, notice),
  );
  const tried = await countTriers(bot.app, puzzle);
  return {
    content: formatPuzzleLines(puzzle, table, tried).join('\n'),
    image,
    rows: createPuzzleRows(puzzle),
  };
}

function formatPuzzleLines(puzzle: ServerPuzzle, table: Table, tried: number): readonly string[] {
  const { posed, game } = puzzle;
  const { language, number, dueAt, answeredAt } = posed;
  const tell = (what: Text) => translate(language, what, getSafeNames(table));
  const about =
    answeredAt === null
      ? [text('bot:puzzle.about', { when: formatRelativeTime(dueAt) }), ...describeTries(tried)]
      : [text('bot:puzzle.told')];
  return [
    tell(text('bot:puzzle.title', { number, game: getGameName(game, language) })),
    ...formatStatusLine(table, language),
    tell(text('bot:puzzle.task')),
    ...formatPuzzleOptions(table),
    `-# ${about.map(tell).join(' ')}`,
  ];
}

function describeTries(count: number): readonly Text[] {
  return count === 0 ? [] : [text('bot:puzzle.tries', { count })];
}

/** Formats the unusual options of the puzzle's match. */
function formatPuzzleOptions({ game, record }: Table): readonly string[] {
  const { language } = record;
  const options = formatChosenOptions(game, record.options, language).join(', ');
  return options === ''
    ? []
    : [`-# ${translate(language, text('bot:puzzle.options', { options }), () => '')}`];
}

function createPuzzleRows({ posed, game }: ServerPuzzle): Payload['rows'] & object {
  const { language, number, answeredAt } = posed;
  const rules = createNamedButton(language, 'rules', ['learn-rules', 0, game.id]);
  if (answeredAt !== null) return createButtonRows([rules]);
  return createButtonRows([createNamedButton(language, 'solve', ['puzzle', 0, number], 'primary'), rules]);
}
