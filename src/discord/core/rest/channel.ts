import { type APIMessage, ChannelType, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Payload } from '../payload.ts';
import type { RestClient } from './channel-requests.ts';
import { classifyFailure, getErrorCode, isRefusal } from './failure.ts';
import { getSilentFlags, toMessageBody, toRawFiles } from './message.ts';

/**
 * Posts in a channel, silently where it pings nobody. The nonce makes Discord post it once however often the request is
 * tried within a few minutes, and give back the message that it has. `above`: the message that it replies to.
 * https://discord.com/developers/docs/resources/message#create-message
 */
export async function postMessage(
  rest: RestClient,
  channel: string,
  payload: Payload,
  nonce: string,
  above?: string,
): Promise<APIMessage> {
  const reply = above !== undefined && {
    message_reference: { message_id: above, fail_if_not_exists: false },
  };
  const body = {
    ...toMessageBody(payload),
    nonce,
    enforce_nonce: true,
    ...reply,
    ...getSilentFlags(payload),
  };
  const files = toRawFiles(payload);
  const made = inOpenThread(rest, channel, () => rest.post(Routes.channelMessages(channel), { body, files }));
  return (await made) as APIMessage;
}

/** Changes a message of ours. Without a picture in the payload it keeps the one it has, unless it is to be bare. */
export async function editMessage(
  rest: RestClient,
  channel: string,
  message: string,
  payload: Payload,
): Promise<void> {
  const changed = { body: toMessageBody(payload), files: toRawFiles(payload) };
  await inOpenThread(rest, channel, () => rest.patch(Routes.channelMessage(channel, message), changed));
}

/** Takes a message of ours out of its channel; one that is not there any more is none the less gone. */
export async function deleteMessage(rest: RestClient, channel: string, message: string): Promise<void> {
  try {
    await inOpenThread(rest, channel, () => rest.delete(Routes.channelMessage(channel, message)));
  } catch (error) {
    if (classifyFailure(error) !== 'gone') throw error;
  }
}

/** Opens a thread that was archived. */
export async function reopenThread(rest: RestClient, thread: string): Promise<void> {
  await rest.patch(Routes.channel(thread), { body: { archived: false } });
}

/** Whether the bot is a member of a thread; true where Discord does not say. */
export async function isThreadMember(rest: RestClient, thread: string): Promise<boolean> {
  return await rest.get(Routes.threadMembers(thread, '@me')).then(
    () => true,
    (error) => !isRefusal(error),
  );
}

/** Thread is archived. https://discord.com/developers/docs/topics/opcodes-and-status-codes#json */
const THREAD_ARCHIVED = 50083;

/** Makes a request in a channel; where that is an archived thread it is opened first, unless it is locked too. */
async function inOpenThread<T>(rest: RestClient, channel: string, requesting: () => Promise<T>): Promise<T> {
  try {
    return await requesting();
  } catch (error) {
    if (getErrorCode(error) !== THREAD_ARCHIVED) throw error;
    await reopenThread(rest, channel);
    return await requesting();
  }
}

/** The channel of the bot and one person, the same one each time. https://docs.discord.com/developers/resources/user#create-dm */
export async function getDirectChannel(rest: RestClient, person: string): Promise<string> {
  const known = directChannels.get(rest) ?? new LRUCache<string, string>({ max: MAX_DIRECT_CHANNELS });
  directChannels.set(rest, known);
  const id = known.get(person) ?? (await openDirectChannel(rest, person));
  known.set(person, id);
  return id;
}

/** Maximum number of people whose channel is remembered: a few hundred bytes each. */
const MAX_DIRECT_CHANNELS = 10_000;

/** Channels of direct messages by person; those of one bot are not those of another. */
const directChannels = new WeakMap<RestClient, LRUCache<string, string>>();

async function openDirectChannel(rest: RestClient, person: string): Promise<string> {
  const channel = (await rest.post(Routes.userChannels(), { body: { recipient_id: person } })) as {
    id: string;
  };
  return channel.id;
}

/**
 * The first message of a channel that is the one, among those after an id, page by page. Without an id only the newest
 * hundred are looked at.
 */
export async function findMessage(
  rest: RestClient,
  channel: string,
  after: string | null,
  isIt: (message: APIMessage) => boolean,
): Promise<APIMessage | undefined> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...(after !== null && { after }) });
  const page = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
  const found = page.find(isIt);
  if (found || after === null || page.length < PAGE_SIZE) return found;
  return await findMessage(rest, channel, getNewestId(page), isIt);
}

/** The message that is the one among the first hundred after an id and the newest hundred of a channel. */
export async function findNearbyMessage(
  rest: RestClient,
  channel: string,
  after: string,
  isIt: (message: APIMessage) => boolean,
): Promise<APIMessage | undefined> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), after });
  const first = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
  return first.find(isIt) ?? (await findMessage(rest, channel, null, isIt));
}

/** Discord gives at most so many messages at once. */
const PAGE_SIZE = 100;

function getNewestId(page: readonly APIMessage[]): string {
  return page.map(({ id }) => id).reduce((one, other) => (BigInt(one) > BigInt(other) ? one : other));
}

/** The kind of thread that a channel can have that everybody sees, or null for one without threads. */
export function getThreadKind(channel: ChannelType | undefined): ThreadKind | null {
  if (channel === ChannelType.GuildText) return ChannelType.PublicThread;
  return channel === ChannelType.GuildAnnouncement ? ChannelType.AnnouncementThread : null;
}

export type ThreadKind = ChannelType.PublicThread | ChannelType.AnnouncementThread;

/** Opens a thread; it leaves the channel's list after a week of silence. Returns its id. */
export async function openThread(
  rest: RestClient,
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
export async function openMessageThread(
  rest: RestClient,
  channel: string,
  message: string,
  name: string,
): Promise<string> {
  const body = { name, auto_archive_duration: 10080 };
  await rest.post(Routes.threads(channel, message), { body }).catch(async (error) => {
    if (getErrorCode(error) === HAS_THREAD) return;
    if (getErrorCode(error) !== UNKNOWN_MESSAGE || !(await isExistingChannel(rest, message))) throw error;
  });
  return message;
}

const HAS_THREAD = 160004;
const UNKNOWN_MESSAGE = 10008;

/** Returns whether there is such a channel or thread. */
async function isExistingChannel(rest: RestClient, channel: string): Promise<boolean> {
  return await rest.get(Routes.channel(channel)).then(
    () => true,
    (error) => {
      if (classifyFailure(error) !== 'gone') throw error;
      return false;
    },
  );
}

/** The address of a message in Discord. */
export function formatDiscordLink(guild: string, channel: string, message?: string | null): string {
  return `https://discord.com/channels/${guild}/${channel}${message ? `/${message}` : ''}`;
}
