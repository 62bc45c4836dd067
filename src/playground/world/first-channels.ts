import type { APINewsChannel, APITextChannel } from 'discord-api-types/v10';
import { ChannelType } from 'discord-api-types/v10';
import { channelIdAt, GUILD_ID } from './ids.ts';
import type { ChannelPlan, ServerPlan } from './plan.ts';

/** The channels of the server before anybody opened a thread. */
export const firstChannels = ({ channels }: ServerPlan): readonly (APITextChannel | APINewsChannel)[] =>
  channels.map((plan, position) =>
    channelOf(typeof plan === 'string' ? { name: plan, kind: 'text' } : plan, position),
  );

const channelOf = ({ name, kind }: ChannelPlan, position: number): APITextChannel | APINewsChannel => ({
  id: channelIdAt(position),
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
