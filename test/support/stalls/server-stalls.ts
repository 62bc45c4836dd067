import type { AppContext } from '../../../src/app/core/context.ts';
import { loadTable, type Table } from '../../../src/app/core/table.ts';
import { loadDigestContent } from '../../../src/app/digest/digest.ts';
import { forgetUser } from '../../../src/app/privacy/forget.ts';
import { rateTable } from '../../../src/app/ratings/rating.ts';
import { demoServer } from '../../../src/demo-server.ts';
import { formatStatsLines } from '../../../src/discord/board/ended-match.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { refused } from '../../../src/engine/refusal.ts';
import type { Playground } from '../../../src/playground/index.ts';
import { loadResults } from '../../../src/store/results.ts';
import { copyingRenderPool, withBotInMemory } from './bot-in-memory.ts';
import { growTable } from './grown-table.ts';
import { type LargeServer, seedLargeServer } from './large-server-seed.ts';
import { measureStall } from './stall.ts';

/** Longest stall of the event loop by action, in ms of CPU time. */
type ServerStalls = Readonly<Record<string, number>>;

/** Measures the commands that read many matches, for a player in half of the `matches` on a server. */
export async function measureServerStalls(matches: number, people: number): Promise<ServerStalls> {
  return await withBotInMemory(demoServer, copyingRenderPool, async ({ discord, bot, store, channel }) => {
    const ground = { guild: discord.guildId, channel, game: 'moneyrun' };
    const like = await growTable(bot.app, ground, discord.people, 30, createSeededChance(5));
    const [one, other] = [discord.person('theo').id, discord.person('mina').id];
    const server = { ...ground, like, matches, people, regulars: [one, other] } as const;
    await seedLargeServer(store, server);
    return await measureAll(bot.app, discord, server);
  });
}

const WEEK = 7 * 86_400_000;

async function measureAll(ctx: AppContext, discord: Playground, server: LargeServer): Promise<ServerStalls> {
  const theo = discord.person('theo');
  const asked =
    (words: string, options = {}) =>
    async () =>
      await (await theo.slash(server.channel, words, options)).settled();
  const last = getLastDuel(server);
  const to = Date.now();
  return {
    '/stats': await measureSecondRun(asked('stats')),
    '/stats with': await measureSecondRun(asked('stats', { with: discord.person('mina').id })),
    '/leaders': await measureSecondRun(asked('leaders', { game: server.game })),
    '/settings': await measureSecondRun(asked('settings')),
    'what a match changed': await measureSecondRun(
      async () => await formatStatsLines(ctx, await loadTestTable(ctx, last)),
    ),
    'rating a match': await measureSecondRun(() => rateAgain(ctx, last)),
    'the letter of a week': await measureSecondRun(() =>
      loadDigestContent(ctx, { guild: server.guild, from: to - WEEK, to }),
    ),
    'somebody is forgotten': (await measureStall(() => forgetPerson(ctx, theo.id))).longest,
  };
}

/** Measures the second run, after the code is compiled. */
async function measureSecondRun(work: () => Promise<unknown>): Promise<number> {
  await work();
  return (await measureStall(work)).longest;
}

/** Returns the last match of the regulars alone. */
function getLastDuel({ like, matches }: LargeServer): number {
  return like + 1 + 4 * Math.floor((matches - 1) / 4);
}

async function loadTestTable(ctx: AppContext, id: number): Promise<Table> {
  const table = await loadTable(ctx, id);
  if (refused(table)) throw new Error('The table is gone');
  return table;
}

async function rateAgain(ctx: AppContext, id: number): Promise<void> {
  const { store } = ctx;
  const results = await loadResults(store, id);
  await store.deleteFrom('ratings').where('table_id', '=', id).execute();
  await rateTable(store, await loadTestTable(ctx, id), results, Date.now());
}

async function forgetPerson(ctx: AppContext, person: string): Promise<void> {
  const by = { interaction: 'forget', at: Date.now(), person, name: 'Theo', manages: false };
  const isDone = await forgetUser(ctx, by, { somebody: () => 'Somebody', seat: (name) => name });
  if (!isDone) throw new Error('They are not forgotten');
}
