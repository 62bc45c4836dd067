import type { Film } from '../../../render/film.ts';
import { pickFrames } from '../../../render/frame-durations.ts';
import type { FilmCaption, PictureRequest } from '../../../render/request.ts';
import { getTableTurn, getTableView, type Table } from '../../app/core/table.ts';
import { getTableTheme } from '../../app/core/theme.ts';
import { EventLoopYielder } from '../../app/core/yield-to-event-loop.ts';
import { loadSteps, type Replay } from '../../app/replay/replay.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Args, type Language, type Text, text } from '../../engine/text.ts';
import { createThemedNames, translate } from '../../i18n/translate.ts';
import type { BotContext } from '../core/context.ts';
import { truncateText } from '../core/cut.ts';
import { escapeName, getGameName, getPlainNames, getSafeNames } from '../core/names.ts';
import type { File, Payload, Row } from '../core/payload.ts';
import { type Button, createButtonRows, createNamedButton } from '../core/rows.ts';
import { createTableAltText, getPublicStyle, type PictureStyle } from '../pictures/picture.ts';
import { describeResult, isPhotoFinish } from '../text/result.ts';
import { describeMoment, getStopWeights } from './moments.ts';
import { createStepRequest } from './step.ts';

/** Creates the public film of a match: the players, the result, and a button to step through it. Throws if rendering fails. */
export async function createFilmMessage(bot: BotContext, course: Replay): Promise<Payload> {
  const { table } = course;
  const film = await bot.filmRenderer.film(await createFilmRequests(bot, course, getPublicStyle(table)));
  const lines = [formatFilmTitle(table), formatFilmStory(course), ...formatShortenedNote(course, film)];
  return {
    content: lines.join('\n'),
    files: [createFilmFile(film, await formatFilmAlt(bot, course))],
    rows: createStepThroughRows(table, table.record.language),
  };
}

/** Creates the button that steps through a match, after the buttons in `before`. */
export function createStepThroughRows(
  { record }: Table,
  language: Language,
  before: readonly Button[] = [],
): readonly Row[] {
  const style = before.length === 0 ? 'primary' : 'secondary';
  return createButtonRows([
    ...before,
    createNamedButton(language, 'stepThrough', ['step', record.id, 0], style),
  ]);
}

/**
 * Returns the picture requests of a replay, from the stop after `from` entries on. If a film cannot show them all, leaves out quiet ones
 * evenly.
 */
export async function createFilmRequests(
  bot: Pick<BotContext, 'app'>,
  course: Replay,
  look: PictureStyle,
  from = 0,
): Promise<readonly PictureRequest[]> {
  const stops = getStops(course, from);
  const weights = await getStopWeights(course, stops);
  const wanted = new Map(pickFrames(weights).map((at) => [stops[at] ?? 0, weights[at]] as const));
  const yielder = new EventLoopYielder();
  const pictures: PictureRequest[] = [];
  for await (const step of loadSteps(course, [...wanted.keys()])) {
    const weight = wanted.get(step.number);
    if (weight !== undefined) {
      const picture = await createStepRequest(bot, step, look);
      const caption = createCaption(course, step.number, picture, look, pictures.length === 0);
      pictures.push({ ...picture, weight, caption });
    }
    if (yielder.isDue) await yielder.taken();
  }
  return pictures;
}

/** Creates the caption of a picture, with the names on it; the first one has the title too. */
function createCaption(
  course: Replay,
  stop: number,
  { occupants }: PictureRequest,
  { language }: PictureStyle,
  isFirst: boolean,
): FilmCaption {
  const { table, entries } = course;
  const names = createThemedNames(getTableTheme(table), (seat) => occupants[seat]?.name ?? '');
  const told = describeEnd(course, stop) ?? describeMoment(course, stop);
  const who = translate(
    language,
    text('bot:replay.players', { who: table.seats.map(({ seat }) => ({ seat })) }),
    names,
  );
  return {
    text: told === null ? '' : translate(language, told, names),
    progress: stop / Math.max(1, entries.length),
    ...(isFirst && { title: { game: getGameName(table.game, language), who } }),
  };
}

/** Describes the result for the last stop of a match that a move ended; null for other stops. */
function describeEnd({ table, entries }: Replay, stop: number): Text | null {
  const [turn, last] = [getTableTurn(table), entries.at(-1)];
  if (turn.kind !== 'over' || last?.kind !== 'move' || stop < entries.length) return null;
  const result = describeResult(table, turn.standings, last);
  return isPhotoFinish(table, last) ? text('bot:board.photoFinish', { result }) : result;
}

/** Returns the stops from an entry count on, at least the last one. */
function getStops({ stops, entries }: Replay, from: number): readonly number[] {
  return stops.filter((stop) => stop >= Math.min(from, entries.length));
}

function formatFilmTitle(table: Table): string {
  return translateReplayText(table, 'title', {
    game: getGameName(table.game, table.record.language),
    who: table.seats.map(({ seat }) => ({ seat })),
  });
}

function formatFilmStory({ table, entries }: Replay): string {
  const count = entries.length;
  const turn = getTableTurn(table);
  if (turn.kind === 'act') return translateReplayText(table, 'running', { count });
  return translateReplayText(table, 'over', {
    count,
    how: describeResult(table, turn.standings, entries.at(-1), escapeName),
  });
}

function formatShortenedNote({ table, stops }: Replay, { shown }: Film): readonly string[] {
  const steps = stops.length;
  return shown === steps ? [] : [`-# ${translateReplayText(table, 'shortened', { shown, steps })}`];
}

/** Creates the file of a film, with alt text. */
export function createFilmFile({ gif }: Film, alt: string): File {
  return { name: 'replay.gif', content: gif, alt: truncateText(alt, 1024) };
}

async function formatFilmAlt(bot: BotContext, { table, entries }: Replay): Promise<string> {
  const { language } = table.record;
  const names = getPlainNames(table);
  const about = { game: getGameName(table.game, language), count: entries.length };
  const alt = translate(language, text('bot:replay.alt', about), names);
  return `${alt} ${await createTableAltText(bot, table, getTableView(table, null), language)}`;
}

function translateReplayText<W extends KeySuffix<'bot:replay'>>(
  table: Table,
  what: W,
  ...args: Args<`bot:replay.${W}`>
): string {
  return translate(table.record.language, text(`bot:replay.${what}`, ...args), getSafeNames(table));
}
