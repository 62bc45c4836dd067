import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { ChannelTaken, openTable, type Wish } from '../../tables/open.ts';
import { say } from '../../words/say.ts';
import { tableLanguage } from '../kit/language.ts';
import type { Payload } from '../kit/payload.ts';
import { missingPermissions } from '../kit/permissions.ts';
import { outOfReachMessage, refusalMessage } from '../kit/refusing.ts';
import { link } from '../kit/rest/channel.ts';
import type { Caller } from '../kit/visit.ts';
import { takenMessage } from '../messages/lobby/taken.ts';
import { parentOf } from './parent.ts';

/** Why no table can be opened where they are, in this channel or in a thread of it; null where one can. */
export function cannotOpen(caller: Caller, inThread = false): Payload | null {
  const { asked, language } = caller;
  if (asked.guild === null) return outOfReachMessage(caller);
  const missing = missingPermissions(asked, inThread ? 'openThread' : 'open', language);
  return missing === null ? null : { content: missing };
}

/** A table of that game in this channel, with nothing chosen. */
export function wishHere({ asked, language }: Caller, game: string): Wish {
  return {
    guild: asked.guildId ?? '',
    channel: asked.channelId,
    parent: parentOf(asked.channel),
    game,
    language: tableLanguage(asked, language),
  };
}

/** Opens the table, and says where it is. */
export async function openHere({ bot, by, language }: Caller, wish: Wish): Promise<Payload> {
  const table = await openTable(bot.house, by, wish);
  if (table instanceof ChannelTaken) return await takenMessage(bot, wish, table, language);
  if (refused(table)) return refusalMessage(table, language);
  const opened = text('bot:lobby.opened', { link: link(wish.guild, wish.channel) });
  return { content: say(language, opened, () => '') };
}
