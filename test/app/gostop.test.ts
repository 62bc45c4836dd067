import { afterEach, beforeEach, expect, test } from 'vitest';
import { getDueSeats } from '../../src/app/core/table.ts';
import { addAi, joinLobby, setOption, setPreset, USUAL_PRESET } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { isStale, makeMove, StaleTableRefusal } from '../../src/app/play/make-move.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { refused } from '../../src/engine/refusal.ts';
import type { GoStopState, Throw } from '../../src/games/gostop/types.ts';
import { openLobby } from '../support/app-table.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

test('Go-Stop: simultaneous throws are accepted on the same version in any order', async () => {
  const id = await beginMatchOfThree();
  const opened = await loadVersion(id);
  for (const [seat, [who, hand]] of Object.entries({
    ann: 'rock',
    bob: 'paper',
    eve: 'scissors',
  } as const).map((pair, at) => [at, pair] as const)) {
    expect(await isStaleThrow(id, seat, opened)).toBe(false);
    expect(refused(await throwCard(id, who, hand, opened))).toBe(false);
  }
  expect((await loadStoredTable(ctx, id)).record.version).toBe(opened + 3);
  expect((await loadGameState(id)).throwers).toEqual([0, 1, 2]);
  await expectCompleteLog(ctx, id);
});

test('Go-Stop: a tie reopens the choice, and throws from before the tie are stale', async () => {
  const id = await beginMatchOfThree();
  const opened = await loadVersion(id);
  for (const who of ['ann', 'bob', 'eve']) await throwCard(id, who, 'rock', opened);
  expect(getDueSeats(await loadStoredTable(ctx, id))).toEqual([0, 1, 2]);
  expect(await throwCard(id, 'ann', 'paper', opened)).toBeInstanceOf(StaleTableRefusal);
  const again = await loadVersion(id);
  for (const seat of [0, 1, 2]) expect(await isStaleThrow(id, seat, opened)).toBe(true);
  await throwCard(id, 'ann', 'paper', again);
  await throwCard(id, 'bob', 'paper', again);
  await throwCard(id, 'eve', 'rock', again);
  expect(getDueSeats(await loadStoredTable(ctx, id))).toEqual([0, 1]);
  expect(await isStaleThrow(id, 2, again)).toBe(true);
});

test('Go-Stop: a second throw is refused, and an unknown version is stale', async () => {
  const id = await beginMatchOfThree();
  const opened = await loadVersion(id);
  await throwCard(id, 'bob', 'rock', opened);
  expect(await isStaleThrow(id, 1, opened)).toBe(true);
  expect(refused(await throwCard(id, 'bob', 'paper', opened))).toBe(true);
  expect(refused(await throwCard(id, 'bob', 'paper', null))).toBe(true);
  expect(await isStaleThrow(id, 0, opened + 7)).toBe(true);
  expect((await loadGameState(id)).throws).toEqual([null, 'rock', null]);
});

test('Go-Stop: an AI throws for a player who leaves, and the others need the new version', async () => {
  const id = await beginMatchOfThree();
  const opened = await loadVersion(id);
  await resign(ctx, createActor('ann'), id, (name) => name);
  await playAis(ctx, id);
  expect((await loadGameState(id)).throws[0]).not.toBeNull();
  expect(getDueSeats(await loadStoredTable(ctx, id))).toEqual([1, 2]);
  expect(await throwCard(id, 'bob', 'rock', opened)).toBeInstanceOf(StaleTableRefusal);
  expect(refused(await throwCard(id, 'bob', 'rock', await loadVersion(id)))).toBe(false);
});

test('Go-Stop: an AI throws without waiting, and the throw of a person stays valid', async () => {
  const id = await beginMatchOfTwo();
  await addAi(ctx, createActor('ann'), id, String);
  await startTable(ctx, createActor('ann'), id);
  const opened = 1;
  await playAis(ctx, id);
  expect(await loadVersion(id)).toBe(opened + 1);
  expect(refused(await throwCard(id, 'ann', 'rock', opened))).toBe(false);
});

test('setPreset: sets all options at once and refuses unknown presets', async () => {
  const id = await beginMatchOfTwo();
  const { game } = await loadStoredTable(ctx, id);
  const preset = game.presets?.[0];
  expect(await setPreset(ctx, createActor('ann'), id, preset?.id ?? '')).toBe(true);
  expect((await loadStoredTable(ctx, id)).record.options).toMatchObject({
    dealer: 'rps',
    ...preset?.options,
  });
  for (const wrong of ['', 'nothing', '__proto__'])
    expect(refused(await setPreset(ctx, createActor('ann'), id, wrong))).toBe(true);
  expect(refused(await setPreset(ctx, createActor('bob'), id, USUAL_PRESET))).toBe(true);
  expect(await setPreset(ctx, createActor('ann'), id, USUAL_PRESET)).toBe(true);
  const usual = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  expect((await loadStoredTable(ctx, id)).record.options).toEqual(usual);
});

async function beginMatchOfTwo(): Promise<number> {
  const id = await openLobby(ctx, 'gostop');
  await setOption(ctx, createActor('ann'), id, 'dealer', 'rps');
  return id;
}

async function beginMatchOfThree(): Promise<number> {
  const id = await beginMatchOfTwo();
  for (const who of ['bob', 'eve']) await joinLobby(ctx, createActor(who), id);
  expect(await startTable(ctx, createActor('ann'), id)).toBe(true);
  return id;
}

async function throwCard(id: number, who: string, hand: Throw, on: number | null) {
  return await makeMove(ctx, createActor(who), id, on, () => ({ move: { kind: 'throw', throw: hand } }));
}

async function isStaleThrow(id: number, seat: number, on: number): Promise<boolean> {
  return await isStale(ctx.store, await loadStoredTable(ctx, id), seat, on);
}

async function loadVersion(id: number): Promise<number> {
  return (await loadStoredTable(ctx, id)).record.version;
}

async function loadGameState(id: number): Promise<GoStopState> {
  return (await loadStoredTable(ctx, id)).record.state as GoStopState;
}
