import { setImmediate } from 'node:timers/promises';
import { refused } from '../../engine/refusal.ts';
import { atTable } from '../../store/hold.ts';
import { remember, resultsOf, unremembered } from '../../store/results.ts';
import type { House, Shelf } from '../house.ts';
import { loadTable } from '../table.ts';
import { achieved } from './achieved.ts';
import { bestKindOf } from './bests.ts';

/** Matches that are looked through before others have their turn. */
const AT_ONCE = 5;

type Library = Shelf & Pick<House, 'store'>;

/** Matches that ended before anybody looked for what they are remembered are looked through, while others play. */
export async function rememberEarlier(house: Library): Promise<void> {
  const { store } = house;
  const games = house.games.filter((game) => (bestKindOf(game) ?? 'score') !== 'score').map(({ id }) => id);
  const next = (after: number) => unremembered(store, games, { after, most: AT_ONCE });
  for (let ids = await next(0); ids.length > 0; ids = await next(ids.at(-1) ?? 0)) {
    for (const id of ids) await rememberOne(house, id);
    await setImmediate();
  }
}

async function rememberOne(house: Library, id: number): Promise<void> {
  await atTable(house.store, id, async (store) => {
    const table = await loadTable(house, id, store);
    if (!refused(table)) await remember(store, id, await achieved(store, table, await resultsOf(store, id)));
  });
}
