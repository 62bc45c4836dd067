import { refused } from '../engine/refusal.ts';
import { seeded } from '../engine/seeded.ts';
import { openStore } from '../store/open.ts';
import { waitingAt } from '../store/turns.ts';
import { turnOfLoop } from '../tables/breath.ts';
import { setOwnHours } from '../tables/own/setOwnHours.ts';
import { bareHouse } from './bare-house.ts';
import { copiedWaiting } from './copied-waiting.ts';
import { grownTable } from './grown-table.ts';
import type { Part } from './part.ts';
import { stalled } from './stall.ts';

/** What is done where somebody goes away who is waited for at very many tables. */
export interface ManyTablesCosts {
  /** The longest that the event loop was held in one piece, in ms of the processor. */
  readonly stall: number;
  /** How many tables have something to tell of it. */
  readonly told: number;
}

const TABLES = 1_000;

export const manyTables: Part<ManyTablesCosts> = {
  name: 'manyTables',
  run: () => manyTablesCosts(TABLES),
  rows: ({ stall, told }) => [
    [
      `/me away, of which ${told.toLocaleString('en')} tables are told`,
      `stall of at most ${stall.toFixed(0)} ms`,
    ],
  ],
};

const PEOPLE = ['ann', 'bob'].map((key) => ({ id: key, key }));

export async function manyTablesCosts(tables: number): Promise<ManyTablesCosts> {
  const store = await openStore(':memory:');
  const told = new Set<number>();
  const house = bareHouse(store, (id) => void told.add(id));
  const id = await grownTable(house, { guild: 'g', channel: 'c', game: 'moneyrun' }, PEOPLE, 4, seeded(5));
  await copiedWaiting(store, id, tables - 1);
  const [due] = await waitingAt(store, id);
  const person = PEOPLE[due?.seat ?? 0]?.id ?? '';
  const by = { interaction: 'away', at: Date.now(), person, name: person, manages: false };
  const { longest, done } = await stalled(() => setOwnHours(house, by, { away: '5' }));
  if (done === 'repeated' || refused(done)) throw new Error('They are not away');
  for (let turns = 0; turns < tables && told.size < tables; turns++) await turnOfLoop();
  await store.destroy();
  return { stall: longest, told: told.size };
}
