import { setTimeout as until } from 'node:timers/promises';
import { seeded } from '../engine/seeded.ts';
import { fridayTable } from '../friends.ts';
import type { Playground } from '../playground/index.ts';
import { botInMemory } from './bot-in-memory.ts';
import { grownTable } from './grown-table.ts';
import { noPainters } from './no-painters.ts';
import type { Part } from './part.ts';
import { type Spread, spread } from './path-figures.ts';
import { stalled } from './stall.ts';

/** What keys cost at one table. */
export interface KeysAt {
  /** The longest that the event loop was held in one piece, in ms of the processor. */
  readonly longestStall: number;
  /** From a key to what is offered for it, in ms; of keys that were overtaken as well. */
  readonly offered: Spread;
}

export type KeyCosts = Readonly<Record<string, KeysAt>>;

/** So many moves old are the tables: crowded. */
const AGE = 60;

/** The friends, and a fifth. */
const CROWDED = { ...fridayTable, people: [...fridayTable.people, { key: 'ada', name: 'Ada' }] };

const TABLES = { piecepack: 5, moneyrun: 4 } as const;

/** What fits no move, a key at a time. */
const TYPED = 'c2 d4 qx';

/** Between two keys of a person, in ms. */
const QUICK = 40;

/** Everybody at a crowded table mistypes a move at once. */
export const keys: Part<KeyCosts> = {
  name: 'keys',
  run: keyCosts,
  rows: (costs) =>
    Object.entries(costs).map(([game, { longestStall, offered }]) => [
      `${game}, all mistype at once`,
      `stall of at most ${longestStall.toFixed(0)} ms, offers after ${offered.median.toFixed(0)} ms, 99 of 100 within ${offered.p99.toFixed(0)} ms`,
    ]),
};

export async function keyCosts(): Promise<KeyCosts> {
  const costs: Record<string, KeysAt> = {};
  for (const [game, people] of Object.entries(TABLES)) costs[game] = await keysAt(game, people);
  return costs;
}

async function keysAt(game: string, count: number): Promise<KeysAt> {
  const measured = await botInMemory(CROWDED, noPainters, async ({ discord, bot, channel }) => {
    const people = discord.people.slice(0, count);
    await grownTable(bot.house, { guild: discord.guildId, channel, game }, people, AGE, seeded(5));
    return await stalled(
      async () => await Promise.all(people.map(({ key }) => typed(discord, key, channel))),
    );
  });
  return { longestStall: measured.longest, offered: spread(measured.done.flat()) };
}

/** Types a text key by key, without waiting for what is offered. */
async function typed(discord: Playground, key: string, channel: string): Promise<readonly number[]> {
  const person = discord.person(key);
  const offers: Promise<number>[] = [];
  for (let length = 1; length <= TYPED.length; length++) {
    const began = performance.now();
    const offering = person.complete(channel, 'move', { text: TYPED.slice(0, length) }, 'text');
    offers.push(offering.then(() => performance.now() - began));
    await until(QUICK);
  }
  return await Promise.all(offers);
}
