import type { APIMessage } from 'discord-api-types/v10';
import { Icon } from '../icon.tsx';
import { findNick } from '../world/names.ts';
import { usePage } from '../world/page.ts';

const THREAD_CREATED = 18;

/** Returns true for a message by the guild itself, such as a new thread. */
export function isSystem(message: APIMessage): boolean {
  return message.type === THREAD_CREATED;
}

/** Renders "Ada started a thread: New poems". */
export function SystemLine({ message }: { readonly message: APIMessage }) {
  const { world, words, go } = usePage();
  const name = findNick(world, message.author.id) ?? message.author.username;
  const thread = message.message_reference?.channel_id ?? message.thread?.id;
  return (
    <p class="system">
      <Icon name="thread" />
      <span>
        <strong>{name}</strong> {words.startedThread(message.content)}
      </span>
      {thread && world.channels.has(thread) && (
        <button type="button" class="link" onClick={() => go(thread)}>
          {words.openThread}
        </button>
      )}
    </p>
  );
}
