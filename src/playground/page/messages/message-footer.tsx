import type { APIReaction } from 'discord-api-types/v10';
import type { SeenMessage } from '../../protocol.ts';
import { Actions } from '../actions.tsx';
import { Emoji } from '../components/emoji.tsx';
import { listMenuCommands } from '../composer/leaves.ts';
import { Icon } from '../icon.tsx';
import { isInServer, listOfferedCommands } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { listPendingOnMessage } from '../world/pending-interactions.ts';

interface MessageFooterProps {
  readonly seen: SeenMessage;
}

/** Renders the part under a message: its reactions and thread, failures, and the note of an ephemeral message or the buttons of another. */
export function MessageFooter({ seen }: MessageFooterProps) {
  return (
    <>
      <Reactions seen={seen} />
      <ThreadCard seen={seen} />
      <FailedNote seen={seen} />
      {seen.ephemeral ? <OnlyYouNote seen={seen} /> : <MessageTools seen={seen} />}
    </>
  );
}

function ThreadCard({ seen: { message } }: MessageFooterProps) {
  const { world, words, go } = usePage();
  const thread = world.channels.get(message.thread?.id ?? message.id);
  if (!thread || thread.id === message.channel_id) return null;
  return (
    <button type="button" class="thread-card" onClick={() => go(thread.id)} data-goto={thread.id}>
      <Icon name="thread" />
      <strong>{thread.name}</strong>
      <span>{words.openThread} ›</span>
    </button>
  );
}

function FailedNote({ seen: { message } }: MessageFooterProps) {
  const { world, words } = usePage();
  const isFailed = listPendingOnMessage(world.waits, message.id).some(
    ({ progress }) => progress === 'failed',
  );
  if (!isFailed) return null;
  return (
    <p class="failed" role="alert" data-failed>
      <Icon name="alert" />
      {words.failed}
    </p>
  );
}

function OnlyYouNote({ seen: { message } }: MessageFooterProps) {
  const { ask, words } = usePage();
  const dismiss = () => ask({ do: 'dismiss', channel: message.channel_id, message: message.id });
  return (
    <p class="only-you">
      <Icon name="eye" />
      <span>{words.onlyYou}</span>
      <span aria-hidden="true">·</span>
      <button type="button" class="link" onClick={dismiss} data-dismiss>
        {words.dismiss}
      </button>
    </p>
  );
}

interface MessageToolsProps {
  readonly seen: SeenMessage;
}

/** Renders the buttons at the corner of a message that everybody there sees. */
function MessageTools({ seen }: MessageToolsProps) {
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

interface ReactionsProps {
  readonly seen: SeenMessage;
}

/** Renders the reactions under a message; a press adds or removes the person's own. */
function Reactions({ seen: { message } }: ReactionsProps) {
  const { ask } = usePage();
  const { id, channel_id: channel, reactions = [] } = message;
  if (reactions.length === 0) return null;
  return (
    <div class="reactions">
      {reactions.map(({ emoji, count, me }) => (
        <button
          key={formatEmoji(emoji)}
          type="button"
          class="reaction"
          aria-pressed={me}
          aria-label={`${emoji.name} ${count}`}
          data-reaction={formatEmoji(emoji)}
          onClick={() => ask({ do: 'react', channel, message: id, emoji: formatEmoji(emoji), isAdded: !me })}
        >
          <Emoji emoji={emoji} />
          {count}
        </button>
      ))}
    </div>
  );
}

function formatEmoji({ id, name }: APIReaction['emoji']): string {
  return id ? `${name}:${id}` : (name ?? '');
}

const offered = ['👍', '❤️', '😂', '😮', '😢', '🎉', '👀', '✅'] as const;

/** Renders the button that adds a reaction. */
function AddReaction({ seen: { message } }: ReactionsProps) {
  const { words, ask } = usePage();
  const { id, channel_id: channel } = message;
  const actions = offered.map((emoji) => ({
    name: emoji,
    label: emoji,
    act: () => ask({ do: 'react', channel, message: id, emoji, isAdded: true }),
  }));
  return <Actions label={words.addReaction} actions={actions} icon="smile" />;
}
