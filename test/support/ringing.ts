import { comingAlarm, ring } from '../../src/app/alarms/alarms.ts';
import type { House } from '../../src/app/core/context.ts';

/** All alarms of a house that have come by now ring. */
export async function ringAll(house: House): Promise<void> {
  for (let next = await comingAlarm(house); next && next.at <= house.now(); next = await comingAlarm(house))
    await ring(house, next);
}

/** The clock of a house is set to its next alarm, which rings. Throws where none is set. */
export async function ringNext(house: House, set: (at: number) => void): Promise<void> {
  const alarm = await comingAlarm(house);
  if (!alarm) throw new Error('No alarm is set');
  set(alarm.at);
  await ring(house, alarm);
}
