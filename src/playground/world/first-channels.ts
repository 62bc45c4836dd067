import type { APINewsChannel, APITextChannel } from 'discord-api-types/v10';
import { ChannelType } from 'discord-api-types/v10';
import type { Room } from '../room.ts';
import { channelIdAt, GUILD_ID } from './ids.ts';
import type { ChannelPlan, ServerPlan } from './plan.ts';

/** The channels of the server before anybody opened a thread. */
export const firstChannels = ({ channels }: ServerPlan): readonly (APITextChannel | APINewsChannel)[] =>
  channels.map((plan, position) =>
    channelOf(
      typeof plan === 'string' ? { name: plan, kind: 'text' } : plan,
      channelIdAt(position),
      position,
    ),
  );

/** Adds a text channel below the others. */
export function addChannel({ world, snowflakes }: Room, name: string): APITextChannel | APINewsChannel {
  const channel = channelOf({ name, kind: 'text' }, snowflakes.next(), world.channels.size + world.gone.size);
  world.setChannel(channel);
  return channel;
}

const channelOf = (
  { name, kind }: ChannelPlan,
  id: string,
  position: number,
): APITextChannel | APINewsChannel => ({
  id,
  type: kind === 'text' ? ChannelType.GuildText : ChannelType.GuildAnnouncement,
  guild_id: GUILD_ID,
  name,
  position,
  topic: null,
  nsfw: false,
  parent_id: null,
  last_message_id: null,
  rate_limit_per_user: 0,
  permission_overwrites: [],
});
