import { type APIMessage, ChannelType, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Payload } from '../payload.ts';
import type { Requests } from './channel-requests.ts';
import { codeOf, failureOf, isRefusal } from './failure.ts';
import { bodyOf, filesOf, silenceOf } from './message.ts';

/**
 * Posts in a channel, silently where it pings nobody. The nonce makes Discord post it once however often the request is
 * tried within a few minutes, and give back the message that it has. `above`: the message that it replies to.
 * https://discord.com/developers/docs/resources/message#create-message
 */
export async function post(
  rest: Requests,
  channel: string,
  payload: Payload,
  nonce: string,
  above?: string,
): Promise<APIMessage> {
  const reply = above !== undefined && {
    message_reference: { message_id: above, fail_if_not_exists: false },
  };
  const body = { ...bodyOf(payload), nonce, enforce_nonce: true, ...reply, ...silenceOf(payload) };
  const files = filesOf(payload);
  const made = inOpen(rest, channel, () => rest.post(Routes.channelMessages(channel), { body, files }));
  return (await made) as APIMessage;
}

/** Changes a message of ours. Without a picture in the payload it keeps the one it has, unless it is to be bare. */
export async function edit(
  rest: Requests,
  channel: string,
  message: string,
  payload: Payload,
): Promise<void> {
  const changed = { body: bodyOf(payload), files: filesOf(payload) };
  await inOpen(rest, channel, () => rest.patch(Routes.channelMessage(channel, message), changed));
}

/** Takes a message of ours out of its channel; one that is not there any more is none the less gone. */
export async function remove(rest: Requests, channel: string, message: string): Promise<void> {
  try {
    await inOpen(rest, channel, () => rest.delete(Routes.channelMessage(channel, message)));
  } catch (error) {
    if (failureOf(error) !== 'gone') throw error;
  }
}

/** Opens a thread that was archived. */
export async function reopen(rest: Requests, thread: string): Promise<void> {
  await rest.patch(Routes.channel(thread), { body: { archived: false } });
}

/** Whether the bot is a member of a thread; true where Discord does not say. */
export async function isInThread(rest: Requests, thread: string): Promise<boolean> {
  return await rest.get(Routes.threadMembers(thread, '@me')).then(
    () => true,
    (error) => !isRefusal(error),
  );
}

/** Thread is archived. https://discord.com/developers/docs/topics/opcodes-and-status-codes#json */
const ARCHIVED = 50083;

/** Makes a request in a channel; where that is an archived thread it is opened first, unless it is locked too. */
async function inOpen<T>(rest: Requests, channel: string, requesting: () => Promise<T>): Promise<T> {
  try {
    return await requesting();
  } catch (error) {
    if (codeOf(error) !== ARCHIVED) throw error;
    await reopen(rest, channel);
    return await requesting();
  }
}

/** The channel of the bot and one person, the same one each time. https://docs.discord.com/developers/resources/user#create-dm */
export async function directChannel(rest: Requests, person: string): Promise<string> {
  const known = directChannels.get(rest) ?? new LRUCache<string, string>({ max: REMEMBERED });
  directChannels.set(rest, known);
  const id = known.get(person) ?? (await openDirect(rest, person));
  known.set(person, id);
  return id;
}

/** Maximum number of people whose channel is remembered: a few hundred bytes each. */
const REMEMBERED = 10_000;

/** Channels of direct messages by person; those of one bot are not those of another. */
const directChannels = new WeakMap<Requests, LRUCache<string, string>>();

async function openDirect(rest: Requests, person: string): Promise<string> {
  const channel = (await rest.post(Routes.userChannels(), { body: { recipient_id: person } })) as {
    id: string;
  };
  return channel.id;
}

/**
 * The first message of a channel that is the one, among those after an id, page by page. Without an id only the newest
 * hundred are looked at.
 */
export async function find(
  rest: Requests,
  channel: string,
  after: string | null,
  isIt: (message: APIMessage) => boolean,
): Promise<APIMessage | undefined> {
  const query = new URLSearchParams({ limit: String(PAGE), ...(after !== null && { after }) });
  const page = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
  const found = page.find(isIt);
  if (found || after === null || page.length < PAGE) return found;
  return await find(rest, channel, newest(page), isIt);
}

/** The message that is the one among the first hundred after an id and the newest hundred of a channel. */
export async function findNear(
  rest: Requests,
  channel: string,
  after: string,
  isIt: (message: APIMessage) => boolean,
): Promise<APIMessage | undefined> {
  const query = new URLSearchParams({ limit: String(PAGE), after });
  const first = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
  return first.find(isIt) ?? (await find(rest, channel, null, isIt));
}

/** Discord gives at most so many messages at once. */
const PAGE = 100;

function newest(page: readonly APIMessage[]): string {
  return page.map(({ id }) => id).reduce((one, other) => (BigInt(one) > BigInt(other) ? one : other));
}

/** The kind of thread that a channel can have that everybody sees, or null for one without threads. */
export function threadKind(channel: ChannelType | undefined): ThreadKind | null {
  if (channel === ChannelType.GuildText) return ChannelType.PublicThread;
  return channel === ChannelType.GuildAnnouncement ? ChannelType.AnnouncementThread : null;
}

export type ThreadKind = ChannelType.PublicThread | ChannelType.AnnouncementThread;

/** Opens a thread; it leaves the channel's list after a week of silence. Returns its id. */
export async function openThread(
  rest: Requests,
  channel: string,
  type: ThreadKind,
  name: string,
): Promise<string> {
  const body = { name, type, auto_archive_duration: 10080 };
  const thread = (await rest.post(Routes.threads(channel), { body })) as { id: string };
  return thread.id;
}

/**
 * Opens a thread on a message, or finds the one that is there: its id is that of the message, which may be deleted by now.
 * https://docs.discord.com/developers/resources/channel#start-thread-from-message
 */
export async function openThreadOn(
  rest: Requests,
  channel: string,
  message: string,
  name: string,
): Promise<string> {
  const body = { name, auto_archive_duration: 10080 };
  await rest.post(Routes.threads(channel, message), { body }).catch(async (error) => {
    if (codeOf(error) === HAS_THREAD) return;
    if (codeOf(error) !== UNKNOWN_MESSAGE || !(await isThere(rest, message))) throw error;
  });
  return message;
}

const HAS_THREAD = 160004;
const UNKNOWN_MESSAGE = 10008;

/** Returns whether there is such a channel or thread. */
async function isThere(rest: Requests, channel: string): Promise<boolean> {
  return await rest.get(Routes.channel(channel)).then(
    () => true,
    (error) => {
      if (failureOf(error) !== 'gone') throw error;
      return false;
    },
  );
}

/** The address of a message in Discord. */
export function link(guild: string, channel: string, message?: string | null): string {
  return `https://discord.com/channels/${guild}/${channel}${message ? `/${message}` : ''}`;
}
