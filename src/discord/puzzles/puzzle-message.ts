import type { AlertReader } from '../../app/alerts/alerts.ts';
import type { Table } from '../../app/core/table.ts';
import { republishNotice } from '../../app/publishing/notices.ts';
import { countTriers } from '../../app/puzzles/answer.ts';
import { findPuzzlePost } from '../../app/puzzles/direct.ts';
import { loadServerPuzzle, parsePuzzleSubject, type ServerPuzzle } from '../../app/puzzles/puzzles.ts';
import { loadOwnSettings } from '../../app/settings/settings.ts';
import { refused } from '../../engine/refusal.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { Notice } from '../../store/notices.ts';
import type { BotContext } from '../core/context.ts';
import { getReaderLanguage } from '../core/language.ts';
import { escapeName, getGameName, getSafeNames } from '../core/names.ts';
import type { Image, Payload } from '../core/payload.ts';
import { formatDiscordLink } from '../core/rest/channel.ts';
import { type Button, createButtonRows, createNamedButton } from '../core/rows.ts';
import {
  getPrivateStyle,
  getPublicStyle,
  type LatePictureRepost,
  type PictureStyle,
  renderTablePicture,
} from '../pictures/picture.ts';
import { formatChosenOptions } from '../text/options.ts';
import { formatStatusLine } from '../text/status.ts';
import { formatRelativeTime } from '../text/timestamps.ts';
import { createLocalisedPuzzleTable, formatPuzzleKey, getChoices, getFirstQuestion } from './puzzle-table.ts';

/** Creates the message of a server's puzzle. It shows the deciding seat's own view, because nobody plays that match. */
export async function createPuzzleMessage(bot: BotContext, notice: Notice): Promise<Payload | null> {
  const { guild, subject } = notice;
  const puzzle = await loadServerPuzzle(bot.app, guild, parsePuzzleSubject(subject));
  if (refused(puzzle)) return null;
  const table = createLocalisedPuzzleTable(puzzle, puzzle.posed.language);
  const late = () => republishNotice(bot.app, notice);
  const image = await renderPuzzlePicture(bot, puzzle, table, getPublicStyle(table), late);
  const tried = await countTriers(bot.app, puzzle);
  return {
    content: formatPuzzleLines(puzzle, table, tried).join('\n'),
    image,
    rows: createButtonRows(createPuzzleButtons(puzzle, puzzle.posed.language, guild)),
  };
}

/** Creates the direct message of a server's open puzzle, in the reader's language and style. */
export async function createDirectPuzzle(
  bot: BotContext,
  puzzle: ServerPuzzle,
  reader: AlertReader,
): Promise<Payload> {
  const { guild, channel } = puzzle.posed;
  const language = getReaderLanguage(reader, puzzle.posed.language);
  const table = createLocalisedPuzzleTable(puzzle, language);
  const settings = await loadOwnSettings(bot.app, reader.person);
  const image = await renderPuzzlePicture(bot, puzzle, table, getPrivateStyle({ settings, language }, table));
  const link = formatDiscordLink(guild, channel, await findPuzzlePost(bot.app, puzzle.posed));
  const from = text('bot:puzzle.direct', { server: escapeName(bot.guildName(guild) ?? ''), link });
  const settingsButton = createNamedButton(language, 'notifications', ['my-page', 0, 'notifications', guild]);
  return {
    content: [...formatPuzzleLines(puzzle, table, 0), `-# ${translate(language, from, () => '')}`].join('\n'),
    image,
    rows: createButtonRows([...createPuzzleButtons(puzzle, language, null), settingsButton]),
  };
}

async function renderPuzzlePicture(
  bot: BotContext,
  puzzle: ServerPuzzle,
  table: Table,
  look: PictureStyle,
  late?: LatePictureRepost,
): Promise<Image | null> {
  const shown = { viewer: puzzle.position.seat, choices: getChoices(getFirstQuestion(puzzle)) };
  return await renderTablePicture(bot, table, shown, look, late);
}

function formatPuzzleLines(puzzle: ServerPuzzle, table: Table, tried: number): readonly string[] {
  const { posed, game } = puzzle;
  const { number, dueAt, answeredAt } = posed;
  const { language } = table.record;
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

/** Creates the buttons below a puzzle. `place`: server of the message; null for a direct message. */
function createPuzzleButtons(
  { posed, game }: ServerPuzzle,
  language: Language,
  place: string | null,
): readonly Button[] {
  const key = formatPuzzleKey(posed, place);
  return [
    ...(posed.answeredAt === null
      ? [createNamedButton(language, 'solve', ['puzzle', 0, key], 'primary')]
      : []),
    createNamedButton(language, 'rules', ['learn-rules', 0, game.id]),
    createNamedButton(language, 'puzzleMonth', ['puzzle-month', 0, posed.guild]),
  ];
}
