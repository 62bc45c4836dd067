import { type APIMessage, ChannelType, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { isDirect } from '../../../app/core/screens.ts';
import type { BotContext } from '../context.ts';
import type { Payload } from '../payload.ts';
import type { RestClient } from './channel-requests.ts';
import { classifyFailure, getErrorCode, isRefusal } from './failure.ts';
import { getSilentFlags, type MarkIds, toMessageBody, toRawFiles } from './message.ts';

/** Parts of the bot that send messages. */
export type MessageSender = Pick<BotContext, 'rest'> & MarkIds;

/**
 * Posts in a channel, silently if it pings nobody. Thanks to the nonce, Discord posts it once even if the request is retried within a few
 * minutes, and returns the existing message. `above`: the message that it replies to.
 * https://discord.com/developers/docs/resources/message#create-message
 */
export async function postMessage(
  bot: MessageSender,
  channel: string,
  payload: Payload,
  nonce: string,
  above?: string,
): Promise<APIMessage> {
  const reply = above !== undefined && {
    message_reference: { message_id: above, fail_if_not_exists: false },
  };
  const body = {
    ...toMessageBody(payload, bot),
    nonce,
    enforce_nonce: true,
    ...reply,
    ...getSilentFlags(payload),
  };
  const files = toRawFiles(payload);
  const made = inOpenThread(bot.rest, channel, () =>
    bot.rest.post(Routes.channelMessages(channel), { body, files }),
  );
  return (await made) as APIMessage;
}

/** Edits a message of the bot. Without a picture in the payload it keeps its picture, unless the payload is `bare`. */
export async function editMessage(
  bot: MessageSender,
  channel: string,
  message: string,
  payload: Payload,
): Promise<void> {
  const changed = { body: toMessageBody(payload, bot), files: toRawFiles(payload) };
  await inOpenThread(bot.rest, channel, () =>
    bot.rest.patch(Routes.channelMessage(channel, message), changed),
  );
}

/** Deletes a message of the bot; one that is already gone counts as deleted. */
export async function deleteMessage(rest: RestClient, channel: string, message: string): Promise<void> {
  try {
    await inOpenThread(rest, channel, () => rest.delete(Routes.channelMessage(channel, message)));
  } catch (error) {
    if (classifyFailure(error) !== 'gone') throw error;
  }
}

/** Reopens an archived thread. */
export async function reopenThread(rest: RestClient, thread: string): Promise<void> {
  await rest.patch(Routes.channel(thread), { body: { archived: false } });
}

/** Returns whether the bot is a member of a thread; true if Discord does not say. */
export async function isThreadMember(rest: RestClient, thread: string): Promise<boolean> {
  return await rest.get(Routes.threadMembers(thread, '@me')).then(
    () => true,
    (error) => !isRefusal(error),
  );
}

/** Error code for an archived thread. https://discord.com/developers/docs/topics/opcodes-and-status-codes#json */
const THREAD_ARCHIVED = 50083;

/** Makes a request in a channel; an archived thread is reopened first, unless it is locked too. */
async function inOpenThread<T>(rest: RestClient, channel: string, requesting: () => Promise<T>): Promise<T> {
  try {
    return await requesting();
  } catch (error) {
    if (getErrorCode(error) !== THREAD_ARCHIVED) throw error;
    await reopenThread(rest, channel);
    return await requesting();
  }
}

/** Returns the direct-message channel of a user, always the same one. https://docs.discord.com/developers/resources/user#create-dm */
export async function getDirectChannel(rest: RestClient, person: string): Promise<string> {
  const known = directChannels.get(rest) ?? new LRUCache<string, string>({ max: MAX_DIRECT_CHANNELS });
  directChannels.set(rest, known);
  const id = known.get(person) ?? (await openDirectChannel(rest, person));
  known.set(person, id);
  return id;
}

/** Maximum number of users whose channel is cached: a few hundred bytes each. */
const MAX_DIRECT_CHANNELS = 10_000;

/** Direct-message channels by user; each bot has its own. */
const directChannels = new WeakMap<RestClient, LRUCache<string, string>>();

async function openDirectChannel(rest: RestClient, person: string): Promise<string> {
  const channel = (await rest.post(Routes.userChannels(), { body: { recipient_id: person } })) as {
    id: string;
  };
  return channel.id;
}

/** Returns the first message after an id that matches, reading page by page. Without an id only the newest hundred are searched. */
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

/** Returns the matching message among the first hundred after an id and the newest hundred of a channel. */
async function findNearbyMessage(
  rest: RestClient,
  channel: string,
  after: string,
  isIt: (message: APIMessage) => boolean,
): Promise<APIMessage | undefined> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), after });
  const first = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
  return first.find(isIt) ?? (await findMessage(rest, channel, null, isIt));
}

/** Returns the id of the bot's message after another one with an attachment of that name, also from before a restart. */
export async function findAttachment(
  { rest, application }: Pick<BotContext, 'rest' | 'application'>,
  channel: string,
  after: string,
  name: string,
): Promise<string | undefined> {
  const isIt = ({ author, attachments }: APIMessage) =>
    author.id === application() && attachments.some(({ filename }) => filename === name);
  return (await findNearbyMessage(rest, channel, after, isIt))?.id;
}

/** Maximum number of messages that Discord returns at once. */
const PAGE_SIZE = 100;

function getNewestId(page: readonly APIMessage[]): string {
  return page.map(({ id }) => id).reduce((one, other) => (BigInt(one) > BigInt(other) ? one : other));
}

/** Returns the type of public thread that a channel can have; null for one without threads. */
export function getThreadKind(channel: ChannelType | undefined): ThreadKind | null {
  if (channel === ChannelType.GuildText) return ChannelType.PublicThread;
  return channel === ChannelType.GuildAnnouncement ? ChannelType.AnnouncementThread : null;
}

export type ThreadKind = ChannelType.PublicThread | ChannelType.AnnouncementThread;

/** Opens a thread, which is archived after a week without messages. Returns its id. */
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
 * Opens a thread on a message, or returns the existing one. Its id is that of the message, which may have been deleted since.
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

/** Returns the link to a channel or message in Discord; that of direct messages has `@me` in place of a server. */
export function formatDiscordLink(guild: string, channel: string, message?: string | null): string {
  const server = isDirect({ guild }) ? '@me' : guild;
  return `https://discord.com/channels/${server}/${channel}${message ? `/${message}` : ''}`;
}
