import type { House } from '../../../src/app/core/context.ts';
import { loadTable, type Table } from '../../../src/app/core/table.ts';
import { letterOf } from '../../../src/app/digest/digest.ts';
import { forget } from '../../../src/app/privacy/forget.ts';
import { rate } from '../../../src/app/ratings/rating.ts';
import { clubLines } from '../../../src/discord/board/ended.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { fridayTable } from '../../../src/friends.ts';
import type { Playground } from '../../../src/playground/index.ts';
import { resultsOf } from '../../../src/store/results.ts';
import { botInMemory, copyingPainters } from './bot-in-memory.ts';
import { type Club, seedClub } from './club-seed.ts';
import { grownTable } from './grown-table.ts';
import { stalled } from './stall.ts';

/** Longest stall of the event loop by what was asked, in ms of the processor. */
type ClubStalls = Readonly<Record<string, number>>;

/** Asks and does what reads many matches, on a server with so many and of a player who was in half of them. */
export async function clubStalls(matches: number, people: number): Promise<ClubStalls> {
  return await botInMemory(fridayTable, copyingPainters, async ({ discord, bot, store, channel }) => {
    const ground = { guild: discord.guildId, channel, game: 'moneyrun' };
    const like = await grownTable(bot.house, ground, discord.people, 30, seeded(5));
    const [one, other] = [discord.person('theo').id, discord.person('mina').id];
    const club = { ...ground, like, matches, people, regulars: [one, other] } as const;
    await seedClub(store, club);
    return await measured(bot.house, discord, club);
  });
}

const WEEK = 7 * 86_400_000;

async function measured(house: House, discord: Playground, club: Club): Promise<ClubStalls> {
  const theo = discord.person('theo');
  const asked =
    (words: string, options = {}) =>
    async () =>
      await (await theo.slash(club.channel, words, options)).settled();
  const last = lastDuel(club);
  const to = Date.now();
  return {
    '/stats': await again(asked('stats')),
    '/stats with': await again(asked('stats', { with: discord.person('mina').id })),
    '/leaders': await again(asked('leaders', { game: club.game })),
    '/me': await again(asked('me')),
    '/privacy': await again(asked('privacy')),
    '/forget me': await again(asked('forget me')),
    'what a match changed': await again(async () => await clubLines(house, await tableOf(house, last))),
    'rating a match': await again(() => ratedAgain(house, last)),
    'the letter of a week': await again(() => letterOf(house, { guild: club.guild, from: to - WEEK, to })),
    'somebody is forgotten': (await stalled(() => forgotten(house, theo.id))).longest,
  };
}

/** The stall of the second time: what is compiled is compiled then. */
async function again(work: () => Promise<unknown>): Promise<number> {
  await work();
  return (await stalled(work)).longest;
}

/** The last match of the regulars alone. */
function lastDuel({ like, matches }: Club): number {
  return like + 1 + 4 * Math.floor((matches - 1) / 4);
}

async function tableOf(house: House, id: number): Promise<Table> {
  const table = await loadTable(house, id);
  if (refused(table)) throw new Error('The table is gone');
  return table;
}

async function ratedAgain(house: House, id: number): Promise<void> {
  const { store } = house;
  const results = await resultsOf(store, id);
  await store.deleteFrom('ratings').where('table_id', '=', id).execute();
  await rate(store, await tableOf(house, id), results, Date.now());
}

async function forgotten(house: House, person: string): Promise<void> {
  const by = { interaction: 'forget', at: Date.now(), person, name: 'Theo', manages: false };
  const isDone = await forget(house, by, { somebody: () => 'Somebody', seat: (name) => name });
  if (!isDone) throw new Error('They are not forgotten');
}
