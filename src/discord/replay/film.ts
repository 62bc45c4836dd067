import { type Table, viewOf } from '../../app/core/table.ts';
import { type Course, cannotGoThrough, courseOf, isVeiled } from '../../app/replay/replay.ts';
import { refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Bot, Caller, Visit } from '../core/context.ts';
import type { Pressing } from '../core/ids.ts';
import { limited } from '../core/limited.ts';
import { gameName, plainNamesAt } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { mayNotPost, missingPermissions } from '../core/permissions.ts';
import { refusalMessage } from '../core/refusing.ts';
import type { Said } from '../core/reply.ts';
import { type Button, namedButton } from '../core/rows.ts';
import { privateLook, tableAlt } from '../pictures/picture.ts';
import { fileOf, filmMessage, picturesOf, stepThrough } from './film-message.ts';

/** The film of a match, for everybody in the channel where it is asked for: one at a time. It is read only where there is to be one. */
export async function filmHere(caller: Caller, table: Table): Promise<Said> {
  const { bot, asked, language } = caller;
  const no = cannotGoThrough(table);
  if (no) return { toAll: false, payload: refusalMessage(no, language) };
  const missing = missingPermissions(asked, 'open', language);
  if (missing !== null) return privately(missing);
  if (isVeiled(table)) return stepsOnly({ table }, 'memory', language);
  const rows = stepThrough(table, language);
  const silent = mayNotPost(asked, language);
  if (silent !== null) return { toAll: false, payload: { content: silent, rows } };
  const tooMany = isFilming(caller) ? null : limited(caller, 'film', asked.guildId);
  if (tooMany) return { toAll: false, payload: { ...tooMany, rows } };
  const made = await oneAtATime(bot, asked.channelId, async () => {
    const course = await courseOf(bot.house, table);
    if (refused(course)) return { toAll: false, payload: refusalMessage(course, language) };
    return await filmed(bot, course, language);
  });
  return made ?? busy(language);
}

/** Whether a film is being made there: then the match need not be read. */
export function isFilming({ bot, asked }: Caller): boolean {
  return bot.filming.has(asked.channelId);
}

export function busy(language: Language): Said {
  return privately(say(language, text('bot:replay.busy'), () => ''));
}

/** The film of what has happened after this entry of the log, for whoever asks alone: one at a time for each. */
export async function filmSince(visit: Visit, course: Course, entry: number): Promise<Payload> {
  const { bot, asked, by, language } = visit;
  const missing = missingPermissions(asked, 'open', language);
  if (missing !== null) return { content: missing };
  if (course.veiled) return stepsOnly(course, 'memory', language).payload;
  const making = async () =>
    await recapFilm(visit, course, entry).catch(
      (error) => failed(bot, course, language, error, ['since', course.table.record.id, entry]).payload,
    );
  const tooMany = bot.filming.has(by.person) ? null : limited(visit, 'film', asked.guildId);
  if (tooMany) return { ...tooMany, rows: stepThrough(course.table, language) };
  const made = await oneAtATime(bot, by.person, making);
  return made ?? { content: say(language, text('bot:recap.busy'), () => '') };
}

/** Null where one is being made; `whose`: a channel or a person. */
async function oneAtATime<T>(bot: Bot, whose: string, making: () => Promise<T>): Promise<T | null> {
  if (bot.filming.has(whose)) return null;
  bot.filming.add(whose);
  return await making().finally(() => bot.filming.delete(whose));
}

async function filmed(bot: Bot, course: Course, language: Language): Promise<Said> {
  try {
    return { toAll: true, payload: await filmMessage(bot, course) };
  } catch (error) {
    return failed(bot, course, language, error, ['film', course.table.record.id]);
  }
}

/** A film that fails is a bug to be read about in the log; it can be tried again, and the match be gone through. */
function failed(bot: Bot, course: Course, language: Language, error: unknown, again: Pressing): Said {
  bot.log.error({ err: error, table: course.table.record.id }, 'A film could not be made');
  return stepsOnly(course, 'failed', language, [namedButton(language, 'tryAgain', again, 'primary')]);
}

/** Why there is no film, and the button to go through the match. */
function stepsOnly(
  { table }: Pick<Course, 'table'>,
  why: 'memory' | 'failed',
  language: Language,
  before: readonly Button[] = [],
): Said {
  const content = say(language, text(`bot:replay.${why}`), () => '');
  return { toAll: false, payload: { content, rows: stepThrough(table, language, before) } };
}

function privately(content: string): Said {
  return { toAll: false, payload: { content } };
}

/** The film of what has happened after this entry of the log, for one person. Throws when it fails. */
export async function recapFilm(visit: Visit, course: Course, entry: number): Promise<Payload> {
  const { bot, language } = visit;
  const { table, entries } = course;
  const from = entries.filter(({ number }) => number <= entry).length;
  const look = await privateLook(visit, table);
  const film = await bot.projector.film(await picturesOf(bot, course, look, from));
  const names = plainNamesAt(table);
  const about = { game: gameName(table.game, language), count: entries.slice(from).length };
  const alt = `${say(language, text('bot:recap.alt', about), names)} ${await tableAlt(bot, table, viewOf(table, null), language)}`;
  return { content: say(language, text('bot:recap.film', about), names), files: [fileOf(film, alt)] };
}
