import { PermissionFlagsBits } from 'discord.js';
import { getServerSettings } from '../../app/server-settings/server-settings.ts';
import type { TableContext } from './context.ts';

/** A person with one of these may open games whatever their roles are. */
const MANAGING = [PermissionFlagsBits.ManageGuild, PermissionFlagsBits.ManageChannels];

/**
 * Returns the visit with what Discord sends of a member only on their own server: in a direct message or elsewhere it is looked up, if
 * the roles of who opens a game count there. Whoever cannot be looked up counts as having none.
 */
export async function addMember<V extends TableContext>(visit: V): Promise<V> {
  const { bot, by, table } = visit;
  const { guild, channel, parent, language } = table.record;
  if (by.member?.guild === guild || (await getServerSettings(bot.app, guild)).openers.length === 0)
    return visit;
  const place = bot.channel(channel) ?? bot.channel(parent ?? '');
  if (!place || place.isDMBased()) return visit;
  const { members, roles } = place.guild;
  const found = await members.fetch({ user: by.person, force: true, cache: false }).catch((error) => {
    bot.log.info({ err: error, guild }, 'A member could not be looked up');
    return null;
  });
  if (!found) return visit;
  const held = place.permissionsFor(found);
  const member = {
    ...{ guild, language },
    manages: MANAGING.some((permission) => held.has(permission)),
    has: (role: string) => found.roles.cache.has(role),
    exists: (role: string) => roles.cache.has(role),
  };
  return { ...visit, by: { ...by, member } };
}
