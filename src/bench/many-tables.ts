import { refused } from '../engine/refusal.ts';
import { waitingAt } from '../store/turns.ts';
import { turnOfLoop } from '../tables/breath.ts';
import { setOwnHours } from '../tables/own/setOwnHours.ts';
import type { Part } from './part.ts';
import { stalled } from './stall.ts';
import { atWaitingTables, type WaitingCosts } from './waiting-tables.ts';

const TABLES = 1_000;

/** Somebody goes away who is waited for at very many tables. */
export const manyTables: Part<WaitingCosts> = {
  name: 'manyTables',
  run: () => manyTablesCosts(TABLES),
  rows: ({ stall, told }) => [
    [
      `/me away, of which ${told.toLocaleString('en')} tables are told`,
      `stall of at most ${stall.toFixed(0)} ms`,
    ],
  ],
};

export async function manyTablesCosts(tables: number): Promise<WaitingCosts> {
  return await atWaitingTables(tables - 1, async ({ house, id, people, told }) => {
    const [due] = await waitingAt(house.store, id);
    const person = people[due?.seat ?? 0] ?? '';
    const by = { interaction: 'away', at: Date.now(), person, name: person, manages: false };
    const { longest, done } = await stalled(() => setOwnHours(house, by, { away: '5' }));
    if (done === 'repeated' || refused(done)) throw new Error('They are not away');
    for (let turns = 0; turns < tables && told.size < tables; turns++) await turnOfLoop();
    return longest;
  });
}
