import type { Film } from '../../../render/film.ts';
import { frames } from '../../../render/pace.ts';
import type { PictureRequest } from '../../../render/request.ts';
import { type Table, turnOf, viewOf } from '../../app/core/table.ts';
import { Breath } from '../../app/core/yield-to-event-loop.ts';
import { type Course, stepsAt } from '../../app/replay/replay.ts';
import type { Under } from '../../engine/spoken.ts';
import { type Args, type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Bot } from '../core/context.ts';
import { cut } from '../core/cut.ts';
import { gameName, namesAt, plainNamesAt, safe } from '../core/names.ts';
import type { File, Payload, Row } from '../core/payload.ts';
import { type Button, buttonRows, namedButton } from '../core/rows.ts';
import { type Look, publicLook, tableAlt } from '../pictures/picture.ts';
import { resultText } from '../text/result.ts';
import { weightsAt } from './moments.ts';
import { stepRequest } from './step.ts';

/** The film of a match, for its channel: who played, how it went, and a button to go through it. Throws when it fails. */
export async function filmMessage(bot: Bot, course: Course): Promise<Payload> {
  const { table } = course;
  const film = await bot.projector.film(await picturesOf(bot, course, publicLook(table)));
  const lines = [title(table), story(course), ...shortened(course, film)];
  return {
    content: lines.join('\n'),
    files: [fileOf(film, await altOf(bot, course))],
    rows: stepThrough(table, table.record.language),
  };
}

/** The button that opens a match to be gone through move by move, after others where told. */
export function stepThrough(
  { record }: Table,
  language: Language,
  before: readonly Button[] = [],
): readonly Row[] {
  const style = before.length === 0 ? 'primary' : 'secondary';
  return buttonRows([...before, namedButton(language, 'stepThrough', ['step', record.id, 0], style)]);
}

/**
 * The pictures of a course, from the step on after which so many entries have happened; quiet ones are evenly left out
 * where there are more than a film shows.
 */
export async function picturesOf(
  bot: Pick<Bot, 'house'>,
  course: Course,
  look: Look,
  from = 0,
): Promise<readonly PictureRequest[]> {
  const stops = stopsFrom(course, from);
  const weights = await weightsAt(course, stops);
  const wanted = new Map(frames(weights).map((at) => [stops[at] ?? 0, weights[at]] as const));
  const breath = new Breath();
  const pictures: PictureRequest[] = [];
  for await (const step of stepsAt(course, [...wanted.keys()])) {
    const weight = wanted.get(step.number);
    if (weight !== undefined) pictures.push({ ...(await stepRequest(bot, step, look)), weight });
    if (breath.isDue) await breath.taken();
  }
  return pictures;
}

/** At least the last one. */
function stopsFrom({ stops, entries }: Course, from: number): readonly number[] {
  return stops.filter((stop) => stop >= Math.min(from, entries.length));
}

function title(table: Table): string {
  return tell(table, 'title', {
    game: gameName(table.game, table.record.language),
    who: table.sitters.map(({ seat }) => ({ seat })),
  });
}

function story({ table, entries }: Course): string {
  const count = entries.length;
  const turn = turnOf(table);
  if (turn.kind === 'act') return tell(table, 'running', { count });
  return tell(table, 'over', { count, how: resultText(table, turn.standings, entries.at(-1), safe) });
}

function shortened({ table, stops }: Course, { shown }: Film): readonly string[] {
  const steps = stops.length;
  return shown === steps ? [] : [`-# ${tell(table, 'shortened', { shown, steps })}`];
}

/** A film as a file, with what it shows in words. */
export function fileOf({ gif }: Film, alt: string): File {
  return { name: 'replay.gif', content: gif, alt: cut(alt, 1024) };
}

async function altOf(bot: Bot, { table, entries }: Course): Promise<string> {
  const { language } = table.record;
  const names = plainNamesAt(table);
  const about = { game: gameName(table.game, language), count: entries.length };
  const alt = say(language, text('bot:replay.alt', about), names);
  return `${alt} ${await tableAlt(bot, table, viewOf(table, null), language)}`;
}

function tell<W extends Under<'bot:replay'>>(
  table: Table,
  what: W,
  ...args: Args<`bot:replay.${W}`>
): string {
  return say(table.record.language, text(`bot:replay.${what}`, ...args), namesAt(table));
}
