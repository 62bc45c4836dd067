import { type APIGroupDMChannel, ChannelType } from 'discord-api-types/v10';
import type { PlaygroundContext } from '../playground-context.ts';
import type { ServerPerson } from './server-person.ts';
import type { Channel } from './world.ts';

/** Returns true for the direct messages of several people, which no bot can join. */
export const isGroup = (channel: Channel): channel is APIGroupDMChannel =>
  channel.type === ChannelType.GroupDM;

/** Opens a group of these people; the first owns it. */
export function openGroup(
  { world, snowflakes }: PlaygroundContext,
  people: readonly ServerPerson[],
): APIGroupDMChannel {
  const [owner] = people;
  if (owner === undefined) throw new RangeError('A group has at least one person.');
  const opened: APIGroupDMChannel = {
    id: snowflakes.next(),
    type: ChannelType.GroupDM,
    name: null,
    icon: null,
    owner_id: owner.user.id,
    recipients: people.map(({ user }) => user),
    last_message_id: null,
  };
  world.setChannel(opened);
  return opened;
}
