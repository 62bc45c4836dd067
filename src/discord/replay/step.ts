import { pickEvenly } from '../../../render/frame-durations.ts';
import type { PictureRequest } from '../../../render/request.ts';
import { getTableView } from '../../app/core/table.ts';
import { loadReplay, loadStep, type Replay, type ReplayStep } from '../../app/replay/replay.ts';
import { refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext, TableContext } from '../core/context.ts';
import { takeFirstLines } from '../core/cut.ts';
import { getGameName, getPlainNames } from '../core/names.ts';
import type { Image, Payload, Row } from '../core/payload.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import {
  type Button,
  type ButtonName,
  createButtonRows,
  createMenuRow,
  createNamedButton,
} from '../core/rows.ts';
import { createAltText, createPictureRequest, getPrivateStyle, renderPicture } from '../pictures/picture.ts';
import { formatEntries, getSeenEvents } from '../text/log-lines.ts';
import { findMoments, formatMomentName } from './moments.ts';

/** Creates the picture request of a step: the public view, drawn like the boards of the channel. */
export async function createStepRequest(
  bot: Pick<BotContext, 'app'>,
  { table, entries }: ReplayStep,
  look: NonNullable<PictureRequest['look']>,
): Promise<PictureRequest> {
  const events = entries.flatMap((entry) => getSeenEvents(table.game, entry, null, 'later'));
  return {
    ...(await createPictureRequest(bot, table, getTableView(table, null), { viewer: null, events })),
    look,
  };
}

/** Number of moves above which a menu of moments is added. */
const MANY_MOVES = 10;
/** Maximum number of options in a menu. */
const MAX_MENU_OPTIONS = 25;
/** Maximum length of a message's text. */
const MAX_CONTENT_LENGTH = 1_900;

/** Shows one step of a match privately: picture, log lines and navigation. A number beyond the end shows the last step. */
export async function createStepMessage(ctx: TableContext, number: number): Promise<Payload> {
  const { bot, table, language } = ctx;
  const course = await loadReplay(bot.app, table);
  if (refused(course)) return createRefusalMessage(course, language);
  const step = await loadStep(course, number);
  const count = course.entries.length;
  return {
    content: takeFirstLines(formatStepLines(step, count, language), MAX_CONTENT_LENGTH).kept.join('\n'),
    image: step.shown ? await renderStepPicture(ctx, step) : null,
    rows: [
      ...createButtonRows(createStepButtons(step, course.stops, language)),
      ...(await createJumpMenu(step, course, language)),
    ],
  };
}

function formatStepLines(step: ReplayStep, count: number, language: Language): readonly string[] {
  const { table, entries, when } = step;
  return [
    `**${getGameName(table.game, language)}** · ${formatStepPosition(step.number, count, language)}`,
    ...formatEntries(table, entries, null, when, language),
  ];
}

/** Formats the position in the match: "move 3 of 10". */
function formatStepPosition(number: number, count: number, language: Language): string {
  const key = number === 0 ? 'setUp' : 'step';
  return translate(language, text(`bot:replay.${key}`, { number, count }), () => '');
}

async function renderStepPicture(ctx: TableContext, step: ReplayStep): Promise<Image | null> {
  const { bot, language } = ctx;
  const { table } = step;
  const look = getPrivateStyle(ctx, table);
  const png = await renderPicture(bot, await createStepRequest(bot, step, look), table.record.id);
  return (
    png && { png, alt: createAltText(table.game, getTableView(table, null), language, getPlainNames(table)) }
  );
}

function createStepButtons(
  { number, table }: ReplayStep,
  stops: readonly number[],
  language: Language,
): readonly Button[] {
  const [first = 0, last = 0] = [stops[0], stops.at(-1)];
  const way = (what: 'first' | 'back' | 'forward' | 'last', name: ButtonName, to: number): Button => ({
    ...createNamedButton(language, name, [what, table.record.id, Math.max(0, to)]),
    disabled: number === (what === 'first' || what === 'back' ? first : last),
  });
  return [
    way('first', 'stepFirst', first),
    way('back', 'stepBack', stops.findLast((stop) => stop < number) ?? first),
    way('forward', 'stepForward', stops.find((stop) => stop > number) ?? last),
    way('last', 'stepLast', last),
  ];
}

/** Creates the menu of moments, each with its log line; none if the buttons are as quick. */
async function createJumpMenu(
  { number, table }: ReplayStep,
  course: Replay,
  language: Language,
): Promise<readonly Row[]> {
  if (course.stops.length <= MANY_MOVES + 1) return [];
  const options = (await chooseOfferedStops(course)).map((at) => ({
    label: formatStopName(course, at, language),
    value: String(at),
    chosen: at === number,
  }));
  const placeholder = translate(language, text('bot:replay.jump'), () => '');
  return [createMenuRow({ id: ['jump', table.record.id, number], placeholder, options })];
}

/** Returns the stops of the menu: the great moments and, if there are few, others evenly spread. */
async function chooseOfferedStops(course: Replay): Promise<readonly number[]> {
  const moments = await findMoments(course, MAX_MENU_OPTIONS);
  if (moments.length > MANY_MOVES) return moments;
  const others = pickEvenly(course.stops, MAX_MENU_OPTIONS - moments.length);
  return [...new Set([...moments, ...others])].sort((one, other) => one - other);
}

function formatStopName(course: Replay, at: number, language: Language): string {
  if (at === 0) return translate(language, text('bot:replay.toSetUp'), () => '');
  const what = formatMomentName(course, at, language);
  const told =
    what === null
      ? text('bot:replay.to', { number: at })
      : text('bot:replay.moment', { number: at, what: stripMarkdown(what) });
  return translate(language, told, () => '');
}

/** Removes markdown, which a menu does not render. */
function stripMarkdown(line: string): string {
  return line.replace(/\\([*_~`|>\\])/g, '$1').replaceAll('**', '');
}
