import { createRefusal } from '../checks/refusal.ts';
import { createBotMember, createGuild, createMember, isViewable, listChannels } from '../world/guild.ts';
import { BOT_ID } from '../world/ids.ts';
import type { Server } from '../world/server.ts';
import type { Route, RouteReply, RouteRequest } from './router.ts';
import { createOkReply } from './router.ts';

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
  const person = server.person(params.user!);
  if (person === undefined || !server.has(person.user.id)) throw createRefusal(10007);
  return createOkReply(createMember(person));
}
