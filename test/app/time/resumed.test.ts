import { afterEach, beforeEach, expect, test } from 'vitest';
import { comingAlarm } from '../../../src/app/alarms/alarms.ts';
import { dueAt } from '../../../src/app/core/table.ts';
import { done } from '../../../src/app/core/unit-of-work.ts';
import { waitAgain } from '../../../src/app/turns/deadlines.ts';
import { agree } from '../../../src/app/undo/consent.ts';
import { takeBack } from '../../../src/app/undo/undo.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { waitingAt } from '../../../src/store/turns.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouseAt } from '../../support/house.ts';
import { ringAll } from '../../support/ringing.ts';
import { ask, moved, otherThan, version } from '../../support/taking-back.ts';
import { decide, due, timedMatch } from '../../support/timed-match.ts';
import { tableOf } from '../../support/verify.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = await openHouseAt(() => now);
});
afterEach(async () => await closeHouse(house));

/** The turn of whoever is due runs out, and the others give it more time. */
async function extended(id: number): Promise<number> {
  now += DAY;
  await ringAll(house);
  now += HOUR;
  const table = await tableOf(house, id);
  await done(house, (deed) => waitAgain(deed, table, dueAt(table)[0] ?? 0));
  return now;
}

test('undo: a turn that the others gave more time keeps it after a free undo', async () => {
  const id = await timedMatch(house, 'runaround', { pace: 24 });
  const person = await due(house, id);
  await decide(house, id, person);
  const extension = await extended(id);
  now += 2 * HOUR;
  await decide(house, id, person);
  const undone = await takeBack(house, act(person), id, await version(house, id));
  expect(refused(undone)).toBe(false);
  expect(await waitingAt(house.store, id)).toMatchObject([
    { since: BEGIN, clockFrom: extension, reminded: 0 },
  ]);
  expect(await comingAlarm(house)).toMatchObject({ kind: 'turn', at: extension + 12 * HOUR });
});

test.each([24, null])(
  'undo: a turn has its full time again after the others agreed, at %s hours a turn',
  async (pace) => {
    const id = await timedMatch(house, 'runaround', { pace });
    const { person } = await moved(house, id, 'roll');
    await extended(id);
    now += 5 * HOUR;
    await ask(house, id, person);
    now += HOUR;
    await agree(house, act(otherThan(person)), id, await version(house, id));
    const [seat] = dueAt(await tableOf(house, id));
    expect(await waitingAt(house.store, id)).toEqual([{ seat, since: now, clockFrom: now, reminded: 0 }]);
    expect(await comingAlarm(house)).toMatchObject({
      kind: 'turn',
      at: now + (pace === null ? DAY : 12 * HOUR),
    });
  },
);
