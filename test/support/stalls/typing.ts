import { setTimeout as until } from 'node:timers/promises';
import { demoServer } from '../../../src/demo-server.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import type { Playground } from '../../../src/playground/index.ts';
import { failingRenderPool, withBotInMemory } from './bot-in-memory.ts';
import { growTable } from './grown-table.ts';
import { measureStall } from './stall.ts';

/** Age of the tables in moves: crowded. */
const TABLE_AGE = 60;

/** Demo server with a fifth person. */
const CROWDED = { ...demoServer, people: [...demoServer.people, { key: 'ada', name: 'Ada' }] };

/** Number of players at a table of each game. */
const TABLES = { piecepack: 5, moneyrun: 4 } as const;

/** Text that fits no move. */
const TYPED = 'c2 d4 qx';

/** Time between two keys of a person, in ms. */
const KEY_MS = 40;

/** Has all players of a crowded table mistype a move at once. Returns the longest stall by game, in ms of CPU time. */
export async function measureTypingStalls(): Promise<Readonly<Record<string, number>>> {
  const stalls: Record<string, number> = {};
  for (const [game, people] of Object.entries(TABLES)) stalls[game] = await measureGameStall(game, people);
  return stalls;
}

async function measureGameStall(game: string, count: number): Promise<number> {
  return await withBotInMemory(CROWDED, failingRenderPool, async ({ discord, bot, channel }) => {
    const people = discord.people.slice(0, count);
    await growTable(
      bot.app,
      { guild: discord.guildId, channel, game },
      people,
      TABLE_AGE,
      createSeededChance(5),
    );
    const typing = async () => await Promise.all(people.map(({ key }) => typeText(discord, key, channel)));
    return (await measureStall(typing)).longest;
  });
}

/** Types a text key by key, without waiting for the choices. */
async function typeText(discord: Playground, key: string, channel: string): Promise<void> {
  const person = discord.person(key);
  const offers: Promise<unknown>[] = [];
  for (let length = 1; length <= TYPED.length; length++) {
    offers.push(person.complete(channel, 'move', { text: TYPED.slice(0, length) }, 'text'));
    await until(KEY_MS);
  }
  await Promise.all(offers);
}
