import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dueAt, personAt } from '../../src/app/core/table.ts';
import { setPace } from '../../src/app/lobby/lobby.ts';
import { playAgain } from '../../src/app/lobby/rematch.ts';
import { cancelTable } from '../../src/app/seats/resign.ts';
import { requestsAt } from '../../src/store/requests.ts';
import { waitingAt } from '../../src/store/turns.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouseAt } from '../support/house.ts';
import { ringNext } from '../support/ringing.ts';
import { decide, due, timedMatch } from '../support/timed-match.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

let house: BareHouse;
let now: number;
beforeEach(async () => {
  now = BEGIN;
  house = await openHouseAt(() => now);
});
afterEach(async () => await closeHouse(house));

describe('at a strict table', () => {
  test('an AI plays the turn that is over, and no other; the log says so', async () => {
    const id = await timedMatch(house, 'runaround', { pace: 24, strict: true });
    const [seat = 0] = dueAt(await tableOf(house, id));
    await rung();
    await rung();
    await expect.poll(async () => (await waitingAt(house.store, id))[0]?.seat).toBe(1 - seat);
    const log = await expectWhole(house, id);
    const at = log.findIndex(({ kind }) => kind === 'time');
    expect(log[at]).toMatchObject({ seat, person: null, name: personAt(await tableOf(house, id), seat) });
    const played = log.slice(at + 1);
    expect(played.length).toBeGreaterThan(0);
    for (const entry of played) expect(entry).toMatchObject({ kind: 'move', seat, person: null });
    expect(await requestsAt(house.store, id, 'play')).toEqual([]);
    expect((await waitingAt(house.store, id))[0]?.since).toBe(now);
  });

  test('whoever moves while the AI thinks has moved, and the AI does not', async () => {
    const id = await timedMatch(house, 'runaround', { pace: 24, strict: true });
    const thoughts: (() => void)[] = [];
    const { players } = house;
    const think = async () => await new Promise<void>((resolve) => thoughts.push(resolve));
    Object.assign(house, {
      players: { choose: (thinking: never) => think().then(() => players.choose(thinking)) },
    });
    const person = await due(house, id);
    await rung();
    const { version } = (await tableOf(house, id)).record;
    await rung();
    await expect.poll(() => thoughts.length).toBe(1);
    await decide(house, id, person, version);
    for (const resolve of thoughts.splice(0)) resolve();
    for (let look = 0; look < 20; look++) await new Promise((resume) => setImmediate(resume));
    const log = await expectWhole(house, id);
    const since = log.slice(log.findIndex(({ kind }) => kind === 'time') + 1);
    expect(since.map((entry) => entry.person)).not.toContain(null);
    expect(await requestsAt(house.store, id, 'play')).toEqual([]);
  });

  test('an AI that was interrupted plays on after a start', async () => {
    const id = await timedMatch(house, 'runaround', { pace: 24, strict: true });
    const woken: number[] = [];
    const { wake } = house;
    Object.assign(house, { wake: (table: number) => void woken.push(table) });
    await rung();
    await rung();
    expect(woken).toEqual([id]);
    expect((await expectWhole(house, id)).at(-1)?.kind).toBe('time');
    wake(id);
    await expect.poll(async () => await requestsAt(house.store, id, 'play')).toEqual([]);
    expect((await expectWhole(house, id)).at(-1)).toMatchObject({ kind: 'move', person: null });
  });
});

test('pace and what becomes of a turn stay with those who play again; only the host sets them', async () => {
  const id = await timedMatch(house, 'runaround', { pace: 48, strict: true });
  await cancelTable(house, act('ann'), id, 'playing');
  const again = (await playAgain(house, act('ann'), id)) as number;
  expect((await tableOf(house, again)).record).toMatchObject({ pace: 48, strict: true });
  expect(await setPace(house, act('ann'), again, 13)).toMatchObject({ reason: { key: 'bot:refuse.forged' } });
  expect(await setPace(house, act('bob'), again, 24)).toMatchObject({
    reason: { key: 'bot:refuse.hostOnly' },
  });
  expect((await tableOf(house, again)).record.pace).toBe(48);
});

/** The next alarm rings at its time. */
async function rung(): Promise<void> {
  await ringNext(house, (at) => {
    now = at;
  });
}
