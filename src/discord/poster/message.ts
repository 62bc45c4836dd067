import type { PictureRequest } from '../../../render/request.ts';
import type { PosterMove, PosterView } from '../../../render/scenes/poster/types.ts';
import { canAnalyseMatch, type MatchAnalysis } from '../../app/analysis/analysis.ts';
import type { BestMove } from '../../app/analysis/blunders.ts';
import { getHolderNames } from '../../app/analysis/decisions.ts';
import { loadLastEntry } from '../../app/core/log.ts';
import { getTableTurn, getTableView, type Table } from '../../app/core/table.ts';
import { getTableTheme } from '../../app/core/theme.ts';
import { getServerSettings } from '../../app/server-settings/server-settings.ts';
import { getGameText } from '../../engine/game-text.ts';
import { type Text, text } from '../../engine/text.ts';
import { createThemedNames, type Names, translate } from '../../i18n/translate.ts';
import { createMoveLines } from '../analysis/lines.ts';
import { getAnalysis } from '../analysis/post-analysis.ts';
import type { BotContext } from '../core/context.ts';
import { truncateText } from '../core/cut.ts';
import { escapeName, getPlainNames, getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { toPercent } from '../core/percent.ts';
import { addSeatAvatars } from '../pictures/avatars.ts';
import { createPictureRequest, getPublicStyle, renderPicture } from '../pictures/picture.ts';
import { describeResult, isPhotoFinish } from '../text/result.ts';
import { formatDay } from '../text/timestamps.ts';

/** Returns the poster's file name, by which its message is found again. */
export function getPosterFileName(tableId: number): string {
  return `poster-${tableId}.png`;
}

/** Creates the message with the poster of an ended match; without an image if drawing fails. */
export async function createPosterMessage(bot: BotContext, table: Table): Promise<Payload> {
  const { id, language } = table.record;
  const words = { game: getThemedGameName(table), date: await formatEndDate(bot, table) };
  const end = await loadLastEntry(bot.app.store, table);
  const isClose = isPhotoFinish(table, end);
  const describe = (names: Names, show?: (name: string) => string) => {
    const result = describeResult(table, getStandings(table), end, show);
    return translate(language, isClose ? text('bot:board.photoFinish', { result }) : result, names);
  };
  const png = await renderPicture(bot, await createPosterRequest(bot, table, words, isClose), id);
  const tell = (what: Text) => translate(language, what, () => '');
  return {
    content: tell(
      text('bot:poster.line', { game: words.game, result: describe(getSafeNames(table), escapeName) }),
    ),
    image: png && {
      ...{ png, name: getPosterFileName(id) },
      alt: truncateText(
        tell(text('bot:poster.alt', { ...words, result: describe(getPlainNames(table)) })),
        1024,
      ),
    },
  };
}

/** Words of a poster: name of the game, and day of the end. */
interface PosterWords {
  readonly game: string;
  readonly date: string;
}

function getThemedGameName(table: Table): string {
  return translate(table.record.language, getGameText(table.game, 'name'), getPlainNames(table));
}

async function createPosterRequest(
  bot: BotContext,
  table: Table,
  { game: title, date }: PosterWords,
  isClose: boolean,
): Promise<PictureRequest> {
  const { channel, guild, language } = table.record;
  const board = getTableView(table, null);
  const request = await createPictureRequest(bot, table, board, { viewer: null });
  const names = createThemedNames(getTableTheme(table), (seat) => request.occupants[seat]?.name ?? '');
  const analysis = await findAnalysis(bot, table);
  const view: PosterView = {
    ...{ game: table.game.id, title, board, date },
    result: translate(language, describeResult(table, getStandings(table), undefined), names),
    seal: isClose ? translate(language, text('bot:poster.seal'), names) : null,
    chances: analysis && {
      head: translate(language, text('bot:poster.chances'), () => ''),
      count: analysis.course.entries.length,
      points: analysis.curve,
    },
    best: analysis?.best ? describeBestMove(table, analysis, analysis.best, names) : null,
    place: formatPlace(bot.guildName(guild), bot.channelName(channel)),
  };
  const places = table.game.table === 'free' ? null : request.places;
  const drawn = await addSeatAvatars(bot, table, request);
  return { ...drawn, scene: 'poster', view, places, look: getPublicStyle(table) };
}

function getStandings(table: Table) {
  const turn = getTableTurn(table);
  return turn.kind === 'over' ? turn.standings : [];
}

/** Returns the analysis, or null if the match has none: the poster is made without it. */
async function findAnalysis(bot: BotContext, table: Table): Promise<MatchAnalysis | null> {
  if (!canAnalyseMatch(table)) return null;
  return await getAnalysis(bot, table).catch((error: unknown) => {
    bot.log.warn(
      { err: error, table: table.record.id },
      'A poster is made without the analysis of its match',
    );
    return null;
  });
}

/**
 * Describes a move by its public events; null if no line tells it, or if the seat had other occupants too, as the move may be theirs.
 */
function describeBestMove(
  table: Table,
  { course }: MatchAnalysis,
  { entry, number, seat, before, after }: BestMove,
  names: Names,
): PosterMove | null {
  if (getHolderNames(course, seat).length > 1) return null;
  const { language } = table.record;
  const words = createMoveLines(table, entry)
    .map(({ told }) => translate(language, told, names))
    .join(' ');
  if (words === '') return null;
  return {
    words,
    head: translate(language, text('bot:poster.best', { number }), names),
    about: `${toPercent(before)}% → ${toPercent(after)}%`,
  };
}

/** Formats the day on which the match ended, in the server's time zone. */
async function formatEndDate({ app }: BotContext, { record }: Table): Promise<string> {
  const { letter } = await getServerSettings(app, record.guild);
  return formatDay(record.endedAt ?? app.now(), letter?.zone ?? 'UTC', record.language);
}

function formatPlace(server: string | null, channel: string | null): string {
  return [server, channel === null ? null : `#${channel}`].filter((part) => part !== null).join(' · ');
}
