import type { APIMessage } from 'discord-api-types/v10';
import { Icon } from '../icon.tsx';
import { formatMessageTime } from '../markdown/format-time.ts';
import { Avatar } from '../side/avatar.tsx';
import { findNick } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { isMentioned } from '../world/unread.ts';
import { Body } from './body.tsx';
import type { MessageRow } from './group-messages.ts';
import { MessageContext } from './message-context.ts';
import { MessageFooter } from './message-footer.tsx';
import { MessageOrigin } from './message-origin.tsx';

const THREAD_CREATED = 18;

/** Renders one message, with the day above it if it is the first of that day. */
export function Message({ seen, isContinued, day }: MessageRow) {
  const { world } = usePage();
  const { message, ephemeral, thinking } = seen;
  const classes = ['message'];
  if (!isContinued) classes.push('first');
  if (ephemeral) classes.push('ephemeral');
  if (isMentioned(world, seen)) classes.push('mentions-you');
  return (
    <MessageContext.Provider value={seen}>
      {day && (
        <li class="day">
          <span>{day}</span>
        </li>
      )}
      <li
        class={classes.join(' ')}
        data-message={message.id}
        data-ephemeral={ephemeral || undefined}
        data-thinking={thinking || undefined}
        data-author={message.author.id}
      >
        {isSystem(message) ? (
          <SystemLine message={message} />
        ) : (
          <MessageContent seen={seen} isContinued={isContinued} />
        )}
      </li>
    </MessageContext.Provider>
  );
}

function MessageContent({ seen, isContinued }: Omit<MessageRow, 'day'>) {
  return (
    <article>
      <MessageOrigin message={seen.message} />
      {!isContinued && <Author seen={seen} />}
      <Body seen={seen} />
      <MessageFooter seen={seen} />
    </article>
  );
}

function Author({ seen }: Pick<MessageRow, 'seen'>) {
  const { world, words } = usePage();
  const { author, timestamp } = seen.message;
  const name = findNick(world, author.id) ?? author.global_name ?? author.username;
  return (
    <>
      <Avatar id={author.id} name={name} isBot={author.bot === true} />
      <h2 class="author">
        <span class="name">{name}</span>
        {author.bot && <span class="bot-tag">{words.app}</span>}
        <time dateTime={timestamp}>
          {formatMessageTime(timestamp, words.locale, Date.now() + world.ahead)}
        </time>
      </h2>
    </>
  );
}

/** Returns true for a message by the guild itself, such as a new thread. */
function isSystem(message: APIMessage): boolean {
  return message.type === THREAD_CREATED;
}

/** Renders "Ada started a thread: New poems". */
function SystemLine({ message }: { readonly message: APIMessage }) {
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
