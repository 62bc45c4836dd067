import { type Channel, ChannelType, DiscordAPIError, PermissionFlagsBits, Routes } from 'discord.js';
import type { TableRecord } from '../../../store/tables.ts';
import type { Bot } from '../../kit/bot.ts';
import { memberOf } from '../../kit/memory/members.ts';
import { isRefusal } from '../../kit/rest/failure.ts';

/** Relation of a person to the channel of a table: `left` the server, or the channel is `gone`, `hidden` from them or `seen`. */
export type Sight = 'left' | 'gone' | 'hidden' | 'seen';

/** Finds out whether a person can see the channel of a table. Throws while Discord does not say. */
export async function findSight(
  bot: Bot,
  { guild, channel: id, parent }: Pick<TableRecord, 'guild' | 'channel' | 'parent'>,
  person: string,
): Promise<Sight> {
  const channel = bot.channel(id);
  // An archived thread that is not known may be private.
  if (!channel && parent !== null && bot.channel(parent)) return 'hidden';
  if (!channel || channel.isDMBased())
    return (await memberOf(bot.rest, guild, person)) === null ? 'left' : 'gone';
  try {
    const member = await channel.guild.members.fetch({ user: person, force: true, cache: false });
    const mayLook = channel.permissionsFor(member).has(PermissionFlagsBits.ViewChannel);
    return mayLook && (await isWithin(bot, channel, person)) ? 'seen' : 'hidden';
  } catch (error) {
    if (error instanceof DiscordAPIError && NOT_THERE.includes(Number(error.code))) return 'left';
    throw error;
  }
}

/** Unknown member, and unknown user: https://docs.discord.com/developers/topics/opcodes-and-status-codes#json */
const NOT_THERE: readonly number[] = [10007, 10013];

/** Returns whether a person is in a private thread; everybody is in any other channel. */
async function isWithin({ rest }: Bot, channel: Channel, person: string): Promise<boolean> {
  if (channel.type !== ChannelType.PrivateThread) return true;
  return await rest.get(Routes.threadMembers(channel.id, person)).then(
    () => true,
    (error) => {
      if (!isRefusal(error)) throw error;
      return false;
    },
  );
}
