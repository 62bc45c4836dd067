import {
  type APIMessage,
  type APIThreadChannel,
  ChannelType,
  MessageType,
  PermissionFlagsBits as P,
} from 'discord-api-types/v10';
import { Field } from '../checks/field.ts';
import { FLAG } from '../checks/message.ts';
import { createRefusal } from '../checks/refusal.ts';
import { formatNow, type PlaygroundContext } from '../playground-context.ts';
import { getGuildField } from './direct.ts';
import { BOT_ID } from './ids.ts';
import { createBareMessage } from './messages.ts';
import { demandPermissions, hasPermission } from './permissions.ts';
import type { Channel, Post } from './world.ts';

/** Every type of thread: https://docs.discord.com/developers/topics/threads */
const THREAD_KINDS = [
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
] as const;

const ARCHIVE_MINUTES = [60, 1440, 4320, 10080] as const;

/** Returns true for a thread. */
export const isThread = (channel: Channel): channel is APIThreadChannel => 'thread_metadata' in channel;

/** Throws if the thread is archived, because nothing in it can be changed: https://docs.discord.com/developers/topics/threads */
export function demandOpen(channel: Channel): void {
  if (isThread(channel) && channel.thread_metadata?.archived === true) throw createRefusal(50083);
}

/** Throws if the thread is locked and the bot may not manage threads. */
export function demandUnlocked(playground: PlaygroundContext, channel: Channel): void {
  if (!isThread(channel) || channel.thread_metadata?.locked !== true) return;
  if (!hasPermission(playground.world, channel, P.ManageThreads)) throw createRefusal(160005);
}

/** Returns true if the user started the thread, wrote or was mentioned there, or was added. */
export function isThreadMember({ world }: PlaygroundContext, thread: APIThreadChannel, id: string): boolean {
  if (thread.owner_id === id || world.threadMembers.get(thread.id)?.has(id) === true) return true;
  return world
    .postsIn(thread.id)
    .some(
      ({ message, ephemeralTo }) =>
        ephemeralTo === null &&
        (message.author.id === id || message.mentions.some(({ id: mentioned }) => mentioned === id)),
    );
}

/**
 * Throws if the thread is private and the bot is neither a member nor allowed to manage threads.
 * https://docs.discord.com/developers/topics/threads#private-threads
 */
export function demandMember(playground: PlaygroundContext, channel: Channel): void {
  if (!isThread(channel) || channel.type !== ChannelType.PrivateThread) return;
  if (
    hasPermission(playground.world, channel, P.ManageThreads) ||
    isThreadMember(playground, channel, BOT_ID)
  )
    return;
  throw createRefusal(50001);
}

/** Starts a thread as a person; a private one has no other member, and the bot does not hear of it. */
export function startThreadByPerson(
  playground: PlaygroundContext,
  parent: Channel,
  owner: string,
  name: string,
  isPrivate: boolean,
): Channel {
  const type = isPrivate ? ChannelType.PrivateThread : getOpenKind(parent);
  const made = createThread(playground, parent, playground.snowflakes.next(), type, Field.root({ name }));
  // The bot is not a member, but the library's types always have one.
  const thread = { ...made, owner_id: owner, member: undefined } as unknown as APIThreadChannel;
  if (isPrivate) playground.world.untold.add(thread.id);
  playground.world.setChannel(thread);
  return thread;
}

/** Reopens an archived thread when a message is written there. */
export function reopenThread(playground: PlaygroundContext, channel: Channel): void {
  if (!isThread(channel) || channel.thread_metadata?.archived !== true) return;
  setMetadata(playground, channel, { archived: false });
}

/** Archives, locks or opens a thread. */
export function setMetadata(
  playground: PlaygroundContext,
  thread: APIThreadChannel,
  change: {
    readonly archived?: boolean;
    readonly locked?: boolean;
    readonly auto_archive_duration?: 60 | 1440 | 4320 | 10080;
  },
): APIThreadChannel {
  const archive_timestamp =
    change.archived === undefined ? thread.thread_metadata!.archive_timestamp : formatNow(playground);
  const next = {
    ...thread,
    thread_metadata: { ...thread.thread_metadata!, ...change, archive_timestamp },
    // The types have no flag of 0, which Discord sends for none.
  } as unknown as APIThreadChannel;
  playground.world.setChannel(next);
  return next;
}

