import { afterEach, beforeEach, expect, test } from 'vitest';
import { dueAt } from '../../src/app/core/table.ts';
import { addAi, join, setOption, setPreset, USUAL } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { isStale, makeMove, Stale } from '../../src/app/play/move.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { refused } from '../../src/engine/refusal.ts';
import type { GoStopState, Throw } from '../../src/games/gostop/types.ts';
import { opened } from '../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

test('all who choose at the same time decide on the same table, whoever is faster', async () => {
  const id = await threeThrowing();
  const opened = await version(id);
  for (const [seat, [who, hand]] of Object.entries({
    ann: 'rock',
    bob: 'paper',
    eve: 'scissors',
  } as const).map((pair, at) => [at, pair] as const)) {
    expect(await staleFor(id, seat, opened)).toBe(false);
    expect(refused(await throwing(id, who, hand, opened))).toBe(false);
  }
  expect((await tableOf(house, id)).record.version).toBe(opened + 3);
  expect((await stateOf(id)).throwers).toEqual([0, 1, 2]);
  await expectWhole(house, id);
});

test('after a tie the choice is open again, and what was opened before it is stale', async () => {
  const id = await threeThrowing();
  const opened = await version(id);
  for (const who of ['ann', 'bob', 'eve']) await throwing(id, who, 'rock', opened);
  expect(dueAt(await tableOf(house, id))).toEqual([0, 1, 2]);
  expect(await throwing(id, 'ann', 'paper', opened)).toBeInstanceOf(Stale);
  const again = await version(id);
  for (const seat of [0, 1, 2]) expect(await staleFor(id, seat, opened)).toBe(true);
  await throwing(id, 'ann', 'paper', again);
  await throwing(id, 'bob', 'paper', again);
  await throwing(id, 'eve', 'rock', again);
  expect(dueAt(await tableOf(house, id))).toEqual([0, 1]);
  expect(await staleFor(id, 2, again)).toBe(true);
});

test('nobody throws twice, and a version that never was is stale', async () => {
  const id = await threeThrowing();
  const opened = await version(id);
  await throwing(id, 'bob', 'rock', opened);
  expect(await staleFor(id, 1, opened)).toBe(true);
  expect(refused(await throwing(id, 'bob', 'paper', opened))).toBe(true);
  expect(refused(await throwing(id, 'bob', 'paper', null))).toBe(true);
  expect(await staleFor(id, 0, opened + 7)).toBe(true);
  expect((await stateOf(id)).throws).toEqual([null, 'rock', null]);
});

test('who leaves while all choose is replaced by an AI that chooses too, and the others ask anew', async () => {
  const id = await threeThrowing();
  const opened = await version(id);
  await resign(house, act('ann'), id, (name) => name);
  await playAis(house, id);
  expect((await stateOf(id)).throws[0]).not.toBeNull();
  expect(dueAt(await tableOf(house, id))).toEqual([1, 2]);
  expect(await throwing(id, 'bob', 'rock', opened)).toBeInstanceOf(Stale);
  expect(refused(await throwing(id, 'bob', 'rock', await version(id)))).toBe(false);
});

test('AI seats choose without waiting for the people, and the people still decide on their own table', async () => {
  const id = await opening();
  await addAi(house, act('ann'), id, String);
  await startTable(house, act('ann'), id);
  const opened = 1;
  await playAis(house, id);
  expect(await version(id)).toBe(opened + 1);
  expect(refused(await throwing(id, 'ann', 'rock', opened))).toBe(false);
});

test('a preset sets all options at once, and only one that there is', async () => {
  const id = await opening();
  const { game } = await tableOf(house, id);
  const preset = game.presets?.[0];
  expect(await setPreset(house, act('ann'), id, preset?.id ?? '')).toBe(true);
  expect((await tableOf(house, id)).record.options).toMatchObject({ dealer: 'rps', ...preset?.options });
  for (const wrong of ['', 'nothing', '__proto__'])
    expect(refused(await setPreset(house, act('ann'), id, wrong))).toBe(true);
  expect(refused(await setPreset(house, act('bob'), id, USUAL))).toBe(true);
  expect(await setPreset(house, act('ann'), id, USUAL)).toBe(true);
  const usual = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  expect((await tableOf(house, id)).record.options).toEqual(usual);
});

async function opening(): Promise<number> {
  const id = await opened(house, 'gostop');
  await setOption(house, act('ann'), id, 'dealer', 'rps');
  return id;
}

async function threeThrowing(): Promise<number> {
  const id = await opening();
  for (const who of ['bob', 'eve']) await join(house, act(who), id);
  expect(await startTable(house, act('ann'), id)).toBe(true);
  return id;
}

async function throwing(id: number, who: string, hand: Throw, on: number | null) {
  return await makeMove(house, act(who), id, on, () => ({ move: { kind: 'throw', throw: hand } }));
}

async function staleFor(id: number, seat: number, on: number): Promise<boolean> {
  return await isStale(house.store, await tableOf(house, id), seat, on);
}

async function version(id: number): Promise<number> {
  return (await tableOf(house, id)).record.version;
}

async function stateOf(id: number): Promise<GoStopState> {
  return (await tableOf(house, id)).record.state as GoStopState;
}
