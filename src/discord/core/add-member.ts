import { PermissionFlagsBits } from 'discord.js';
import { getServerSettings } from '../../app/server-settings/server-settings.ts';
import type { TableContext } from './context.ts';

/** Permissions that let a member open games whatever their roles are. */
const MANAGING = [PermissionFlagsBits.ManageGuild, PermissionFlagsBits.ManageChannels];

/**
 * Adds the actor's membership in the table's server to the context, if roles decide there who may open games.
 * Discord sends member data only with interactions in that server; for others, such as in a direct message, this fetches it. A member who
 * cannot be fetched counts as having no roles.
 */
export async function addMember<V extends TableContext>(ctx: V): Promise<V> {
  const { bot, by, table } = ctx;
  const { guild, channel, parent, language } = table.record;
  if (by.member?.guild === guild || (await getServerSettings(bot.app, guild)).openers.length === 0)
    return ctx;
  const place = bot.channel(channel) ?? bot.channel(parent ?? '');
  if (!place || place.isDMBased()) return ctx;
  const { members, roles } = place.guild;
  const found = await members.fetch({ user: by.person, force: true, cache: false }).catch((error) => {
    bot.log.info({ err: error, guild }, 'Failed to look up a member');
    return null;
  });
  if (!found) return ctx;
  const held = place.permissionsFor(found);
  const member = {
    ...{ guild, language },
    manages: MANAGING.some((permission) => held.has(permission)),
    has: (role: string) => found.roles.cache.has(role),
    exists: (role: string) => roles.cache.has(role),
  };
  return { ...ctx, by: { ...by, member } };
}
