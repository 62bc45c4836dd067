import { evenly } from '../../../render/pace.ts';
import type { PictureRequest } from '../../../render/request.ts';
import { viewOf } from '../../app/core/table.ts';
import { type Course, courseOf, type Step, stepOf } from '../../app/replay/replay.ts';
import { refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Bot, Visit } from '../core/context.ts';
import { firstLines } from '../core/cut.ts';
import { gameName, plainNamesAt } from '../core/names.ts';
import type { Image, Payload, Row } from '../core/payload.ts';
import { refusalMessage } from '../core/refusing.ts';
import { type Button, type ButtonName, buttonRows, menuRow, namedButton } from '../core/rows.ts';
import { altText, painted, privateLook, request } from '../pictures/picture.ts';
import { linesOf, seenEntry } from '../text/lines.ts';
import { momentName, momentsOf } from './moments.ts';

/** The picture of a step as everybody may see it, drawn as the boards of the channel are. */
export async function stepRequest(
  bot: Pick<Bot, 'house'>,
  { table, entries }: Step,
  look: NonNullable<PictureRequest['look']>,
): Promise<PictureRequest> {
  const events = entries.flatMap((entry) => seenEntry(table.game, entry, null, 'later'));
  return { ...(await request(bot, table, viewOf(table, null), { viewer: null, events })), look };
}

/** With so many moves there is a menu of them too. */
const MANY = 10;
/** What a menu holds. */
const MENU = 25;
/** What a message holds. */
const MOST = 1_900;

/** One step of a match, privately: its picture, its lines, and the ways to other steps. Beyond the end it is the last. */
export async function stepMessage(visit: Visit, number: number): Promise<Payload> {
  const { bot, table, language } = visit;
  const course = await courseOf(bot.house, table);
  if (refused(course)) return refusalMessage(course, language);
  const step = await stepOf(course, number);
  const count = course.entries.length;
  return {
    content: firstLines(linesAt(step, count, language), MOST).kept.join('\n'),
    image: step.shown ? await picture(visit, step) : null,
    rows: [...buttonRows(ways(step, course.stops, language)), ...(await jumps(step, course, language))],
  };
}

function linesAt(step: Step, count: number, language: Language): readonly string[] {
  const { table, entries, when } = step;
  return [
    `**${gameName(table.game, language)}** · ${place(step.number, count, language)}`,
    ...linesOf(table, entries, null, when, language),
  ];
}

/** Where in the match it is: "move 3 of 10". */
function place(number: number, count: number, language: Language): string {
  const key = number === 0 ? 'setUp' : 'step';
  return say(language, text(`bot:replay.${key}`, { number, count }), () => '');
}

async function picture(visit: Visit, step: Step): Promise<Image | null> {
  const { bot, language } = visit;
  const { table } = step;
  const look = privateLook(visit, table);
  const png = await painted(bot, await stepRequest(bot, step, look), table.record.id);
  return png && { png, alt: altText(table.game, viewOf(table, null), language, plainNamesAt(table)) };
}

function ways({ number, table }: Step, stops: readonly number[], language: Language): readonly Button[] {
  const [first = 0, last = 0] = [stops[0], stops.at(-1)];
  const way = (what: 'first' | 'back' | 'forward' | 'last', name: ButtonName, to: number): Button => ({
    ...namedButton(language, name, [what, table.record.id, Math.max(0, to)]),
    disabled: number === (what === 'first' || what === 'back' ? first : last),
  });
  return [
    way('first', 'stepFirst', first),
    way('back', 'stepBack', stops.findLast((stop) => stop < number) ?? first),
    way('forward', 'stepForward', stops.find((stop) => stop > number) ?? last),
    way('last', 'stepLast', last),
  ];
}

/** The menu of moments, each by what happened then; none where the buttons are as quick. */
async function jumps({ number, table }: Step, course: Course, language: Language): Promise<readonly Row[]> {
  if (course.stops.length <= MANY + 1) return [];
  const options = (await offeredOf(course)).map((at) => ({
    label: nameOf(course, at, language),
    value: String(at),
    chosen: at === number,
  }));
  const placeholder = say(language, text('bot:replay.jump'), () => '');
  return [menuRow({ id: ['jump', table.record.id, number], placeholder, options })];
}

/** The great moments of a match; where it knows few, others too, evenly spread. */
async function offeredOf(course: Course): Promise<readonly number[]> {
  const moments = await momentsOf(course, MENU);
  if (moments.length > MANY) return moments;
  const others = evenly(course.stops, MENU - moments.length);
  return [...new Set([...moments, ...others])].sort((one, other) => one - other);
}

function nameOf(course: Course, at: number, language: Language): string {
  if (at === 0) return say(language, text('bot:replay.toSetUp'), () => '');
  const what = momentName(course, at, language);
  const told =
    what === null
      ? text('bot:replay.to', { number: at })
      : text('bot:replay.moment', { number: at, what: plainly(what) });
  return say(language, told, () => '');
}

/** A menu shows no markdown. */
function plainly(line: string): string {
  return line.replace(/\\([*_~`|>\\])/g, '$1').replaceAll('**', '');
}
