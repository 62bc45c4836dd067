import type { APIChannel } from 'discord-api-types/v10';
import { Actions } from './actions.tsx';
import { Icon } from './icon.tsx';
import {
  formatChannelLabel,
  getChannelName,
  getParent,
  isDirect,
  isGroup,
  isInServer,
  isThread,
} from './world/names.ts';
import { usePage } from './world/page.ts';

interface HeaderProps {
  readonly isDrawn: boolean;
  readonly openSide: () => void;
}

/** Renders the channel's name above its messages; on a phone also the button to the other channels. */
export function Header({ isDrawn, openSide }: HeaderProps) {
  const { world, channel, words } = usePage();
  const shown = world.channels.get(channel);
  const topic = shown && 'topic' in shown ? shown.topic : null;
  return (
    <header class="head">
      <button
        type="button"
        class="icon menu"
        aria-label={words.menu}
        aria-expanded={isDrawn}
        onClick={openSide}
        data-testid="menu"
      >
        <Icon name="menu" />
      </button>
      <Parent />
      {shown && <Icon name={getIcon(shown)} />}
      <h1>{shown && getChannelName(world, shown)}</h1>
      {topic && <p class="topic">{topic}</p>}
      <ChannelActions />
    </header>
  );
}

function getIcon(channel: APIChannel): 'at' | 'group' | 'thread' | 'hash' {
  if (isDirect(channel)) return 'at';
  if (isGroup(channel)) return 'group';
  return getParent(channel) ? 'thread' : 'hash';
}

function Parent() {
  const { world, channel, go } = usePage();
  const shown = world.channels.get(channel);
  const parent = shown && world.channels.get(getParent(shown) ?? '');
  if (!parent) return null;
  return (
    <>
      <button type="button" class="parent" onClick={() => go(parent.id)}>
        <Icon name="hash" />
        {parent.name}
      </button>
      <span class="crumb" aria-hidden="true">
        ›
      </span>
    </>
  );
}

/** Renders the manager's actions for the shown channel. */
function ChannelActions() {
  const { world, channel, words, ask } = usePage();
  const shown = world.channels.get(channel);
  if (!shown || !world.you.manages || !isInServer(shown)) return null;
  const remove = {
    name: 'delete-channel',
    label: isThread(shown) ? words.deleteThread : words.deleteChannel,
    sure: words.sure(formatChannelLabel(world, channel)),
    act: () => ask({ do: 'deleteChannel', channel }),
  };
  return <Actions label={words.manageChannel} actions={[remove]} />;
}
