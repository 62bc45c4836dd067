import { type Guild, GuildDefaultMessageNotifications } from 'discord.js';
import { serverAt } from '../../app/server-settings/server-settings.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import { managesServer } from '../core/permissions.ts';
import type { Reply } from '../core/press.ts';
import { notificationsMenu } from './rows.ts';

/**
 * Adds a menu of notification modes to a reply, for managers of the server. `offer`: Discord notifies all members of every
 * message and no mode is set. `offerThreads`: two games want the same channel.
 */
export async function withNotificationsOffer(
  caller: Caller,
  reply: Reply,
  why: 'offer' | 'offerThreads',
): Promise<Reply> {
  const { bot, asked, language } = caller;
  const { guild } = asked;
  if (guild === null || !managesServer(asked) || (why === 'offer' && !reply.done)) return reply;
  const server = await serverAt(bot.house, guild.id);
  const isDue =
    why === 'offer'
      ? server.notifications === null && notifiesAll(guild)
      : (server.notifications ?? 'loud') === 'loud';
  if (!isDue) return reply;
  return {
    ...reply,
    content: `${reply.content}\n${say(language, text(`bot:server.${why}`), () => '')}`,
    rows: [...(reply.rows ?? []), notificationsMenu(server, language)],
  };
}

/** Returns whether Discord notifies members of a server of all messages, unless they chose otherwise. */
export function notifiesAll(guild: Pick<Guild, 'defaultMessageNotifications'> | undefined): boolean {
  return guild?.defaultMessageNotifications === GuildDefaultMessageNotifications.AllMessages;
}
