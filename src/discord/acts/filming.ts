import { type Language, text } from '../../engine/text.ts';
import type { Course } from '../../tables/replay.ts';
import { say } from '../../words/say.ts';
import type { Bot } from '../kit/bot.ts';
import { missingPermissions } from '../kit/permissions.ts';
import type { Said } from '../kit/reply.ts';
import type { Caller } from '../kit/visit.ts';
import { filmMessage, stepThrough } from '../messages/replay/film.ts';

/** The film of a match, for everybody in the channel where it is asked for: one at a time. */
export async function filmHere({ bot, asked, language }: Caller, course: Course): Promise<Said> {
  const missing = missingPermissions(asked, 'open', language);
  if (missing !== null) return privately(missing);
  if (course.veiled) return stepsOnly(course, 'memory', language);
  if (bot.filming.has(asked.channelId)) return privately(say(language, text('bot:replay.busy'), () => ''));
  bot.filming.add(asked.channelId);
  return await filmed(bot, course, language).finally(() => bot.filming.delete(asked.channelId));
}

/** A film that fails is a bug to be read about in the log; the match can still be gone through. */
async function filmed(bot: Bot, course: Course, language: Language): Promise<Said> {
  try {
    return { toAll: true, payload: await filmMessage(bot, course) };
  } catch (error) {
    bot.log.error({ err: error, table: course.table.record.id }, 'A film could not be made');
    return stepsOnly(course, 'failed', language);
  }
}

/** Why there is no film, and the button to go through the match. */
function stepsOnly({ table }: Course, why: 'memory' | 'failed', language: Language): Said {
  const content = say(language, text(`bot:replay.${why}`), () => '');
  return { toAll: false, payload: { content, rows: stepThrough(table, language) } };
}

function privately(content: string): Said {
  return { toAll: false, payload: { content } };
}
