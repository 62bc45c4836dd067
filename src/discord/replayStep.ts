import { evenly } from '../../render/pace.ts';
import { refused } from '../engine/refusal.ts';
import { type Language, text } from '../engine/text.ts';
import { courseOf, type Step, stepOf } from '../tables/replay.ts';
import { type Table, viewOf } from '../tables/table.ts';
import { say } from '../words/say.ts';
import type { Bot } from './bot.ts';
import { firstLines } from './cut.ts';
import type { StepButton } from './ids.ts';
import { linesOf } from './lines.ts';
import { plainNamesAt } from './names.ts';
import type { Image, Payload, Row } from './payload.ts';
import { altText, gameName, lookAt, painted } from './picture.ts';
import { refusalMessage } from './refusing.ts';
import { stepRequest } from './replayRequest.ts';
import { type Button, type ButtonName, buttonRows, houseButton, menuRow } from './rows.ts';

/** Who goes through a match. */
export interface Walker {
  readonly person: string;
  readonly language: Language;
}

/** With so many moves there is a menu of them too. */
const MANY = 10;
/** What a menu holds. */
const MENU = 25;
/** What a message holds. */
const MOST = 1_900;

/** One step of a match, privately: its picture, its lines, and the ways to other steps. Beyond the end it is the last. */
export async function stepMessage(bot: Bot, table: Table, number: number, by: Walker): Promise<Payload> {
  const course = await courseOf(bot.house, table);
  if (refused(course)) return refusalMessage(course, by.language);
  const step = stepOf(course, number);
  const count = course.entries.length;
  return {
    content: firstLines(linesAt(step, count, by.language), MOST).kept.join('\n'),
    image: await picture(bot, step, by),
    rows: [...buttonRows(ways(step, course.stops, by.language)), ...jumps(step, course.stops, by.language)],
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
  return say(language, text(`house:replay.${key}`, { number, count }), () => '');
}

async function picture(bot: Bot, step: Step, { person, language }: Walker): Promise<Image | null> {
  const { table } = step;
  const look = await lookAt(bot, table, { language, person });
  const png = await painted(bot, stepRequest(step, look), table.record.id);
  return png && { png, alt: altText(table.game, viewOf(table, null), language, plainNamesAt(table)) };
}

function ways({ number, table }: Step, stops: readonly number[], language: Language): readonly Button[] {
  const [first = 0, last = 0] = [stops[0], stops.at(-1)];
  const way = (what: StepButton, name: ButtonName, to: number): Button => ({
    ...houseButton(language, name, { what, table: table.record.id, step: Math.max(0, to) }),
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
    label: say(language, text(`house:replay.${at === 0 ? 'toSetUp' : 'to'}`, { number: at }), () => ''),
    value: String(at),
    chosen: at === number,
  }));
  const placeholder = say(language, text('house:replay.jump'), () => '');
  return [menuRow({ id: { what: 'jump', table: table.record.id, step: number }, placeholder, options })];
}
