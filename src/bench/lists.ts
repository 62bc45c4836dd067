import { seeded } from '../engine/seeded.ts';
import { fridayTable } from '../friends.ts';
import type { Playground } from '../playground/index.ts';
import type { Store } from '../store/open.ts';
import type { SeatsRow, TablesRow } from '../store/schema.ts';
import { botInMemory } from './bot-in-memory.ts';
import { grownTable } from './grown-table.ts';
import { noPainters } from './no-painters.ts';
import type { Part } from './part.ts';
import { stalled } from './stall.ts';

/** By what was asked: the longest that the event loop was held in one piece, in ms of the processor. */
export type ListStalls = Readonly<Record<string, number>>;

/** So many finished matches in one channel, and at so many tables somebody sits. */
const FINISHED = 10_000;
const LIVE = 300;

/** Lists where there is very much: only what is shown may be read. */
export const lists: Part<ListStalls> = {
  name: 'lists',
  run: () => listStalls(FINISHED, LIVE),
  rows: (stalls) =>
    Object.entries(stalls).map(([what, ms]) => [
      `${what}, ${FINISHED.toLocaleString('en')} finished matches, ${LIVE} tables`,
      `stall of at most ${ms.toFixed(0)} ms`,
    ]),
};

export async function listStalls(finished: number, live: number): Promise<ListStalls> {
  return await botInMemory(fridayTable, noPainters, async ({ discord, bot, store, channel }) => {
    const ground = { guild: discord.guildId, channel, game: 'moneyrun' };
    const id = await grownTable(bot.house, ground, discord.people, 30, seeded(5));
    await copied(store, id, live, (nth) => ({ channel: `elsewhere-${nth}` }));
    await copied(store, id, finished, () => ({ phase: 'over', standings: '[]', ended_at: Date.now() }));
    return await measured(discord, channel);
  });
}

async function measured(discord: Playground, channel: string): Promise<ListStalls> {
  const theo = discord.person('theo');
  const asked: Readonly<Record<string, () => Promise<unknown>>> = {
    '/export, typing': () => theo.complete(channel, 'export', { match: '' }, 'match'),
    '/export, mistyping': () => theo.complete(channel, 'export', { match: 'qx' }, 'match'),
    '/replay, mistyping': () => theo.complete(channel, 'replay', { match: 'qx' }, 'match'),
    '/games': async () => await (await theo.slash(channel, 'games')).settled(),
  };
  const stalls: Record<string, number> = {};
  for (const [what, asking] of Object.entries(asked)) {
    await asking();
    stalls[what] = (await stalled(asking)).longest;
  }
  return stalls;
}

/** The same table so many times over, with its seats and without its log. */
async function copied(
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
