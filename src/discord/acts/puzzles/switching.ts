import { switchOff, switchOn } from '../../../app/puzzles/daily.ts';
import { Refusal, refused } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import type { Caller } from '../../kit/bot.ts';
import { tableLanguage } from '../../kit/language.ts';
import type { Payload } from '../../kit/payload.ts';
import { managesServer, missingPermissions } from '../../kit/permissions.ts';
import { reason, refusalMessage } from '../../kit/refusing.ts';
import { serverHere } from '../servers.ts';

/** A puzzle a day in the channel where it is switched on, or no more; then all that is set for the server. */
export async function switchPuzzles(caller: Caller, on: boolean): Promise<Payload> {
  const { bot, by, asked, language } = caller;
  const guild = asked.guildId;
  if (guild === null || !managesServer(asked))
    return refusalMessage(new Refusal(text('bot:refuse.managersOnly')), language);
  const missing = on ? missingPermissions(asked, 'open', language) : null;
  if (missing !== null) return await serverHere(caller, [missing], 'messages');
  const where = { guild, channel: asked.channelId, language: tableLanguage(asked, language) };
  const outcome = await (on ? switchOn(bot.house, by, where) : switchOff(bot.house, by, guild));
  return await serverHere(caller, refused(outcome) ? [reason(outcome, language)] : [], 'messages');
}
