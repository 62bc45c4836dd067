import { text } from '../../engine/text.ts';
import { say } from '../../words/say.ts';
import type { Limited } from './memory/limits.ts';
import type { Payload } from './payload.ts';
import type { Caller } from './visit.ts';

/** Why not now, for who has done very much of it in a short time; null where it is done, and counts. */
export function limited(
  { bot, by, language }: Pick<Caller, 'bot' | 'by' | 'language'>,
  what: Exclude<Limited, 'key' | 'told' | 'press'>,
): Payload | null {
  if (bot.limits.take(by.person, what)) return null;
  return { content: say(language, text(`bot:limit.${what}`), () => '') };
}
