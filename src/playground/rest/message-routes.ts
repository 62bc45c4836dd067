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
  {
    method: 'GET',
    pattern: `${BASE}/:message`,
    handle: (request) => createOkReply(readPost(request).message),
  },
  { method: 'PATCH', pattern: `${BASE}/:message`, handle: editMessageRoute },
  { method: 'DELETE', pattern: `${BASE}/:message`, handle: removeMessageRoute },
];

export const getChannel = ({ playground, params }: RouteRequest): Channel =>
  playground.world.channel(params.channel!);

/** Returns a message that channel routes can reach, which excludes ephemeral ones. */
export function getPost({ playground, params }: RouteRequest): Post {
  const post = playground.world.posts.get(params.message!);
  if (post === undefined || post.message.channel_id !== params.channel || post.ephemeralTo !== null)
    throw createRefusal(10008);
  return post;
}

/** Returns a message that the bot may read. */
export function readPost(request: RouteRequest): Post {
  demandPermissions(request.playground.world, getChannel(request), P.ReadMessageHistory);
  return getPost(request);
}

/** Lists messages: https://docs.discord.com/developers/resources/message#get-channel-messages */
function listMessages(request: RouteRequest): RouteReply {
  const { playground, params, query } = request;
  demandPermissions(playground.world, getChannel(request));
  if (!hasPermission(playground.world, getChannel(request), P.ReadMessageHistory)) return createOkReply([]);
  const form = Field.root({ limit: Number(query.get('limit') ?? 50) });
  const limit = form.at('limit').integer({ min: 1, max: 100 });
  form.settle();
  const newest = playground.world
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

function createMessageRoute(request: RouteRequest): RouteReply {
  const { playground, body } = request;
  const channel = getChannel(request);
  const field = Field.root(body.json);
  demandPermissions(playground.world, channel, ...listNeededPermissions(channel, field, body.uploads.length));
  demandMember(playground, channel);
  demandUploads(playground.world, channel, body.uploads.length);
  demandUnlocked(playground, channel);
  demandTakesDirect(playground.world, channel);
  const earlier = findTwin(request, field);
  if (earlier !== undefined) return createOkReply(earlier.message);
  const above = findReplyTarget(request, field);
  const nonce = field.at('nonce').absent ? null : String(field.at('nonce').value);
  const more = above === undefined ? {} : createReplyFields(playground.world, above.message.id, channel.id);
  const post = createMessage(playground, createDraft(field, body, above), {
    channel,
    kind: 'message',
    ephemeralTo: null,
    via: null,
    nonce,
    more,
  });
  reopenThread(playground, channel);
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
function findTwin({ playground, params }: RouteRequest, field: Field): Post | undefined {
  if (field.at('enforce_nonce').value !== true || field.at('nonce').absent) return undefined;
  const nonce = String(field.at('nonce').value);
  const since = playground.clock.now() - NONCE_MS;
  return playground.world
    .postsIn(params.channel!)
    .find((post) => post.nonce === nonce && Date.parse(post.message.timestamp) > since);
}

function findReplyTarget({ playground }: RouteRequest, field: Field): Post | undefined {
  const reference = field.at('message_reference');
  if (reference.absent) return undefined;
  const post = playground.world.posts.get(reference.at('message_id').snowflake() ?? '');
  if (post !== undefined && post.ephemeralTo === null) return post;
  if (reference.at('fail_if_not_exists').value === false) return undefined;
  reference.refuse('REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  field.settle();
  return undefined;
}

function editMessageRoute(request: RouteRequest): RouteReply {
  const { playground, body } = request;
  const channel = getChannel(request);
  demandPermissions(playground.world, channel, ...(body.uploads.length > 0 ? [P.AttachFiles] : []));
  demandMember(playground, channel);
  const before = getPost(request);
  if (before.message.author.id !== BOT_ID) throw createRefusal(50005);
  demandUploads(playground.world, channel, body.uploads.length);
  demandOpen(channel);
  playground.oldEdits.count(before.message);
  const draft = { field: Field.root(body.json), uploads: body.uploads, route: 'channel' as const, before };
  return createOkReply(editMessage(playground, draft).message);
}

function removeMessageRoute(request: RouteRequest): RouteReply {
  const channel = getChannel(request);
  demandPermissions(request.playground.world, channel);
  const post = getPost(request);
  if (post.message.author.id !== BOT_ID)
    demandPermissions(request.playground.world, channel, P.ManageMessages);
  demandOpen(channel);
  request.playground.world.delete(post);
  return NO_CONTENT_REPLY;
}
