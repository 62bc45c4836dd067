import { type PostgresServer, startPostgresServer } from '../../../src/bench/postgres-server.ts';
import { createSeededChance } from '../../../src/engine/seeded-chance.ts';
import { openPlayground, type Playground } from '../../../src/playground/index.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { setForcedMovesByHand } from '../test-context.ts';
import { type BotSurroundings, StormBot } from './bot.ts';
import { Ledger } from './ledger.ts';
import { People } from './people.ts';
import { MATCHES, SERVER_PLANS } from './servers.ts';
import { Sessions } from './sessions.ts';

/** Number of shards. */
export const SHARDS = 6;

const BOTS = ['one', 'two', 'three'];

/** Time in ms for the first process to get all shards. */
const START_TIMEOUT_MS = 60_000;

/** A kill or restart of processes or the database, in ms of `performance.now()`. */
export interface Blow {
  readonly at: number;
  readonly what: string;
}

/** Several bots on one database, and twelve servers where people play. */
export interface Storm {
  readonly discord: Playground;
  readonly cluster: PostgresServer;
  readonly store: Store;
  readonly bots: readonly StormBot[];
  readonly sessions: Sessions;
  readonly ledger: Ledger;
  /** All blows, in order. */
  readonly blows: Blow[];
  /** Stops the people. Rejects if they met anything that must not happen. */
  calmDown(): Promise<void>;
  end(): Promise<void>;
}

/** Starts bots and people, who play until {@link Storm.calmDown}. */
export async function openStorm(seed: number, names: readonly string[] = BOTS): Promise<Storm> {
  const cluster = await startPostgresServer();
  const store = await openStore(cluster.url());
  const gateway = { shards: SHARDS, maxConcurrency: 16 };
  const discord = await openPlayground({ page: false, servers: SERVER_PLANS, gateway, limits: true });
  await setForcedMovesByHand(
    { store },
    discord.people.map(({ id }) => id),
  );
  const sessions = new Sessions(discord, SHARDS);
  const ledger = new Ledger();
  const bots: StormBot[] = [];
  const people = MATCHES.map((_, nth) => createPeople({ discord, ledger }, nth, seed));
  let playing: Promise<unknown> = Promise.resolve();
  const calmDown = async () => {
    for (const person of people) person.stop();
    await playing;
  };
  const end = async () => {
    const calm = calmDown().catch(() => {});
    sessions.stop();
    await Promise.all(bots.map((bot) => bot.kill()));
    await calm;
    await store.destroy();
    await discord.stop();
    await cluster.stop();
  };
  const { token, api } = discord;
  await beginBots(names, { token, api, database: cluster.url() }, { bots, sessions }).catch(async (error) => {
    await end();
    throw error;
  });
  playing = Promise.all(people.map((person) => person.play()));
  playing.catch(() => {});
  return { discord, cluster, store, bots, sessions, ledger, blows: [], calmDown, end };
}

/** Starts the first bot, which saves its compile cache before anybody plays, and then the others with that cache. */
async function beginBots(
  [first = '', ...others]: readonly string[],
  around: BotSurroundings,
  { bots, sessions }: { readonly bots: StormBot[]; readonly sessions: Sessions },
): Promise<void> {
  const one = new StormBot(first, around);
  bots.push(one);
  await sessions.whole(START_TIMEOUT_MS);
  await one.keepCompiled();
  bots.push(...others.map((name) => new StormBot(name, around)));
}

function createPeople(
  { discord, ledger }: Pick<Storm, 'discord' | 'ledger'>,
  nth: number,
  seed: number,
): People {
  const { id = '0', name = '' } = discord.servers[nth] ?? {};
  const playing = MATCHES[nth];
  if (playing === undefined) throw new RangeError(`There is no server ${nth}`);
  return new People({
    ...{ discord, ledger, ...playing },
    channel: `${name}/table`,
    shard: Number((BigInt(id) >> 22n) % BigInt(SHARDS)),
    host: discord.person(`host${nth}`),
    guest: discord.person(`guest${nth}`),
    chance: createSeededChance(seed * 100 + nth),
  });
}
