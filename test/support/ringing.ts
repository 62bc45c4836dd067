import { comingAlarm, ring } from '../../src/tables/alarms.ts';
import type { House } from '../../src/tables/house.ts';

/** All alarms of a house that have come by now ring. */
export async function ringAll(house: House): Promise<void> {
  for (let next = await comingAlarm(house); next && next.at <= house.now(); next = await comingAlarm(house))
    await ring(house, next);
}
