import { setTimeout as until } from 'node:timers/promises';
import { seeded } from '../../../src/engine/seeded.ts';
import { fridayTable } from '../../../src/friends.ts';
import type { Playground } from '../../../src/playground/index.ts';
import { botInMemory, noPainters } from './bot-in-memory.ts';
import { grownTable } from './grown-table.ts';
import { stalled } from './stall.ts';

/** Age of the tables in moves: crowded. */
const AGE = 60;

/** The friends, and a fifth. */
const CROWDED = { ...fridayTable, people: [...fridayTable.people, { key: 'ada', name: 'Ada' }] };

/** Number of players at a table of each game. */
const TABLES = { piecepack: 5, moneyrun: 4 } as const;

/** Text that fits no move. */
const TYPED = 'c2 d4 qx';

/** Time between two keys of a person, in ms. */
const QUICK = 40;

/** Has all players of a crowded table mistype a move at once. Returns the longest stall by game, in ms of the processor. */
export async function typingStalls(): Promise<Readonly<Record<string, number>>> {
  const stalls: Record<string, number> = {};
  for (const [game, people] of Object.entries(TABLES)) stalls[game] = await stallAt(game, people);
  return stalls;
}

async function stallAt(game: string, count: number): Promise<number> {
  return await botInMemory(CROWDED, noPainters, async ({ discord, bot, channel }) => {
    const people = discord.people.slice(0, count);
    await grownTable(bot.house, { guild: discord.guildId, channel, game }, people, AGE, seeded(5));
    const typing = async () => await Promise.all(people.map(({ key }) => type(discord, key, channel)));
    return (await stalled(typing)).longest;
  });
}

/** Types a text key by key, without waiting for what is offered. */
async function type(discord: Playground, key: string, channel: string): Promise<void> {
  const person = discord.person(key);
  const offers: Promise<unknown>[] = [];
  for (let length = 1; length <= TYPED.length; length++) {
    offers.push(person.complete(channel, 'move', { text: TYPED.slice(0, length) }, 'text'));
    await until(QUICK);
  }
  await Promise.all(offers);
}
