import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { InteractionContext } from './context.ts';
import type { LimitName } from './memory/rate-limits.ts';
import type { Payload } from './payload.ts';

/** Returns a refusal if the user or their server exceeds the limit; otherwise counts the request and returns null. */
export function checkLimit(
  { bot, by, language }: Pick<InteractionContext, 'bot' | 'by' | 'language'>,
  what: Exclude<LimitName, 'key' | 'told' | 'press' | `server${string}`>,
  guild: string | null = null,
): Payload | null {
  const over = (key: 'film' | 'table' | 'code' | 'serverFilm') => ({
    content: translate(language, text(`bot:limit.${key}`), () => ''),
  });
  if (!bot.limits.take(by.person, what)) return over(what);
  if (what !== 'film' || guild === null) return null;
  return bot.limits.take(guild, 'serverFilm') ? null : over('serverFilm');
}
