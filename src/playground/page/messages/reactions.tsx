import type { APIReaction } from 'discord-api-types/v10';
import type { SeenMessage } from '../../protocol.ts';
import { Actions } from '../actions.tsx';
import { Emoji } from '../components/emoji.tsx';
import { usePage } from '../world/page.ts';

interface ReactionsProps {
  readonly seen: SeenMessage;
}

/** Renders the reactions under a message; a press adds or removes the person's own. */
export function Reactions({ seen: { message } }: ReactionsProps) {
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
export function AddReaction({ seen: { message } }: ReactionsProps) {
  const { words, ask } = usePage();
  const { id, channel_id: channel } = message;
  const actions = offered.map((emoji) => ({
    name: emoji,
    label: emoji,
    act: () => ask({ do: 'react', channel, message: id, emoji, isAdded: true }),
  }));
  return <Actions label={words.addReaction} actions={actions} icon="smile" />;
}
