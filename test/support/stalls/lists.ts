import { demoServer } from '../../../src/demo-server.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import type { Playground } from '../../../src/playground/index.ts';
import type { Store } from '../../../src/store/open.ts';
import type { SeatsRow, TablesRow } from '../../../src/store/schema.ts';
import { failingRenderPool, withBotInMemory } from './bot-in-memory.ts';
import { growTable } from './grown-table.ts';
import { measureStall } from './stall.ts';

/** Longest stall of the event loop by action, in ms of CPU time. */
type ListStalls = Readonly<Record<string, number>>;

/** Measures lists with `finished` finished matches in a channel and a player at `live` tables. */
export async function measureListStalls(finished: number, live: number): Promise<ListStalls> {
  return await withBotInMemory(demoServer, failingRenderPool, async ({ discord, bot, store, channel }) => {
    const ground = { guild: discord.guildId, channel, game: 'moneyrun' };
    const id = await growTable(bot.app, ground, discord.people, 30, createSeededChance(5));
    await copyTable(store, id, live, (nth) => ({ channel: `elsewhere-${nth}` }));
    await copyTable(store, id, finished, () => ({ phase: 'over', standings: '[]', ended_at: Date.now() }));
    return await measureAll(discord, channel);
  });
}

async function measureAll(discord: Playground, channel: string): Promise<ListStalls> {
  const theo = discord.person('theo');
  const asked: Readonly<Record<string, () => Promise<unknown>>> = {
    '/export, typing': () => theo.complete(channel, 'table export', { match: '' }, 'match'),
    '/export, mistyping': () => theo.complete(channel, 'table export', { match: 'qx' }, 'match'),
    '/replay, mistyping': () => theo.complete(channel, 'table replay', { match: 'qx' }, 'match'),
    '/games': async () => await (await theo.slash(channel, 'games')).settled(),
  };
  const stalls: Record<string, number> = {};
  for (const [what, asking] of Object.entries(asked)) {
    await asking();
    stalls[what] = (await measureStall(asking)).longest;
  }
  return stalls;
}

/** Copies a table `count` times, with its seats and without its log. */
async function copyTable(
  store: Store,
  id: number,
  count: number,
  change: (nth: number) => Partial<Pick<TablesRow, 'channel' | 'phase' | 'standings' | 'ended_at'>>,
): Promise<void> {
  const { id: _, ...table } = await store
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const seats: readonly SeatsRow[] = await store
    .selectFrom('seats')
    .selectAll()
    .where('table_id', '=', id)
    .execute();
  await store.transaction().execute(async (within) => {
    for (let nth = 0; nth < count; nth++) {
      const values = { ...table, ...change(nth) };
      const made = await within.insertInto('tables').values(values).returning('id').executeTakeFirstOrThrow();
      const moved = seats.map((seat) => ({ ...seat, table_id: made.id }));
      await within.insertInto('seats').values(moved).execute();
    }
  });
}
