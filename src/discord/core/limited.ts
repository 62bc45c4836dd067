import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from './context.ts';
import type { Limited } from './memory/limits.ts';
import type { Payload } from './payload.ts';

/** Returns a refusal if the person or their server exceeds the limit; otherwise counts the request and returns null. */
export function limited(
  { bot, by, language }: Pick<Caller, 'bot' | 'by' | 'language'>,
  what: Exclude<Limited, 'key' | 'told' | 'press' | `server${string}`>,
  guild: string | null = null,
): Payload | null {
  const over = (key: 'film' | 'table' | 'serverFilm') => ({
    content: say(language, text(`bot:limit.${key}`), () => ''),
  });
  if (!bot.limits.take(by.person, what)) return over(what);
  if (what !== 'film' || guild === null) return null;
  return bot.limits.take(guild, 'serverFilm') ? null : over('serverFilm');
}
