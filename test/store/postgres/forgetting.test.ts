import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomPath } from '../../../src/ai/random.ts';
import { dueAt, personAt } from '../../../src/app/core/table.ts';
import { join } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { makeMove } from '../../../src/app/play/move.ts';
import { forget, goOnForgetting } from '../../../src/app/privacy/forget.ts';
import { checkRatings } from '../../../src/app/ratings/rate-again.ts';
import { resign } from '../../../src/app/seats/resign.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { games } from '../../../src/games/registry.ts';
import { letGo } from '../../../src/store/letting-go.ts';
import { resultsOf } from '../../../src/store/results.ts';
import { inTurn } from '../../../src/store/upkeep.ts';
import { act, type BareHouse, BEGIN, openHouse } from '../../support/house.ts';
import { rowsWith } from '../../support/naming.ts';
import { keyOf } from '../../support/refusal.ts';
import { ON_POSTGRES } from '../../support/store.ts';
import { expectWhole, tableOf } from '../../support/verify.ts';

const [ANN, BOB] = ['900000000000000011', '900000000000000012'];
const AFTER = { somebody: () => 'somebody', seat: (name: string) => `(${name})` };

/** Two processes on one database. */
let one: BareHouse;
let other: BareHouse;
let nth = 0;
let time: number;
let channels: number;
beforeEach(async () => {
  [time, channels] = [BEGIN, 0];
  const name = `forgetting ${++nth}`;
  const now = () => time++;
  one = await openHouse(name, games, now);
  other = await openHouse(name, games, now);
});
afterEach(async () => {
  for (const { store } of [one, other]) await store.destroy();
  expect([...one.troubles, ...other.troubles]).toEqual([]);
});

describe.skipIf(!ON_POSTGRES)('two processes forget at the same moment', () => {
  test('what ended long ago, while people play', async () => {
    const [ended, running] = [await each(30, lost), await each(4, started)];
    const before = time;
    const going = async (house: BareHouse) => await inTurn(house.store, () => letGo(house.store, before));
    await Promise.all([going(one), going(other), ...running.map((id, at) => play(at % 2 ? one : other, id))]);
    const kept = await one.store.selectFrom('log').select('table_id').distinct().execute();
    expect(kept.map(({ table_id }) => table_id).sort(byNumber)).toEqual(running);
    for (const id of ended) expect(await resultsOf(other.store, id)).toHaveLength(2);
    for (const id of running) expect((await expectWhole(one, id)).length).toBeGreaterThan(5);
    expect((await checkRatings(one.store)).first).toBeNull();
  });

  test('somebody who asked both of them, or whom both take up again', async () => {
    const [ended, running] = [await each(6, lost), await each(4, started)];
    await Promise.all([
      ...[one, other].map((house) => forget(house, { ...act(ANN), interaction: `${house === one}` }, AFTER)),
      ...[one, other].map((house) => goOnForgetting(house, AFTER)),
      ...running.map((id, at) => play(at % 2 ? one : other, id)),
    ]);
    // A table at which somebody played meanwhile is tried again later.
    expect(await goOnForgetting(one, AFTER)).toBe(true);
    expect(await rowsWith(one.store, [ANN])).toEqual([]);
    for (const id of ended)
      expect((await resultsOf(one.store, id)).map(({ name }) => name).sort()).toEqual(['bob', 'somebody']);
    for (const id of running) await expectWhole(other, id);
    expect((await checkRatings(one.store)).first).toBeNull();
  });
});

function byNumber(first: number, second: number): number {
  return first - second;
}

/** So many, one after the other. */
async function each(count: number, making: () => Promise<number>): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made++) ids.push(await making());
  return ids;
}

/** Ann and Bob begin a match of Runaround. Returns its id. */
async function started(): Promise<number> {
  const wish = { guild: 'g', channel: `c${++channels}`, game: 'runaround', language: 'en' } as const;
  const id = await openTable(one, act(ANN, { name: 'ann' }), wish);
  if (typeof id !== 'number') throw new Error(`No table was opened: ${keyOf(id)}`);
  await join(one, act(BOB, { name: 'bob' }), id);
  await startTable(one, act(ANN), id);
  return id;
}

async function lost(): Promise<number> {
  const id = await started();
  await resign(one, act(BOB), id, (name) => name);
  return id;
}

/** Whoever is due decides at that house, so many times. */
async function play(house: BareHouse, id: number): Promise<void> {
  const chance = seeded(id);
  for (let tries = 0; tries < 25; tries++) {
    const table = await tableOf(house, id);
    const [seat] = dueAt(table);
    const person = seat === undefined ? null : personAt(table, seat);
    if (person === null) return;
    await makeMove(house, act(person), id, table.record.version, (game, view, mine) =>
      randomPath(game, view, mine, chance),
    );
  }
}
