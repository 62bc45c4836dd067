import { tablesWithout } from '../../store/alarms.ts';
import { done } from '../deed.ts';
import type { House } from '../house.ts';
import { keepOpen } from './keptOpen.ts';
import { keepAwake } from './sleep.ts';

/** After a start: lobbies close and matches sleep in time too where no alarm was set for that, as they were begun before. */
export async function keepTime(house: House): Promise<void> {
  await done(house, async (deed) => {
    for (const id of await tablesWithout(deed.store, 'lobby', 'close')) await keepOpen(deed, id);
    for (const id of await tablesWithout(deed.store, 'playing', 'sleep')) await keepAwake(deed, id);
  });
}
