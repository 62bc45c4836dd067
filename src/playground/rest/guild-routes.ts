import { Field } from '../checks/field.ts';
import { createRefusal } from '../checks/refusal.ts';
import {
  createBotMember,
  createGuild,
  createMember,
  isViewable,
  listChannels,
  listRoles,
} from '../world/guild.ts';
import { BOT_ID } from '../world/ids.ts';
import { findMembers, listMembers } from '../world/members.ts';
import type { Server } from '../world/server.ts';
import type { ServerPerson } from '../world/server-person.ts';
import type { Route, RouteReply, RouteRequest } from './router.ts';
import { createOkReply, NO_CONTENT_REPLY } from './router.ts';

/** Routes of the Gateway's address, of users and of servers: https://docs.discord.com/developers/resources/guild */
export const guildRoutes: readonly Route[] = [
  {
    method: 'GET',
    pattern: '/gateway',
    open: true,
    handle: ({ playground }) => createOkReply({ url: playground.gateway.address }),
  },
  { method: 'GET', pattern: '/gateway/bot', handle: getGatewayBot },
  { method: 'GET', pattern: '/users/:user', handle: getUser },
  { method: 'GET', pattern: '/guilds/:guild', handle: getGuild },
  { method: 'GET', pattern: '/guilds/:guild/channels', handle: getChannels },
  {
    method: 'GET',
    pattern: '/guilds/:guild/roles',
    handle: (request) => createOkReply(listRoles(request.playground.world, getServer(request))),
  },
  {
    method: 'PUT',
    pattern: '/guilds/:guild/members/:user/roles/:role',
    handle: (request) => setRole(request, true),
  },
  {
    method: 'DELETE',
    pattern: '/guilds/:guild/members/:user/roles/:role',
    handle: (request) => setRole(request, false),
  },
  { method: 'GET', pattern: '/guilds/:guild/members', handle: getMembers },
  { method: 'GET', pattern: '/guilds/:guild/members/search', handle: searchMembers },
  { method: 'GET', pattern: '/guilds/:guild/members/:user', handle: getMember },
];

/** Answers GET /gateway/bot: https://docs.discord.com/developers/events/gateway#get-gateway-bot */
function getGatewayBot({ playground }: RouteRequest): RouteReply {
  const { address: url, starts } = playground.gateway;
  const { shards, maxConcurrency: max_concurrency } = starts;
  const session_start_limit = { total: 1000, remaining: 1000, reset_after: 86_400_000, max_concurrency };
  return createOkReply({ url, shards, session_start_limit });
}

/** Returns the server in the path; throws if the bot is not on it. */
function getServer({ playground, params }: RouteRequest): Server {
  const server = playground.world.server(params.guild!);
  if (server?.isBotIn !== true) throw createRefusal(10004);
  return server;
}

function getGuild(request: RouteRequest): RouteReply {
  return createOkReply(createGuild(request.playground.world, getServer(request)));
}

function getChannels(request: RouteRequest): RouteReply {
  const { world } = request.playground;
  return createOkReply(
    listChannels(world, getServer(request)).filter(({ id }) => isViewable(world, world.channel(id))),
  );
}

function getUser({ playground, params }: RouteRequest): RouteReply {
  const found = playground.world.user(params.user!);
  if (found === undefined) throw createRefusal(10013);
  return createOkReply(found);
}

function getMember(request: RouteRequest): RouteReply {
  const { playground, params } = request;
  const server = getServer(request);
  if (params.user === BOT_ID) return createOkReply(createBotMember(playground.world, server));
  return createOkReply(createMember(findPerson(server, params.user!)));
}

function findPerson(server: Server, id: string): ServerPerson {
  const person = server.person(id);
  if (person === undefined || !server.has(id)) throw createRefusal(10007);
  return person;
}

/**
 * Gives or takes a planned role; the managers' role is above the bot's.
 * https://docs.discord.com/developers/resources/guild#add-guild-member-role
 */
function setRole(request: RouteRequest, hasRole: boolean): RouteReply {
  const { playground, params } = request;
  const server = getServer(request);
  const role = listRoles(playground.world, server).find(({ id }) => id === params.role);
  if (role === undefined) throw createRefusal(10011);
  if (role.managed || role.id === server.id) throw createRefusal(50028);
  if (!server.botManages || !server.roles.some(({ id }) => id === role.id)) throw createRefusal(50013);
  playground.world.setRole(server, findPerson(server, params.user!), role.id, hasRole);
  return NO_CONTENT_REPLY;
}

/** Lists members, which needs the intent GUILD_MEMBERS: https://docs.discord.com/developers/resources/guild#list-guild-members */
function getMembers(request: RouteRequest): RouteReply {
  const { world } = request.playground;
  const server = getServer(request);
  if (!world.isPrivileged) throw createRefusal(50001);
  const form = Field.root({ limit: getLimit(request), after: request.query.get('after') });
  const limit = form.at('limit').integer({ min: 1, max: 1000 });
  const after = BigInt(form.at('after').snowflake() ?? 0);
  form.settle();
  const later = listMembers(world, server).filter(({ user }) => BigInt(user.id) > after);
  return createOkReply(later.slice(0, limit));
}

/** Finds members by the beginning of a name: https://docs.discord.com/developers/resources/guild#search-guild-members */
function searchMembers(request: RouteRequest): RouteReply {
  const form = Field.root({ limit: getLimit(request), query: request.query.get('query') });
  const limit = form.at('limit').integer({ min: 1, max: 1000 });
  const query = form.at('query').text({ min: 1, max: 100, required: true });
  form.settle();
  const all = listMembers(request.playground.world, getServer(request));
  return createOkReply(findMembers(all, query!).slice(0, limit));
}

const getLimit = ({ query }: RouteRequest): number => Number(query.get('limit') ?? 1);
