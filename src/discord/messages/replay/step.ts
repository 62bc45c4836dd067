import { evenly } from '../../../../render/pace.ts';
import { refused } from '../../../engine/refusal.ts';
import { type Language, text } from '../../../engine/text.ts';
import { courseOf, type Step, stepOf } from '../../../tables/past/replay.ts';
import { viewOf } from '../../../tables/table.ts';
import { say } from '../../../words/say.ts';
import { firstLines } from '../../kit/cut.ts';
import { gameName, plainNamesAt } from '../../kit/names.ts';
import type { Image, Payload, Row } from '../../kit/payload.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import { type Button, type ButtonName, buttonRows, menuRow, namedButton } from '../../kit/rows.ts';
import type { Visit } from '../../kit/visit.ts';
import { linesOf } from '../lines.ts';
import { altText, painted, privateLook } from '../picture.ts';
import { stepRequest } from './request.ts';

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
  const step = stepOf(course, number);
  const count = course.entries.length;
  return {
    content: firstLines(linesAt(step, count, language), MOST).kept.join('\n'),
    image: step.shown ? await picture(visit, step) : null,
    rows: [...buttonRows(ways(step, course.stops, language)), ...jumps(step, course.stops, language)],
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
  const png = await painted(bot, stepRequest(step, look), table.record.id);
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

/** The menu of steps, evenly spread; none where the buttons are as quick. */
function jumps({ number, table }: Step, stops: readonly number[], language: Language): readonly Row[] {
  if (stops.length <= MANY + 1) return [];
  const options = evenly(stops, MENU).map((at) => ({
    label: say(language, text(`bot:replay.${at === 0 ? 'toSetUp' : 'to'}`, { number: at }), () => ''),
    value: String(at),
    chosen: at === number,
  }));
  const placeholder = say(language, text('bot:replay.jump'), () => '');
  return [menuRow({ id: ['jump', table.record.id, number], placeholder, options })];
}
