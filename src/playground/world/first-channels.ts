import type { APINewsChannel, APITextChannel } from 'discord-api-types/v10';
import { ChannelType } from 'discord-api-types/v10';
import type { PlaygroundContext } from '../playground-context.ts';
import { GUILD_ID, getPlannedChannelId, getServerSpecificId } from './ids.ts';
import type { Server } from './server.ts';
import type { ChannelPlan, ServerPlan } from './server-plan.ts';

/** Creates the initial channels of the nth server. */
export const createFirstChannels = (
  { channels }: ServerPlan,
  nth: number,
): readonly (APITextChannel | APINewsChannel)[] =>
  channels.map((plan, position) => ({
    ...createChannel(typeof plan === 'string' ? { name: plan, kind: 'text' } : plan, position),
    id: getPlannedChannelId(nth, position),
    guild_id: getServerSpecificId(nth, GUILD_ID),
  }));

/** Adds a text channel below the others of a server. */
export function addChannel(
  { world, snowflakes }: PlaygroundContext,
  server: Server,
  name: string,
): APITextChannel | APINewsChannel {
  const position = world.channels.size + world.gone.size;
  const channel = {
    ...createChannel({ name, kind: 'text' }, position),
    id: snowflakes.next(),
    guild_id: server.id,
  };
  world.setChannel(channel);
  return channel;
}

const createChannel = (
  { name, kind }: ChannelPlan,
  position: number,
): Omit<APITextChannel | APINewsChannel, 'id'> => ({
  type: kind === 'text' ? ChannelType.GuildText : ChannelType.GuildAnnouncement,
  name,
  position,
  topic: null,
  nsfw: false,
  parent_id: null,
  last_message_id: null,
  rate_limit_per_user: 0,
  permission_overwrites: [],
});
