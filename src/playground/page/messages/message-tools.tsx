import type { SeenMessage } from '../../protocol.ts';
import { Actions } from '../actions.tsx';
import { listMenuCommands } from '../composer/leaves.ts';
import { Icon } from '../icon.tsx';
import { isInServer, listOfferedCommands } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { AddReaction } from './reactions.tsx';

interface MessageToolsProps {
  readonly seen: SeenMessage;
}

/** Renders the buttons at the corner of a message that everybody there sees. */
export function MessageTools({ seen }: MessageToolsProps) {
  if (seen.thinking) return null;
  return (
    <div class="tools">
      <AddReaction seen={seen} />
      <MessageActions seen={seen} />
      <RemoveButton seen={seen} />
    </div>
  );
}

/** Renders the bot's message context-menu commands; nothing if there are none. */
function MessageActions({ seen: { message } }: MessageToolsProps) {
  const { world, words, ask } = usePage();
  const { id, channel_id: channel } = message;
  const offered = listOfferedCommands(world, channel);
  const actions = listMenuCommands(offered, 'message', world.you.locale).map(({ name, shown }) => ({
    name,
    label: shown,
    act: () => ask({ do: 'onMessage', channel, name, message: id }),
  }));
  return <Actions label={words.onMessage} actions={actions} />;
}

/** Renders a moderator's delete button. */
function RemoveButton({ seen: { message } }: MessageToolsProps) {
  const { world, words, ask } = usePage();
  const channel = world.channels.get(message.channel_id);
  if (!world.you.manages || !channel || !isInServer(channel)) return null;
  const remove = () => ask({ do: 'deleteMessage', channel: channel.id, message: message.id });
  return (
    <button
      type="button"
      class="icon"
      title={words.deleteMessage}
      aria-label={words.deleteMessage}
      onClick={remove}
      data-delete
    >
      <Icon name="bin" />
    </button>
  );
}
