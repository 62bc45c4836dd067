import type { APIChannel } from 'discord-api-types/v10';
import { Icon } from '../icon.tsx';
import { getServerId } from '../world/get-server-id.ts';
import { listCalls } from '../world/list-calls.ts';
import { getChannelName, isDirect, isGroup, isInServer, isThread } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { formatLocation } from '../world/page-location.ts';
import { countUnread } from '../world/unread.ts';
import { Avatar } from './avatar.tsx';
import { Count } from './count.tsx';

interface ChannelLinkProps {
  readonly channel: APIChannel;
  readonly chosen: () => void;
}

/** Renders a channel in the side bar: brighter if unread, with the number of messages that call the person. */
export function ChannelLink({ channel, chosen }: ChannelLinkProps) {
  const page = usePage();
  const person = page.world.you.user.id;
  const isHere = channel.id === page.channel;
  const isNew = !isHere && countUnread(page.world, channel.id) > 0;
  return (
    <a
      class={isNew ? 'channel new' : 'channel'}
      href={formatLocation({ channel: channel.id, person, server: getServerId(page.world) })}
      aria-current={isHere ? 'page' : undefined}
      data-channel={channel.id}
      data-unread={isNew || undefined}
      onClick={chosen}
    >
      {isDirect(channel) && <Avatar id={page.world.bot.id} name={page.world.bot.username} isBot />}
      {isGroup(channel) && <Icon name="group" />}
      {isInServer(channel) && !isThread(channel) && <Icon name="hash" />}
      <span class="cut">{getChannelName(page.world, channel)}</span>
      <Count calls={listCalls(page.world, person, channel.id)} />
    </a>
  );
}