/** Starts a thread in a channel: https://docs.discord.com/developers/resources/channel#start-thread-without-message */
export function startThread(playground: PlaygroundContext, parent: Channel, json: unknown): APIThreadChannel {
  const open = getOpenKind(parent);
  const form = Field.root(json);
  const type = form.at('type').oneOf(THREAD_KINDS, false) ?? ChannelType.PrivateThread;
  checkThread(form);
  demandKind(parent, type);
  demandPermissions(playground.world, parent, type === open ? P.CreatePublicThreads : P.CreatePrivateThreads);
  const thread = createThread(playground, parent, playground.snowflakes.next(), type, form);
  openCreatedThread(playground, thread, json);
  if (type === open) announceThread(playground, parent, thread);
  return thread;
}

/** Starts a thread from a message: https://docs.discord.com/developers/resources/channel#start-thread-from-message */
export function startThreadUnderMessage(
  playground: PlaygroundContext,
  parent: Channel,
  post: Post,
  json: unknown,
): APIThreadChannel {
  const kind = getOpenKind(parent);
  demandPermissions(playground.world, parent, P.CreatePublicThreads, P.ReadMessageHistory);
  if (playground.world.channels.has(post.message.id)) throw createRefusal(160004);
  const form = Field.root(json);
  checkThread(form);
  const thread = createThread(playground, parent, post.message.id, kind, form);
  openCreatedThread(playground, thread, json);
  const flags = ((post.message.flags ?? 0) | FLAG.hasThread) as NonNullable<APIMessage['flags']>;
  playground.world.edit({ ...post, message: { ...post.message, flags, thread } as APIMessage });
  return thread;
}

/** Checks the fields shared by both ways to start a thread, and by changes of one. */
export function checkThread(form: Field, starting = true): void {
  form.at('name').text({ min: 1, max: 100, required: starting });
  form.at('auto_archive_duration').oneOf(ARCHIVE_MINUTES, false);
  form.at('rate_limit_per_user').integer({ min: 0, max: 21_600 });
  form.settle();
}

function openCreatedThread(playground: PlaygroundContext, thread: APIThreadChannel, payload: unknown): void {
  playground.world.setChannel(thread);
  const place = { audience: 'channel', channel: thread.id, message: null };
  playground.ledger.note({ ...place, kind: 'thread', pinged: [], payload, files: [] });
}

function createThread(
  playground: PlaygroundContext,
  parent: Channel,
  id: string,
  type: ThreadKind,
  form: Field,
): APIThreadChannel {
  const now = formatNow(playground);
  return {
    id,
    type,
    ...getGuildField(playground.world, parent.id),
    parent_id: parent.id,
    owner_id: BOT_ID,
    name: form.at('name').value,
    last_message_id: null,
    message_count: 0,
    total_message_sent: 0,
    member_count: 1,
    rate_limit_per_user: form.at('rate_limit_per_user').value ?? 0,
    flags: 0,
    thread_metadata: {
      archived: false,
      locked: false,
      auto_archive_duration: form.at('auto_archive_duration').value ?? 1440,
      archive_timestamp: now,
      create_timestamp: now,
      ...(type === ChannelType.PrivateThread ? { invitable: true } : {}),
    },
    member: { id, user_id: BOT_ID, join_timestamp: now, flags: 0 },
    // The types have no flag of 0, which Discord sends for none.
  } as unknown as APIThreadChannel;
}

/** Posts the parent channel's line about a new thread. */
function announceThread(playground: PlaygroundContext, parent: Channel, thread: APIThreadChannel): void {
  const bare = createBareMessage(playground, parent, playground.snowflakes.next(), playground.world.bot);
  const reference = { type: 0, channel_id: thread.id, ...getGuildField(playground.world, parent.id) };
  const message = {
    ...bare,
    type: MessageType.ThreadCreated,
    content: thread.name,
    message_reference: reference,
  };
  playground.world.post({
    message: message as APIMessage,
    ephemeralTo: null,
    thinking: false,
    files: [],
    via: null,
    nonce: null,
  });
}

/** A type of thread. */
type ThreadKind = (typeof THREAD_KINDS)[number];

/** Returns the type of a public thread in this channel; throws if it cannot have threads. */
function getOpenKind({ type }: Channel): ThreadKind {
  if (type === ChannelType.GuildText) return ChannelType.PublicThread;
  if (type === ChannelType.GuildAnnouncement) return ChannelType.AnnouncementThread;
  throw createRefusal(50024);
}

/** Throws if the channel cannot have this type; only text channels have private threads. */
function demandKind(channel: Channel, kind: ThreadKind): void {
  const isPrivate = kind === ChannelType.PrivateThread && channel.type === ChannelType.GuildText;
  if (kind !== getOpenKind(channel) && !isPrivate) throw createRefusal(50024);
}
