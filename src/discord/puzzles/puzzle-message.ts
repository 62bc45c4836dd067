import type { Table } from '../../app/core/table.ts';
import { tellAgain } from '../../app/publishing/notices.ts';
import { triedIn } from '../../app/puzzles/answer.ts';
import { numberIn } from '../../app/puzzles/daily.ts';
import { puzzleOn, type ServerPuzzle } from '../../app/puzzles/puzzles.ts';
import { refused } from '../../engine/refusal.ts';
import { type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Notice } from '../../store/notices.ts';
import type { Bot } from '../core/context.ts';
import { gameName, namesAt } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { buttonRows, namedButton } from '../core/rows.ts';
import { publicLook, tablePicture } from '../pictures/picture.ts';
import { since } from '../text/moments.ts';
import { chosenOptions } from '../text/options.ts';
import { statusLine } from '../text/status.ts';
import { choicesOf, firstQuestion, puzzleTable } from './shown.ts';

/**
 * The puzzle of a server in its channel. Everybody sees what the seat does that is to decide: nobody plays that match.
 */
export async function puzzleMessage(bot: Bot, notice: Notice): Promise<Payload | null> {
  const { guild, subject } = notice;
  const puzzle = await puzzleOn(bot.house, guild, numberIn(subject));
  if (refused(puzzle)) return null;
  const { language } = puzzle.posed;
  const table = puzzleTable(puzzle, language);
  const { seat } = puzzle.position;
  const shown = { viewer: seat, choices: choicesOf(firstQuestion(puzzle)) };
  const image = await tablePicture(bot, table, shown, publicLook(table), () => tellAgain(bot.house, notice));
  const tried = await triedIn(bot.house, puzzle);
  return { content: puzzleLines(puzzle, table, tried).join('\n'), image, rows: rowsOf(puzzle) };
}

function puzzleLines(puzzle: ServerPuzzle, table: Table, tried: number): readonly string[] {
  const { posed, game } = puzzle;
  const { language, number, dueAt, answeredAt } = posed;
  const tell = (what: Text) => say(language, what, namesAt(table));
  const about =
    answeredAt === null
      ? [text('bot:puzzle.about', { when: since(dueAt) }), ...triesText(tried)]
      : [text('bot:puzzle.told')];
  return [
    tell(text('bot:puzzle.title', { number, game: gameName(game, language) })),
    ...statusLine(table, language),
    tell(text('bot:puzzle.task')),
    ...optionsLines(table),
    `-# ${about.map(tell).join(' ')}`,
  ];
}

function triesText(count: number): readonly Text[] {
  return count === 0 ? [] : [text('bot:puzzle.tries', { count })];
}

/** What its match was played with that is not as usual. */
function optionsLines({ game, record }: Table): readonly string[] {
  const { language } = record;
  const options = chosenOptions(game, record.options, language).join(', ');
  return options === '' ? [] : [`-# ${say(language, text('bot:puzzle.options', { options }), () => '')}`];
}

function rowsOf({ posed, game }: ServerPuzzle): Payload['rows'] & object {
  const { language, number, answeredAt } = posed;
  const rules = namedButton(language, 'rules', ['learn-rules', 0, game.id]);
  if (answeredAt !== null) return buttonRows([rules]);
  return buttonRows([namedButton(language, 'solve', ['puzzle', 0, number], 'primary'), rules]);
}
