import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { Field } from '../checks/field.ts';
import type { MessageDraft } from '../checks/message.ts';
import { createRefusal } from '../checks/refusal.ts';
import { demandTakesDirect } from '../world/direct.ts';
import { BOT_ID } from '../world/ids.ts';
import { createMessage, editMessage } from '../world/messages.ts';
import { demandPermissions, getWritePermission, hasPermission } from '../world/permissions.ts';
import { isSnowflake } from '../world/snowflakes.ts';
import { demandMember, demandOpen, demandUnlocked, reopenThread } from '../world/threads.ts';
import type { Channel, Post } from '../world/world.ts';
import { createReplyFields, demandUploads } from './answer.ts';
import type { Body } from './body.ts';
import type { Route, RouteReply, RouteRequest } from './router.ts';
import { createOkReply, NO_CONTENT_REPLY } from './router.ts';

const BASE = '/channels/:channel/messages';

/** Routes of messages: https://docs.discord.com/developers/resources/message#create-message and those after it */
export const messageRoutes: readonly Route[] = [
  { method: 'GET', pattern: BASE, handle: listMessages },
  { method: 'POST', pattern: BASE, handle: createMessageRoute },
  { method: 'GET', pattern: `${BASE}/:message`, handle: (asked) => createOkReply(readPost(asked).message) },
  { method: 'PATCH', pattern: `${BASE}/:message`, handle: editMessageRoute },
  { method: 'DELETE', pattern: `${BASE}/:message`, handle: removeMessageRoute },
];

const getChannel = ({ room, params }: RouteRequest): Channel => room.world.channel(params.channel!);

/** Returns a message that channel routes can reach, which excludes ephemeral ones. */
function getPost({ room, params }: RouteRequest): Post {
  const post = room.world.posts.get(params.message!);
  if (post === undefined || post.message.channel_id !== params.channel || post.ephemeralTo !== null)
    throw createRefusal(10008);
  return post;
}

function readPost(asked: RouteRequest): Post {
  demandPermissions(asked.room.world, getChannel(asked), P.ReadMessageHistory);
  return getPost(asked);
}

/** Lists messages: https://docs.discord.com/developers/resources/message#get-channel-messages */
function listMessages(asked: RouteRequest): RouteReply {
  const { room, params, query } = asked;
  demandPermissions(room.world, getChannel(asked));
  if (!hasPermission(room.world, getChannel(asked), P.ReadMessageHistory)) return createOkReply([]);
  const form = Field.root({ limit: Number(query.get('limit') ?? 50) });
  const limit = form.at('limit').integer({ min: 1, max: 100 });
  form.settle();
  const newest = room.world
    .postsIn(params.channel!)
    .filter((post) => post.ephemeralTo === null)
    .reverse();
  return createOkReply(selectWindow(newest, query, limit!).map(({ message }) => message));
}

function selectWindow(newest: readonly Post[], query: URLSearchParams, limit: number): readonly Post[] {
  const [before, after, around] = ['before', 'after', 'around'].map((name) => query.get(name));
  const id = (post: Post) => BigInt(post.message.id);
  if (isSnowflake(around)) {
    const newer = newest.filter((post) => id(post) > BigInt(around)).slice(-Math.floor(limit / 2));
    return [...newer, ...newest.filter((post) => id(post) <= BigInt(around))].slice(0, limit);
  }
  if (isSnowflake(before)) return newest.filter((post) => id(post) < BigInt(before)).slice(0, limit);
  if (isSnowflake(after)) return newest.filter((post) => id(post) > BigInt(after)).slice(-limit);
  return newest.slice(0, limit);
}

const NONCE_MS = 5 * 60_000;

function createMessageRoute(asked: RouteRequest): RouteReply {
  const { room, body } = asked;
  const channel = getChannel(asked);
  const field = Field.root(body.json);
  demandPermissions(room.world, channel, ...listNeededPermissions(channel, field, body.uploads.length));
  demandMember(room, channel);
  demandUploads(room.world, channel, body.uploads.length);
  demandUnlocked(room, channel);
  demandTakesDirect(room.world, channel);
  const earlier = findTwin(asked, field);
  if (earlier !== undefined) return createOkReply(earlier.message);
  const above = findReplyTarget(asked, field);
  const nonce = field.at('nonce').absent ? null : String(field.at('nonce').value);
  const more = above === undefined ? {} : createReplyFields(room.world, above.message.id, channel.id);
  const post = createMessage(room, createDraft(field, body, above), {
    channel,
    kind: 'message',
    ephemeralTo: null,
    via: null,
    nonce,
    more,
  });
  reopenThread(room, channel);
  return createOkReply(post.message);
}

function createDraft(field: Field, { uploads }: Body, above: Post | undefined): MessageDraft {
  const draft: MessageDraft = { field, uploads, route: 'channel', before: null };
  return above === undefined ? draft : { ...draft, repliedTo: above.message.author };
}

function listNeededPermissions(channel: Channel, field: Field, uploads: number): readonly bigint[] {
  const embeds = field.at('embeds').value;
  return [
    getWritePermission(channel),
    ...(uploads > 0 ? [P.AttachFiles] : []),
    ...(Array.isArray(embeds) && embeds.length > 0 ? [P.EmbedLinks] : []),
    ...(field.at('message_reference').absent ? [] : [P.ReadMessageHistory]),
  ];
}

/**
 * Finds the message with the same nonce, which `enforce_nonce` returns instead of a new one.
 * https://docs.discord.com/developers/resources/message#create-message
 */
function findTwin({ room, params }: RouteRequest, field: Field): Post | undefined {
  if (field.at('enforce_nonce').value !== true || field.at('nonce').absent) return undefined;
  const nonce = String(field.at('nonce').value);
  const since = room.clock.now() - NONCE_MS;
  return room.world
    .postsIn(params.channel!)
    .find((post) => post.nonce === nonce && Date.parse(post.message.timestamp) > since);
}

function findReplyTarget({ room }: RouteRequest, field: Field): Post | undefined {
  const reference = field.at('message_reference');
  if (reference.absent) return undefined;
  const post = room.world.posts.get(reference.at('message_id').snowflake() ?? '');
  if (post !== undefined && post.ephemeralTo === null) return post;
  if (reference.at('fail_if_not_exists').value === false) return undefined;
  reference.refuse('REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  field.settle();
  return undefined;
}

function editMessageRoute(asked: RouteRequest): RouteReply {
  const { room, body } = asked;
  const channel = getChannel(asked);
  demandPermissions(room.world, channel, ...(body.uploads.length > 0 ? [P.AttachFiles] : []));
  demandMember(room, channel);
  const before = getPost(asked);
  if (before.message.author.id !== BOT_ID) throw createRefusal(50005);
  demandUploads(room.world, channel, body.uploads.length);
  demandOpen(channel);
  room.oldEdits.count(before.message);
  const draft = { field: Field.root(body.json), uploads: body.uploads, route: 'channel' as const, before };
  return createOkReply(editMessage(room, draft).message);
}

function removeMessageRoute(asked: RouteRequest): RouteReply {
  const channel = getChannel(asked);
  demandPermissions(asked.room.world, channel);
  const post = getPost(asked);
  if (post.message.author.id !== BOT_ID) demandPermissions(asked.room.world, channel, P.ManageMessages);
  demandOpen(channel);
  asked.room.world.delete(post);
  return NO_CONTENT_REPLY;
}
