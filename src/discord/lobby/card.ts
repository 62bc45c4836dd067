import type { Cover } from '../../../render/request.ts';
import { countLobbySeats, countTakenSeats } from '../../app/core/lobby-seats.ts';
import type { Screen } from '../../app/core/screens.ts';
import { findSeat, getInvitedSeats, getPresentSeats, isPlayable, type Table } from '../../app/core/table.ts';
import { getThemeText } from '../../app/core/theme.ts';
import { formatCode } from '../../app/lobby/code.ts';
import { getGameText } from '../../engine/game-text.ts';
import { formatSeatRange } from '../../engine/seat.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Args, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext } from '../core/context.ts';
import { createUserInstallLink } from '../core/invite.ts';
import { escapeName, getGameName, getSafeNames } from '../core/names.ts';
import type { Image, Payload, Row } from '../core/payload.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { loadSeatPlates } from '../pictures/drawn-names.ts';
import { getPublicStyle, renderPicture } from '../pictures/picture.ts';
import { describeLength } from '../text/options.ts';
import { formatSeatLines, getHostName, getMaxSeats } from '../text/seat-lines.ts';
import { formatAwayLines } from '../text/status.ts';
import { findNamedTheme, getThemeName } from '../text/themes.ts';
import { formatRelativeTime } from '../text/timestamps.ts';
import { createSettingParts } from './settings-line.ts';

/**
 * Creates the lobby card: game, seats, options, a picture, and the buttons to gather players. Once the match has started, the message keeps
 * its picture. `pings`: invited players. `screen`: the only reader of a card in direct messages.
 */
export async function createCardMessage(
  bot: BotContext,
  table: Table,
  screen: Screen,
  pings: readonly string[] = [],
): Promise<Payload> {
  const image = table.record.phase === 'lobby' && isPlayable(table) ? await renderCover(bot, table) : null;
  const content = formatCardContent(bot, table);
  return { content, image, rows: createCardRows(table, screen), pings };
}

/** Formats the card's text. After the start or the closing of the table it only says so. */
function formatCardContent(bot: BotContext, table: Table): string {
  const { game, record } = table;
  const language = record.language;
  if (!isPlayable(table)) return `**${getGameName(game, language)}**\n**${formatPhase(table)}**`;
  const theme = findNamedTheme(table);
  const blurb = theme ? getThemeText(theme, 'about') : getGameText(game, 'blurb');
  const title = { game: getGameName(game, language), blurb };
  const settings = createSettingParts(table, language).join(' · ');
  return [
    translateLobbyText(table, 'title', title),
    `-# ${formatAboutLine(table)}`,
    ...formatCardSeats(table),
    ...formatAwayLines(table, bot.app.now()),
    `-# ${translateLobbyText(table, 'options', { settings })}`,
    ...formatDeclinedLine(table),
    ...formatCodeLine(bot, table),
    `**${formatPhase(table)}**`,
  ].join('\n');
}

/** Maximum number of seats with a line of their own. */
const MAX_SEAT_LINES = 4;

/** Formats the seats, one a line; those of a large table in one line. */
function formatCardSeats(table: Table): readonly string[] {
  const lines = formatSeatLines(table, table.record.language);
  return lines.length > MAX_SEAT_LINES ? [lines.join(' · ')] : lines;
}

/** Formats the host's name, the numbers of players and the expected length. */
function formatAboutLine(table: Table): string {
  const { game, record } = table;
  const length = describeLength(game, record.options, [countLobbySeats(game, table.seats)]);
  const parts = [
    translateLobbyText(table, 'host', { who: escapeName(getHostName(table)) }),
    translateLobbyText(table, 'seats', { possible: formatSeatRange(game.seats) }),
    ...(length ? [translate(record.language, length, getSafeNames(table))] : []),
  ];
  return parts.join(' · ');
}

/** Names the invited players who declined, while the lobby is open. */
function formatDeclinedLine(table: Table): readonly string[] {
  const { phase, declined } = table.record;
  const who = declined.map(({ name }) => escapeName(name));
  return phase !== 'lobby' || who.length === 0 ? [] : [translateLobbyText(table, 'declined', { who })];
}

function getInvitedPeople({ record, seats }: Table): readonly string[] {
  return record.phase === 'lobby' ? getInvitedSeats(seats).map(({ person }) => person) : [];
}

