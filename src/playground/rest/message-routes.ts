import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { Field } from '../checks/form.ts';
import type { Draft } from '../checks/message.ts';
import { refusal } from '../checks/refusal.ts';
import { demandTaken } from '../world/direct.ts';
import { BOT_ID } from '../world/ids.ts';
import { createMessage, editMessage } from '../world/messages.ts';
import { demand, holds, writing } from '../world/permissions.ts';
import { isSnowflake } from '../world/snowflake.ts';
import { demandMember, demandOpen, demandUnlocked, wake } from '../world/threads.ts';
import type { Channel, Post } from '../world/world.ts';
import { demandUploads, replyTo } from './answer.ts';
import type { Body } from './body.ts';
import type { Asked, Reply, Route } from './router.ts';
import { nothing, ok } from './router.ts';

const BASE = '/channels/:channel/messages';

/** https://docs.discord.com/developers/resources/message#create-message and those after it */
export const messageRoutes: readonly Route[] = [
  { method: 'GET', pattern: BASE, handle: list },
  { method: 'POST', pattern: BASE, handle: create },
  { method: 'GET', pattern: `${BASE}/:message`, handle: (asked) => ok(read(asked).message) },
  { method: 'PATCH', pattern: `${BASE}/:message`, handle: edit },
  { method: 'DELETE', pattern: `${BASE}/:message`, handle: remove },
];

const channelOf = ({ room, params }: Asked): Channel => room.world.channel(params.channel!);

/** A message that the channel routes can reach: never an ephemeral one. */
function postOf({ room, params }: Asked): Post {
  const post = room.world.posts.get(params.message!);
  if (post === undefined || post.message.channel_id !== params.channel || post.ephemeralTo !== null)
    throw refusal(10008);
  return post;
}

function read(asked: Asked): Post {
  demand(asked.room.world, channelOf(asked), P.ReadMessageHistory);
  return postOf(asked);
}

/** https://docs.discord.com/developers/resources/message#get-channel-messages */
function list(asked: Asked): Reply {
  const { room, params, query } = asked;
  demand(room.world, channelOf(asked));
  if (!holds(room.world, channelOf(asked), P.ReadMessageHistory)) return ok([]);
  const form = Field.root({ limit: Number(query.get('limit') ?? 50) });
  const limit = form.at('limit').integer({ min: 1, max: 100 });
  form.settle();
  const newest = room.world
    .postsIn(params.channel!)
    .filter((post) => post.ephemeralTo === null)
    .reverse();
  return ok(windowOf(newest, query, limit!).map(({ message }) => message));
}

function windowOf(newest: readonly Post[], query: URLSearchParams, limit: number): readonly Post[] {
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

function create(asked: Asked): Reply {
  const { room, body } = asked;
  const channel = channelOf(asked);
  const field = Field.root(body.json);
  demand(room.world, channel, ...needed(channel, field, body.uploads.length));
  demandMember(room, channel);
  demandUploads(room.world, channel, body.uploads.length);
  demandUnlocked(room, channel);
  demandTaken(room.world, channel);
  const earlier = twin(asked, field);
  if (earlier !== undefined) return ok(earlier.message);
  const above = repliedTo(asked, field);
  const nonce = field.at('nonce').absent ? null : String(field.at('nonce').value);
  const more = above === undefined ? {} : replyTo(room.world, above.message.id, channel.id);
  const post = createMessage(room, draftOf(field, body, above), {
    channel,
    kind: 'message',
    ephemeralTo: null,
    via: null,
    nonce,
    more,
  });
  wake(room, channel);
  return ok(post.message);
}

function draftOf(field: Field, { uploads }: Body, above: Post | undefined): Draft {
  const draft: Draft = { field, uploads, route: 'channel', before: null };
  return above === undefined ? draft : { ...draft, repliedTo: above.message.author };
}

function needed(channel: Channel, field: Field, uploads: number): readonly bigint[] {
  const embeds = field.at('embeds').value;
  return [
    writing(channel),
    ...(uploads > 0 ? [P.AttachFiles] : []),
    ...(Array.isArray(embeds) && embeds.length > 0 ? [P.EmbedLinks] : []),
    ...(field.at('message_reference').absent ? [] : [P.ReadMessageHistory]),
  ];
}

/**
 * With `enforce_nonce` the same nonce a second time is the same message.
 * https://docs.discord.com/developers/resources/message#create-message
 */
function twin({ room, params }: Asked, field: Field): Post | undefined {
  if (field.at('enforce_nonce').value !== true || field.at('nonce').absent) return undefined;
  const nonce = String(field.at('nonce').value);
  const since = room.clock.now() - NONCE_MS;
  return room.world
    .postsIn(params.channel!)
    .find((post) => post.nonce === nonce && Date.parse(post.message.timestamp) > since);
}

function repliedTo({ room }: Asked, field: Field): Post | undefined {
  const reference = field.at('message_reference');
  if (reference.absent) return undefined;
  const post = room.world.posts.get(reference.at('message_id').snowflake() ?? '');
  if (post !== undefined && post.ephemeralTo === null) return post;
  if (reference.at('fail_if_not_exists').value === false) return undefined;
  reference.refuse('REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  field.settle();
  return undefined;
}

function edit(asked: Asked): Reply {
  const { room, body } = asked;
  const channel = channelOf(asked);
  demand(room.world, channel, ...(body.uploads.length > 0 ? [P.AttachFiles] : []));
  demandMember(room, channel);
  const before = postOf(asked);
  if (before.message.author.id !== BOT_ID) throw refusal(50005);
  demandUploads(room.world, channel, body.uploads.length);
  demandOpen(channel);
  room.oldEdits.count(before.message);
  const draft = { field: Field.root(body.json), uploads: body.uploads, route: 'channel' as const, before };
  return ok(editMessage(room, draft).message);
}

function remove(asked: Asked): Reply {
  const channel = channelOf(asked);
  demand(asked.room.world, channel);
  const post = postOf(asked);
  if (post.message.author.id !== BOT_ID) demand(asked.room.world, channel, P.ManageMessages);
  demandOpen(channel);
  asked.room.world.delete(post);
  return nothing;
}
