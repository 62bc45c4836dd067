import type { APIChannel } from 'discord-api-types/v10';
import { Icon } from '../Icon.tsx';
import { isThread, textChannels, threadsIn } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { makePlace } from '../world/place.ts';
import { unreadIn } from '../world/unread.ts';

interface Chosen {
  readonly chosen: () => void;
}

/** The channels, each with its threads below it. */
export function Channels({ chosen }: Chosen) {
  const { world, channel, words } = usePage();
  return (
    <nav class="channels" aria-label={words.channels}>
      <ul>
        {textChannels(world).map((one) => (
          <li key={one.id}>
            <ChannelLink channel={one} chosen={chosen} />
            <ul class="threads">
              {threadsIn(world, one.id, channel).map((thread) => (
                <li key={thread.id}>
                  <ChannelLink channel={thread} chosen={chosen} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ChannelLink({ channel, chosen }: Chosen & { readonly channel: APIChannel }) {
  const page = usePage();
  const isHere = channel.id === page.channel;
  const unread = unreadIn(page.world, channel.id);
  const isNew = !isHere && unread.messages > 0;
  return (
    <a
      class={isNew ? 'channel new' : 'channel'}
      href={makePlace({ channel: channel.id, person: page.world.you.user.id })}
      aria-current={isHere ? 'page' : undefined}
      data-channel={channel.id}
      data-unread={isNew || undefined}
      onClick={chosen}
    >
      {!isThread(channel) && <Icon name="hash" />}
      <span class="cut">{channel.name}</span>
      {!isHere && unread.mentions > 0 && <b class="count">{unread.mentions}</b>}
    </a>
  );
}
