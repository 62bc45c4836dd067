import { viewOf } from '../../../app/core/table.ts';
import type { Course } from '../../../app/replay/replay.ts';
import { text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Visit } from '../../kit/bot.ts';
import { gameName, plainNamesAt } from '../../kit/names.ts';
import type { Payload } from '../../kit/payload.ts';
import { privateLook, tableAlt } from '../picture.ts';
import { fileOf, picturesOf } from '../replay/film.ts';

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
