import { countLobbySeats } from '../../app/core/lobby-seats.ts';
import { getInvitedSeats, getPresentSeats, isPlayable, type Table } from '../../app/core/table.ts';
import { getThemeText } from '../../app/core/theme.ts';
import { getGameText } from '../../engine/game-text.ts';
import { formatSeatRange } from '../../engine/seat.ts';
import { createSeededChance } from '../../engine/seeded-chance.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Args, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext } from '../core/context.ts';
import { escapeName, getGameName, getSafeNames } from '../core/names.ts';
import type { Image, Payload, Row } from '../core/payload.ts';
import { type Button, createButtonRows, createNamedButton } from '../core/rows.ts';
import { loadSeatPlates } from '../pictures/drawn-names.ts';
import { getPublicStyle, renderPicture } from '../pictures/picture.ts';
import { formatAwayLines } from '../text/away.ts';
import {
  describeLength,
  formatHintsLine,
  formatOptionTable,
  formatUnratedLine,
  getPresetName,
} from '../text/options.ts';
import { formatPaceLine } from '../text/pace.ts';
import { formatSeatLines, getHostName, getMaxSeats } from '../text/seat-lines.ts';
import { findNamedTheme, getThemeName } from '../text/themes.ts';

/**
 * Creates the lobby card: game, seats, options, a picture, and the buttons to gather players. Once the match has started, the message keeps
 * its picture. `pings`: invited players.
 */
export async function createCardMessage(
  bot: BotContext,
  table: Table,
  pings: readonly string[] = [],
): Promise<Payload> {
  const image = table.record.phase === 'lobby' && isPlayable(table) ? await renderPreview(bot, table) : null;
  const content = formatCardContent(table, bot.app.now());
  return { content, image, rows: createCardRows(table), pings };
}

/** Formats the card's text at a time in ms since 1970. After the start or the closing of the table it only says so. */
function formatCardContent(table: Table, now: number): string {
  const { game, record } = table;
  const language = record.language;
  if (!isPlayable(table)) return `**${getGameName(game, language)}**\n**${formatPhase(table)}**`;
  const theme = findNamedTheme(table);
  const blurb = theme ? getThemeText(theme, 'about') : getGameText(game, 'blurb');
  const title = { game: getGameName(game, language), blurb };
  return [
    translateLobbyText(table, 'title', title),
    `-# ${formatAboutLine(table)}`,
    ...formatSeatLines(table, language),
    ...formatAwayLines(table, now),
    ...formatInvitedLine(table),
    ...formatDeclinedLine(table),
    ...formatOptionLines(table),
    ...formatThemeLine(table),
    ...formatPaceLine(table, language),
    ...formatHintsLine(table, language),
    ...formatUnratedLine(table, language),
    `**${formatPhase(table)}**`,
  ].join('\n');
}

/** Formats the name of the preset, or of the default options, and the options that differ. */
function formatOptionLines({ game, record, ...table }: Table): readonly string[] {
  const { options, language } = record;
  const preset = getPresetName(game, options, language);
  const heading = translateLobbyText({ game, record, ...table }, 'options');
  return [`${heading}: ${preset}`.replace(/: $/, ':'), ...formatOptionTable(game, options, language)];
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

/** Mentions the invited players. The mentions notify them when the card is posted, but not when it is edited. */
function formatInvitedLine(table: Table): readonly string[] {
  const who = getInvitedPeople(table).map((person) => `<@${person}>`);
  return who.length === 0 ? [] : [translateLobbyText(table, 'waits', { who: who.join(' ') })];
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

function formatThemeLine(table: Table): readonly string[] {
  const theme = findNamedTheme(table);
  return theme
    ? [translateLobbyText(table, 'theme', { name: getThemeName(theme, table.record.language) })]
    : [];
}

function formatPhase(table: Table): string {
  const { phase, sleptAt } = table.record;
  if (phase === 'cancelled')
    return translateLobbyText(table, sleptAt === null ? 'cancelled' : 'nobodyStarted');
  if (phase !== 'lobby') return translateLobbyText(table, 'started');
  if (!isPlayable(table)) return translate(table.record.language, text('bot:refuse.noSuchGame'), () => '');
  return translateLobbyText(table, isReady(table) ? 'ready' : 'waiting');
}

async function renderPreview(bot: BotContext, table: Table): Promise<Image | null> {
  const { game, record } = table;
  const seats = getMaxSeats(table);
  const state = game.setup(seats, record.options, createSeededChance(1));
  const seated = await loadSeatPlates(bot, table);
  const people = Array.from({ length: seats }, (_, seat) => ({
    name: seated[seat]?.name || '…',
    ai: seated[seat]?.ai ?? false,
  }));
  const view = game.view(state, null);
  const nothing = { viewer: null, turn: [], events: [], marks: [], places: null };
  const look = getPublicStyle(table);
  const png = await renderPicture(
    bot,
    { scene: game.id, view, occupants: people, ...nothing, look },
    record.id,
    'card',
  );
  return (
    png && { png, alt: translateLobbyText(table, 'picture', { game: getGameName(game, record.language) }) }
  );
}

function translateLobbyText<W extends KeySuffix<'bot:lobby'>>(
  table: Table,
  what: W,
  ...args: Args<`bot:lobby.${W}`>
): string {
  return translate(table.record.language, text(`bot:lobby.${what}`, ...args), getSafeNames(table));
}

/** Creates the buttons of a lobby: those of players, those of the host, and separately the one that closes the table. */
export function createCardRows(table: Table): readonly Row[] {
  if (table.record.phase !== 'lobby') return [];
  const rows = isPlayable(table) ? [createPlayerButtons(table), createHostButtons(table)] : [];
  return [...rows, [createLobbyButton(table, 'cancel')]].flatMap((row) => createButtonRows(row));
}

/** Returns whether the game can be played by the number of players present. */
export function isReady({ game, seats }: Table): boolean {
  return game.seats.includes(getPresentSeats(seats).length);
}

/** Highlights *Join*; no other button is coloured until the match can start. */
function createPlayerButtons(table: Table): readonly Button[] {
  const { id, version, language } = table.record;
  const hasAi = table.seats.some(({ kind }) => kind === 'ai');
  return [
    createNamedButton(language, 'join', ['join', id], 'primary'),
    createLobbyButton(table, 'leave'),
    ...(getInvitedSeats(table.seats).length > 0
      ? [createNamedButton(language, 'decline', ['not-coming', id])]
      : []),
    ...(table.game.table === 'match' ? [createNamedButton(language, 'addAi', ['ai', id])] : []),
    ...(hasAi ? [createNamedButton(language, 'removeAi', ['noai', id])] : []),
    createNamedButton(language, 'rules', ['rules', id, version]),
  ];
}

function createHostButtons(table: Table): readonly Button[] {
  const { id, language } = table.record;
  const canStart = isReady(table);
  const start = createNamedButton(language, 'start', ['start', id], canStart ? 'success' : 'secondary');
  return [
    createLobbyButton(table, 'seats'),
    createLobbyButton(table, 'options'),
    { ...start, disabled: !canStart },
  ];
}

function createLobbyButton({ record }: Table, name: 'leave' | 'seats' | 'options' | 'cancel'): Button {
  return createNamedButton(record.language, name, [name, record.id]);
}