function formatPhase(table: Table): string {
  const { phase, sleptAt } = table.record;
  if (phase === 'cancelled')
    return translateLobbyText(table, sleptAt === null ? 'cancelled' : 'nobodyStarted');
  if (phase !== 'lobby') return translateLobbyText(table, 'started');
  if (!isPlayable(table)) return translate(table.record.language, text('bot:refuse.noSuchGame'), () => '');
  const invited = getInvitedPeople(table).map((person) => `<@${person}>`);
  if (invited.length > 0) return translateLobbyText(table, 'waits', { who: invited.join(' ') });
  return translateLobbyText(table, isReady(table) ? 'ready' : 'waiting');
}

/** Renders the game's cover with the seats of the lobby; its board is of a sample match and never of the table. */
async function renderCover(bot: BotContext, table: Table): Promise<Image | null> {
  const { game, record } = table;
  const seats = Array.from({ length: getMaxSeats(table) }, (_, seat) => seat);
  const plates = await loadSeatPlates(bot, table);
  const isFree = (seat: number) => (table.seats[seat]?.kind ?? 'empty') === 'empty';
  const free = { name: '', ai: false };
  const title = getGameName(game, record.language);
  const cover: Cover = {
    title,
    about: formatCoverNote(table),
    open: seats.filter((seat) => isFree(seat) || table.seats[seat]?.kind === 'invited'),
  };
  const occupants = seats.map((seat) => (isFree(seat) ? free : (plates[seat] ?? free)));
  const nothing = { view: null, viewer: null, turn: [], events: [], marks: [], places: null };
  const look = getPublicStyle(table);
  const png = await renderPicture(
    bot,
    { scene: game.id, ...nothing, occupants, cover, look },
    record.id,
    'card',
  );
  return png && { png, alt: translateLobbyText(table, 'picture', { game: title }) };
}

/** Returns the name of the theme, or the numbers of players in the plain one. */
function formatCoverNote(table: Table): string {
  const theme = findNamedTheme(table);
  if (theme) return getThemeName(theme, table.record.language);
  return translateLobbyText(table, 'seats', { possible: formatSeatRange(table.game.seats) });
}

function translateLobbyText<W extends KeySuffix<'bot:lobby'>>(
  table: Table,
  what: W,
  ...args: Args<`bot:lobby.${W}`>
): string {
  return translate(table.record.language, text(`bot:lobby.${what}`, ...args), getSafeNames(table));
}

/**
 * Creates the buttons of a lobby: *Join*, *Add AI*, *Start*, *More*. Highlights *Join* until the match can start, unless the
 * only reader has a seat.
 */
function createCardRows(table: Table, screen: Screen): readonly Row[] {
  const { id, version, phase, language } = table.record;
  if (phase !== 'lobby') return [];
  const more = createNamedButton(language, 'more', ['more', id, version]);
  if (!isPlayable(table)) return createButtonRows([more]);
  const canStart = isReady(table);
  const isJoining = !canStart && (screen === null || findSeat(table, screen) === null);
  const start = createNamedButton(language, 'start', ['start', id], canStart ? 'success' : 'secondary');
  return createButtonRows([
    createNamedButton(language, 'join', ['join', id], isJoining ? 'primary' : 'secondary'),
    ...(table.game.table === 'match' ? [createNamedButton(language, 'addAi', ['ai', id])] : []),
    { ...start, disabled: !canStart },
    more,
  ]);
}

/** Returns whether the game can be played by the number of players present. */
export function isReady({ game, seats }: Table): boolean {
  return game.seats.includes(getPresentSeats(seats).length);
}

/** Returns the line with the code of a lobby that has a free seat. */
function formatCodeLine(
  { app, application }: Pick<BotContext, 'app' | 'application'>,
  { game, record, seats }: Table,
): readonly string[] {
  const { code, language, phase } = record;
  if (code === null || phase !== 'lobby' || countTakenSeats(seats) >= Math.max(...game.seats)) return [];
  const line =
    code.until <= app.now()
      ? text('bot:lobby.codeExpired')
      : text('bot:lobby.code', {
          code: formatCode(code.code),
          until: formatRelativeTime(code.until),
          link: createUserInstallLink(application()),
        });
  return [translate(language, line, () => '')];
}
