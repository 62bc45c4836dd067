import type { AppContext } from '../../../src/app/core/context.ts';
import { type PostgresServer, startPostgresServer } from '../../../src/bench/postgres-server.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { openPlayground, type Playground } from '../../../src/playground/index.ts';
import { openStore } from '../../../src/store/open.ts';
import { createReadOnlyContext, type KillWindow } from '../chaos/chaos.ts';
import { Ledger } from '../chaos/ledger.ts';
import { People } from '../chaos/people.ts';
import { setForcedMovesByHand } from '../test-context.ts';
import { StormBot } from './bot.ts';
import { type AnswerRecord, ServerContext } from './server-context.ts';
import { SERVER_PLANS, TABLE_PLANS } from './servers.ts';
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
  /** Context that reads the bots' data and changes nothing. */
  readonly app: AppContext;
  readonly bots: readonly StormBot[];
  readonly sessions: Sessions;
  readonly ledger: Ledger;
  readonly answers: AnswerRecord;
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
  const answers: AnswerRecord = { unanswered: [], bugs: [] };
  const until: KillWindow = { isOver: false, over: new Promise(() => {}) };
  let playing: Promise<unknown> = Promise.resolve();
  const calmDown = async () => {
    until.isOver = true;
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
  const app = { ...createReadOnlyContext(Date.now), store };
  const storm = { discord, cluster, app, bots, sessions, ledger, answers, blows: [], calmDown, end };
  await beginBots(names, storm).catch(async (error) => {
    await end();
    throw error;
  });
  playing = Promise.all(TABLE_PLANS.map((_, nth) => play(storm, { nth, seed, until })));
  playing.catch(() => {});
  return storm;
}

/** Starts the first bot, which saves its compile cache before anybody plays, and then the others with that cache. */
async function beginBots(
  [first = '', ...others]: readonly string[],
  { discord, cluster, bots, sessions }: Storm & { readonly bots: StormBot[] },
): Promise<void> {
  const start = (name: string) => new StormBot(name, discord, cluster.url());
  const one = start(first);
  bots.push(one);
  await sessions.whole(START_TIMEOUT_MS);
  await one.keepCompiled();
  bots.push(...others.map(start));
}

/** Has the people of a server play until the end of the period. */
async function play(
  { discord, ledger, answers }: Storm,
  { nth, seed, until }: { readonly nth: number; readonly seed: number; readonly until: KillWindow },
): Promise<void> {
  const plan = TABLE_PLANS[nth];
  if (plan === undefined) throw new RangeError(`There is no server ${nth}`);
  const shard = Number((BigInt(discord.servers[nth]?.id ?? '0') >> 22n) % BigInt(SHARDS));
  const chance = createSeededChance(seed * 100 + nth);
  const context = new ServerContext({ discord, ledger, answers, shard, chance });
  const people = new People(context, plan, chance, until);
  while (!until.isOver) await people.act();
}
