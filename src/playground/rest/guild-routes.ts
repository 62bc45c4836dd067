import { refusal } from '../checks/refusal.ts';
import { botMember, channelsOf, guildOf, isViewable, memberOf } from '../world/guild.ts';
import { APPLICATION_ID, BOT_ID, OWNER_ID, TEAM_ID } from '../world/ids.ts';
import type { RunnerPlan } from '../world/plan.ts';
import type { Server } from '../world/server.ts';
import type { World } from '../world/world.ts';
import type { Asked, Reply, Route } from './router.ts';
import { ok } from './router.ts';

/** https://docs.discord.com/developers/resources/application#application-object */
const applicationOf = ({ bot, runner }: World) => ({
  id: APPLICATION_ID,
  name: bot.username,
  description: '',
  icon: null,
  bot_public: true,
  flags: 0,
  verify_key: '',
  bot,
  ...(runner === null ? {} : runnerOf(runner)),
});

/** Of a team `owner` is a user that stands for it. */
function runnerOf({ kind, name }: RunnerPlan) {
  const isTeam = kind === 'team';
  const username = isTeam ? `team${TEAM_ID}` : name.toLowerCase();
  const owner = { id: isTeam ? TEAM_ID : OWNER_ID, username, global_name: isTeam ? null : name };
  const team = { id: TEAM_ID, name, icon: null, owner_user_id: OWNER_ID, members: [] };
  return { owner: { ...owner, discriminator: '0', avatar: null }, team: isTeam ? team : null };
}

/** Who the bot is and where: https://docs.discord.com/developers/resources/guild */
export const guildRoutes: readonly Route[] = [
  { method: 'GET', pattern: '/gateway', open: true, handle: ({ room }) => ok({ url: room.gateway.address }) },
  { method: 'GET', pattern: '/gateway/bot', handle: gatewayBot },
  { method: 'GET', pattern: '/users/@me', handle: me },
  { method: 'GET', pattern: '/users/:user', handle: user },
  { method: 'GET', pattern: '/applications/@me', handle: application },
  { method: 'GET', pattern: '/oauth2/applications/@me', handle: application },
  { method: 'GET', pattern: '/guilds/:guild', handle: guild },
  { method: 'GET', pattern: '/guilds/:guild/channels', handle: channels },
  { method: 'GET', pattern: '/guilds/:guild/members/:user', handle: member },
];

function me({ room }: Asked): Reply {
  return ok({ ...room.world.bot, verified: true, mfa_enabled: false });
}

function application({ room }: Asked): Reply {
  return ok(applicationOf(room.world));
}

/** https://docs.discord.com/developers/events/gateway#get-gateway-bot */
function gatewayBot({ room }: Asked): Reply {
  const { address: url, starts } = room.gateway;
  const { shards, maxConcurrency: max_concurrency } = starts;
  const session_start_limit = { total: 1000, remaining: 1000, reset_after: 86_400_000, max_concurrency };
  return ok({ url, shards, session_start_limit });
}

/** The server that a path names, if the bot is in it. */
function serverOf({ room, params }: Asked): Server {
  const server = room.world.server(params.guild!);
  if (server?.isBotIn !== true) throw refusal(10004);
  return server;
}

function guild(asked: Asked): Reply {
  return ok(guildOf(asked.room.world, serverOf(asked)));
}

function channels(asked: Asked): Reply {
  const { world } = asked.room;
  return ok(channelsOf(world, serverOf(asked)).filter(({ id }) => isViewable(world, world.channel(id))));
}

function user({ room, params }: Asked): Reply {
  const found = room.world.user(params.user!);
  if (found === undefined) throw refusal(10013);
  return ok(found);
}

function member(asked: Asked): Reply {
  const { room, params } = asked;
  const server = serverOf(asked);
  if (params.user === BOT_ID) return ok(botMember(room.world, server));
  const person = server.person(params.user!);
  if (person === undefined || !server.has(person.user.id)) throw refusal(10007);
  return ok(memberOf(person));
}
