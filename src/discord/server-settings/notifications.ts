import { type Guild, GuildDefaultMessageNotifications } from 'discord.js';
import { getServerSettings } from '../../app/server-settings/server-settings.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { ComponentReply } from '../core/component.ts';
import type { InteractionContext } from '../core/context.ts';
import { canManageServer } from '../core/permissions.ts';
import { createNotificationsMenu } from './rows.ts';

/**
 * Adds a menu of notification modes to a reply, for users who manage the server. `offer`: Discord notifies all members of every message and
 * no mode is set. `offerThreads`: two games want the same channel.
 */
export async function addNotificationsOffer(
  ctx: InteractionContext,
  reply: ComponentReply,
  why: 'offer' | 'offerThreads',
): Promise<ComponentReply> {
  const { bot, interaction, language } = ctx;
  const { guild } = interaction;
  if (guild === null || !canManageServer(interaction) || (why === 'offer' && !reply.done)) return reply;
  const server = await getServerSettings(bot.app, guild.id);
  const isDue =
    why === 'offer'
      ? server.notifications === null && isNotifyingAllMembers(guild)
      : (server.notifications ?? 'loud') === 'loud';
  if (!isDue) return reply;
  return {
    ...reply,
    content: `${reply.content}\n${translate(language, text(`bot:server.${why}`), () => '')}`,
    rows: [...(reply.rows ?? []), createNotificationsMenu(server, language)],
  };
}

/** Returns whether Discord by default notifies members of this server of all messages. */
export function isNotifyingAllMembers(
  guild: Pick<Guild, 'defaultMessageNotifications'> | undefined,
): boolean {
  return guild?.defaultMessageNotifications === GuildDefaultMessageNotifications.AllMessages;
}
