import { duel } from '../../app/lobby/challenge.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Caller } from '../kit/bot.ts';
import type { Payload } from '../kit/payload.ts';
import { missingPermissions } from '../kit/permissions.ts';
import { refusalMessage } from '../kit/refusing.ts';
import { sampleMessage } from '../messages/welcome/sample.ts';

/** A match as a film for whoever has never seen one: made once for a language, and shown to everybody who asks. */
export async function showSample({ bot, asked, language }: Caller): Promise<Payload> {
  const missing = missingPermissions(asked, 'open', language);
  if (missing !== null) return { content: missing };
  const game = duel(bot.house);
  if (!game) return refusalMessage(new Refusal(text('bot:refuse.noSuchGame')), language);
  const made = bot.samples.get(language) ?? sampleMessage(bot, game, language);
  bot.samples.set(language, made);
  return await made.catch((error: unknown) => {
    bot.samples.delete(language);
    bot.log.error({ err: error, game: game.id }, 'A sample film could not be made');
    return refusalMessage(new Refusal(text('bot:welcome.noFilm')), language);
  });
}
