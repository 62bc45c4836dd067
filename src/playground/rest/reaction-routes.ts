import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { Field } from '../checks/field.ts';
import { createRefusal } from '../checks/refusal.ts';
import { BOT_ID } from '../world/ids.ts';
import { demandPermissions } from '../world/permissions.ts';
import type { ReactionEmoji } from '../world/reactions.ts';
import {
  addReaction,
  clearReactions,
  findReaction,
  MAX_REACTIONS,
  parseReactionEmoji,
  removeReaction,
} from '../world/reactions.ts';
import { demandOpen } from '../world/threads.ts';
import type { Post } from '../world/world.ts';
import { getChannel, getPost, readPost } from './message-routes.ts';
import type { Route, RouteReply, RouteRequest } from './router.ts';
import { createOkReply, NO_CONTENT_REPLY } from './router.ts';

const ALL = '/channels/:channel/messages/:message/reactions';
const ONE = `${ALL}/:emoji`;

/** Routes of reactions: https://docs.discord.com/developers/resources/message#create-reaction and those after it */
export const reactionRoutes: readonly Route[] = [
  { method: 'GET', pattern: ONE, handle: listUsers },
  { method: 'PUT', pattern: `${ONE}/@me`, handle: react },
  { method: 'DELETE', pattern: `${ONE}/@me`, handle: removeOwn },
  { method: 'DELETE', pattern: `${ONE}/:user`, handle: removeOther },
  { method: 'DELETE', pattern: ONE, handle: (request) => clear(request, getEmoji(request)) },
  { method: 'DELETE', pattern: ALL, handle: (request) => clear(request, null) },
];

function getEmoji({ params }: RouteRequest): ReactionEmoji {
  const emoji = parseReactionEmoji(params.emoji!);
  if (emoji === null) throw createRefusal(10014);
  return emoji;
}

function listUsers(request: RouteRequest): RouteReply {
  const { playground, query } = request;
  const post = readPost(request);
  const form = Field.root({ limit: Number(query.get('limit') ?? 25), after: query.get('after') });
  const limit = form.at('limit').integer({ min: 1, max: 100 });
  const after = BigInt(form.at('after').snowflake() ?? 0);
  form.settle();
  const { users = [] } = findReaction(post, getEmoji(request)) ?? {};
  const later = users.filter((id) => BigInt(id) > after).sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  return createOkReply(later.slice(0, limit).flatMap((id) => playground.world.user(id) ?? []));
}

/** Adds the bot's reaction; only the first one with its emoji needs ADD_REACTIONS. */
function react(request: RouteRequest): RouteReply {
  const { world } = request.playground;
  const post = readPost(request);
  const emoji = getEmoji(request);
  if (findReaction(post, emoji) === undefined) {
    demandPermissions(world, getChannel(request), P.AddReactions);
    if ((post.reactions ?? []).length >= MAX_REACTIONS) throw createRefusal(30010);
  }
  demandOpen(getChannel(request));
  addReaction(world, post, emoji, BOT_ID);
  return NO_CONTENT_REPLY;
}

function removeOwn(request: RouteRequest): RouteReply {
  removeReaction(request.playground.world, getChangedPost(request), getEmoji(request), BOT_ID);
  return NO_CONTENT_REPLY;
}

function removeOther(request: RouteRequest): RouteReply {
  const { world } = request.playground;
  const user = request.params.user!;
  const post = user === BOT_ID ? getChangedPost(request) : getChangedPost(request, P.ManageMessages);
  if (world.user(user) === undefined) throw createRefusal(10013);
  removeReaction(world, post, getEmoji(request), user);
  return NO_CONTENT_REPLY;
}

function clear(request: RouteRequest, emoji: ReactionEmoji | null): RouteReply {
  clearReactions(request.playground.world, getChangedPost(request, P.ManageMessages), emoji);
  return NO_CONTENT_REPLY;
}

function getChangedPost(request: RouteRequest, ...bits: readonly bigint[]): Post {
  const channel = getChannel(request);
  demandPermissions(request.playground.world, channel, ...bits);
  const post = getPost(request);
  demandOpen(channel);
  return post;
}
