import { placesFor } from '../../app/core/places.ts';
import { invitedTo, isPlayable, presentAt, type Table } from '../../app/core/table.ts';
import { themeText } from '../../app/core/theme.ts';
import { gameText } from '../../engine/game-text.ts';
import { range } from '../../engine/seat.ts';
import { seeded } from '../../engine/seeded.ts';
import type { Under } from '../../engine/spoken.ts';
import { type Args, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Bot } from '../core/context.ts';
import { gameName, namesAt, safe } from '../core/names.ts';
import type { Image, Payload, Row } from '../core/payload.ts';
import { type Button, buttonRows, namedButton } from '../core/rows.ts';
import { plates } from '../pictures/names.ts';
import { painted, publicLook } from '../pictures/picture.ts';
import { awayLines } from '../text/away.ts';
import { hintsLine, lengthText, optionTable, presetName, unratedLine } from '../text/options.ts';
import { paceLine } from '../text/pace.ts';
import { hostName, mostSeats, seatLines } from '../text/seat-lines.ts';
import { namedTheme, themeName } from '../text/themes.ts';

/** The lobby: game, seats, options, a picture, and the buttons to gather people. Afterwards it keeps the picture it has. `pings`: invited people. */
export async function cardMessage(bot: Bot, table: Table, pings: readonly string[] = []): Promise<Payload> {
  const image = table.record.phase === 'lobby' && isPlayable(table) ? await preview(bot, table) : null;
  const content = cardText(table, bot.house.now());
  return { content, image, rows: cardRows(table), pings };
}

/** What the card says, now in ms since 1970; once the match has started, or the table was closed, it says that. */
function cardText(table: Table, now: number): string {
  const { game, record } = table;
  const language = record.language;
  if (!isPlayable(table)) return `**${gameName(game, language)}**\n**${standing(table)}**`;
  const theme = namedTheme(table);
  const blurb = theme ? themeText(theme, 'about') : gameText(game, 'blurb');
  const title = { game: gameName(game, language), blurb };
  return [
    tell(table, 'title', title),
    `-# ${aboutLine(table)}`,
    ...seatLines(table, language),
    ...awayLines(table, now),
    ...waitsLine(table),
    ...declinedLine(table),
    ...optionLines(table),
    ...themeLine(table),
    ...paceLine(table, language),
    ...hintsLine(table, language),
    ...unratedLine(table, language),
    `**${standing(table)}**`,
  ].join('\n');
}

/** The preset, or that all is as usual, and what is set. */
function optionLines({ game, record, ...table }: Table): readonly string[] {
  const { options, language } = record;
  const preset = presetName(game, options, language);
  const heading = tell({ game, record, ...table }, 'options');
  return [`${heading}: ${preset}`.replace(/: $/, ':'), ...optionTable(game, options, language)];
}

/** Whose table it is, for how many, and how long it will take them. */
function aboutLine(table: Table): string {
  const { game, record } = table;
  const length = lengthText(game, record.options, [placesFor(game, table.sitters)]);
  const parts = [
    tell(table, 'host', { who: safe(hostName(table)) }),
    tell(table, 'seats', { possible: range(game.seats) }),
    ...(length ? [say(record.language, length, namesAt(table))] : []),
  ];
  return parts.join(' · ');
}

/** Who is invited: the card reaches them when it is posted, and not again when it changes. */
function waitsLine(table: Table): readonly string[] {
  const who = awaited(table).map((person) => `<@${person}>`);
  return who.length === 0 ? [] : [tell(table, 'waits', { who: who.join(' ') })];
}

/** Who was invited and does not come, while others still can. */
function declinedLine(table: Table): readonly string[] {
  const { phase, declined } = table.record;
  const who = declined.map(({ name }) => safe(name));
  return phase !== 'lobby' || who.length === 0 ? [] : [tell(table, 'declined', { who })];
}

function awaited({ record, sitters }: Table): readonly string[] {
  return record.phase === 'lobby' ? invitedTo(sitters).map(({ person }) => person) : [];
}

function themeLine(table: Table): readonly string[] {
  const theme = namedTheme(table);
  return theme ? [tell(table, 'theme', { name: themeName(theme, table.record.language) })] : [];
}

function standing(table: Table): string {
  const { phase, sleptAt } = table.record;
  if (phase === 'cancelled') return tell(table, sleptAt === null ? 'cancelled' : 'nobodyStarted');
  if (phase !== 'lobby') return tell(table, 'started');
  if (!isPlayable(table)) return say(table.record.language, text('bot:refuse.noSuchGame'), () => '');
  return tell(table, isReady(table) ? 'ready' : 'waiting');
}

async function preview(bot: Bot, table: Table): Promise<Image | null> {
  const { game, record } = table;
  const seats = mostSeats(table);
  const state = game.setup(seats, record.options, seeded(1));
  const seated = await plates(bot, table);
  const people = Array.from({ length: seats }, (_, seat) => ({
    name: seated[seat]?.name || '…',
    ai: seated[seat]?.ai ?? false,
  }));
  const view = game.view(state, null);
  const nothing = { viewer: null, turn: [], events: [], marks: [], places: null };
  const look = publicLook(table);
  const png = await painted(
    bot,
    { scene: game.id, view, sitters: people, ...nothing, look },
    record.id,
    'card',
  );
  return png && { png, alt: tell(table, 'picture', { game: gameName(game, record.language) }) };
}

function tell<W extends Under<'bot:lobby'>>(table: Table, what: W, ...args: Args<`bot:lobby.${W}`>): string {
  return say(table.record.language, text(`bot:lobby.${what}`, ...args), namesAt(table));
}

/** The buttons of a lobby: those of whoever comes by, those of the host, and apart from these the one that ends it all. */
export function cardRows(table: Table): readonly Row[] {
  if (table.record.phase !== 'lobby') return [];
  const rows = isPlayable(table) ? [forEverybody(table), toBegin(table)] : [];
  return [...rows, [named(table, 'cancel')]].flatMap((row) => buttonRows(row));
}

/** Whether so many are there as the game can be played by. */
export function isReady({ game, sitters }: Table): boolean {
  return game.seats.includes(presentAt(sitters).length);
}

/** *Join* is the loudest, and no other has a colour until the match can start. */
function forEverybody(table: Table): readonly Button[] {
  const { id, version, language } = table.record;
  const hasAi = table.sitters.some(({ kind }) => kind === 'ai');
  return [
    namedButton(language, 'join', ['join', id], 'primary'),
    named(table, 'leave'),
    ...(invitedTo(table.sitters).length > 0 ? [namedButton(language, 'decline', ['not-coming', id])] : []),
    ...(table.game.table === 'match' ? [namedButton(language, 'addAi', ['ai', id])] : []),
    ...(hasAi ? [namedButton(language, 'removeAi', ['noai', id])] : []),
    namedButton(language, 'rules', ['rules', id, version]),
  ];
}

function toBegin(table: Table): readonly Button[] {
  const { id, language } = table.record;
  const canStart = isReady(table);
  const start = namedButton(language, 'start', ['start', id], canStart ? 'success' : 'secondary');
  return [named(table, 'seats'), named(table, 'options'), { ...start, disabled: !canStart }];
}

function named({ record }: Table, name: 'leave' | 'seats' | 'options' | 'cancel'): Button {
  return namedButton(record.language, name, [name, record.id]);
}
