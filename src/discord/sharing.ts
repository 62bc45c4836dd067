import { type APIGatewayBotInfo, type Client, Routes } from 'discord.js';
import { Holding } from '../shards/holding.ts';
import type { Call, Hearing, Sharing } from '../store/sharing.ts';
import { realTimers } from '../tables/time/timers.ts';
import type { Connected, Connecting } from './connect.ts';
import { closeGoing, type Going, goingFor } from './going.ts';
import { Identifying } from './identifying.ts';
import { listen } from './listen.ts';
import { lookAround, lookForAis } from './lookAround.ts';
import { restFor } from './rest.ts';
import { ShardSessions } from './shardSessions.ts';
import { SharedWhole } from './sharedWhole.ts';
import { isTokenRefused, tokenRefused } from './tokenRefused.ts';
import { REQUESTS_PER_SECOND } from './whole.ts';

/** Opens what processes share the shards by. */
export type Opening = (hearing: Hearing) => Promise<Sharing>;

/** So often it is looked for what nobody was told of, in ms. */
const LOOKED_EVERY = 5_000;
const LOOKED_FOR_AIS_EVERY = 60_000;

/** So long a process that ends may take to hand over its shards, in ms: whoever ends it waits half a minute. */
const HANDING_TAKES = 20_000;

/** Takes this process's part of the shards, and resolves when the first session is ready, or when others have them all. */
export async function share(connecting: Connecting, open: Opening, clients: Set<Client>): Promise<Connected> {
  const { log, house } = connecting;
  const failed = (error: unknown) => log.warn({ err: error }, 'The leases met an error');
  let heard: (call: Call) => void = () => {};
  const look = () => void holding?.look().then(() => around());
  const sharing = await open({ heard: (call) => heard(call), again: look });
  const { application, shards, buckets } = await asked(connecting);
  let holding: Holding | undefined;
  const leased = () => holding ?? NOTHING;
  const whole = new SharedWhole({
    house,
    leased,
    call: (call) => sharing.call(call),
    failed,
    application,
    allowed: connecting.client?.rest?.globalRequestsPerSecond,
  });
  const going = goingFor(connecting, clients, whole);
  const around = () => lookAround(going).catch(failed);
  const { bot } = going;
  const of = { connecting, bot, listening: listen(bot, connecting), clients };
  const identifying = new Identifying(sharing, buckets);
  const sessions = new ShardSessions({ of, going, whole, identifying });
  const { after } = realTimers;
  const clock = () => performance.now();
  const renewed = () => going.rest.allow(whole.requestsPerSecond());
  holding = new Holding({ sharing, count: shards, doing: sessions, clock, after, failed, renewed });
  connecting.watching?.leases?.(() => holding.leases);
  heard = (call) => {
    if (call.kind === 'leases') void holding.look();
    else if (whole.serves(call.shard)) hear(going, call);
  };
  await holding.look();
  await sessions.ready();
  const looking = setInterval(around, LOOKED_EVERY).unref();
  const lookingForAis = setInterval(() => lookForAis(going).catch(failed), LOOKED_FOR_AIS_EVERY).unref();
  return {
    ...going,
    close: async () => {
      clearInterval(looking);
      clearInterval(lookingForAis);
      await holding.close(clock() + HANDING_TAKES);
      await closeGoing(going);
      going.rest.close();
      await sharing.close();
    },
  };
}

/** Before it has looked for the first time. */
const NOTHING = { count: 1, alive: 1, isValid: false, has: () => false };

function hear(
  { announcer, notices, matches, waker }: Going,
  { kind, id }: Exclude<Call, { kind: 'leases' }>,
) {
  if (kind === 'table') announcer.news(id);
  else if (kind === 'notice') notices.news(id);
  else if (kind === 'match') matches.news(id);
  else waker.wake(id);
}

/** The application's id, how many shards there are to be, and in how many buckets their sessions are started. */
async function asked(
  connecting: Connecting,
): Promise<{ readonly application: string; readonly shards: number; readonly buckets: number }> {
  const rest = restFor(connecting, REQUESTS_PER_SECOND);
  try {
    const { id } = (await rest.get(Routes.currentApplication())) as { readonly id: string };
    const bot = (await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
    const shards = typeof connecting.shards === 'number' ? connecting.shards : bot.shards;
    return { application: id, shards, buckets: bot.session_start_limit.max_concurrency };
  } catch (error) {
    throw isTokenRefused(error) ? tokenRefused() : error;
  }
}
