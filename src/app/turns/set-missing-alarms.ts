import { holdTablesIn } from '../../store/hold.ts';
import { tablesInPages, withoutAlarm } from '../../store/pages.ts';
import { type House, partOf } from '../core/context.ts';
import { type Deed, done } from '../core/unit-of-work.ts';
import { keepAwake } from './dormancy.ts';
import { keepOpen } from './lobby-expiry.ts';

/** After a start: lobbies close and matches sleep in time too where no alarm was set for that, as they were begun before. */
export async function keepTime(house: House): Promise<void> {
  await keep(house, 'lobby', 'close', keepOpen);
  await keep(house, 'playing', 'sleep', keepAwake);
}

async function keep(
  house: House,
  phase: 'lobby' | 'playing',
  kind: 'close' | 'sleep',
  set: (deed: Deed, id: number) => Promise<void>,
): Promise<void> {
  for await (const page of tablesInPages(house.store, phase, partOf(house))) {
    const ids = await withoutAlarm(
      house.store,
      page.map(({ id }) => id),
      kind,
    );
    if (ids.length === 0) continue;
    await done(house, async (deed) => {
      // Another process may have begun one since, or ended it.
      for (const id of await holdTablesIn(deed.store, ids, phase)) await set(deed, id);
    });
  }
}
