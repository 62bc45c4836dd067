import type { APIMessage } from 'discord-api-types/v10';
import { formatUsedCommand } from '../composer/leaves.ts';
import { Icon } from '../icon.tsx';
import { flattenMarkdown, type PlainPiece } from '../markdown/flatten-markdown.ts';
import { formatMessageTime } from '../markdown/format-time.ts';
import { Line } from '../markdown/line.tsx';
import { Avatar } from '../side/avatar.tsx';
import { findNick } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import type { PageState } from '../world/page-state.ts';
import { isMentioned } from '../world/unread.ts';
import { Body } from './body.tsx';
import type { MessageRow } from './group-messages.ts';
import { MessageContext } from './message-context.ts';
import { MessageFooter } from './message-footer.tsx';

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

interface MessageOriginProps {
  readonly message: APIMessage;
}

const SLASH = 2;

/** Renders the command or message that a message answers. */
function MessageOrigin({ message }: MessageOriginProps) {
  if (findCommandName(message)) return <UsedCommand message={message} />;
  return message.referenced_message ? <RepliedMessage message={message.referenced_message} /> : null;
}

function UsedCommand({ message }: MessageOriginProps) {
  const { world, words } = usePage();
  const user = message.interaction_metadata?.user ?? message.interaction?.user;
  const name = (user && findNick(world, user.id)) ?? user?.global_name ?? user?.username ?? '';
  const shown = formatUsedCommand(world.commands, findCommandName(message) ?? '', world.you.locale);
  const [verb, command] = words.used(name, shown);
  return (
    <p class="above" data-used={findCommandName(message)}>
      <Icon name="reply" />
      <strong>{name}</strong>
      <span>{verb}</span>
      <span class="used">{command}</span>
    </p>
  );
}

function RepliedMessage({ message }: MessageOriginProps) {
  const { world, words, go } = usePage();
  const pieces = flattenMessage(message, world, words.locale);
  return (
    <p class="above">
      <Icon name="reply" />
      <strong>{findNick(world, message.author.id) ?? message.author.username}</strong>
      <button type="button" class="cut" onClick={() => go(message.channel_id, message.id)}>
        {pieces.length === 0 ? '…' : <Line pieces={pieces} />}
      </button>
    </p>
  );
}

function findCommandName({ interaction, interaction_metadata }: APIMessage): string | null {
  const named = interaction_metadata as { readonly name?: string } | undefined;
  const type = interaction_metadata?.type ?? interaction?.type;
  return type === SLASH ? (interaction?.name ?? named?.name ?? null) : null;
}

/** Returns the texts of a message, including alt texts, as one line of text and emoji. */
function flattenMessage(message: APIMessage, world: PageState, locale: string): readonly PlainPiece[] {
  const texts = [message.content, ...listTexts(message.components)];
  const pictures = message.attachments.flatMap(({ description }) => description ?? []);
  return [
    ...texts.flatMap((text) => flattenMarkdown(text, { world, locale })),
    ...pictures.map((text): PlainPiece => ({ kind: 'text', text: `${text} ` })),
  ];
}

/** Lists the contents of text displays, at any depth. */
function listTexts(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(listTexts);
  if (typeof part !== 'object' || part === null) return [];
  const own = 'content' in part && typeof part.content === 'string' ? [part.content] : [];
  return [...own, ...('components' in part ? listTexts(part.components) : [])];
}
