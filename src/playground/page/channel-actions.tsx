import { Actions } from './actions.tsx';
import { formatChannelLabel, isInServer, isThread } from './world/names.ts';
import { usePage } from './world/page.ts';

/** Renders the manager's actions for the shown channel. */
export function ChannelActions() {
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
