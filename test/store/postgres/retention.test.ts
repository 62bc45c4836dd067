import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pickRandomPath } from '../../../src/ai/random-path.ts';
import { findPerson, getDueSeats } from '../../../src/app/core/table.ts';
import { joinLobby } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { makeMove } from '../../../src/app/play/make-move.ts';
import { continueForgetting, forgetUser } from '../../../src/app/privacy/forget.ts';
import { checkRatings } from '../../../src/app/ratings/recompute-ratings.ts';
import { resign } from '../../../src/app/seats/resign.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { games } from '../../../src/games/registry.ts';
import { withMaintenanceLock } from '../../../src/store/maintenance.ts';
import { loadResults } from '../../../src/store/results.ts';
import { deleteOldMatches } from '../../../src/store/retention.ts';
import { findRows } from '../../support/find-rows.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import { ON_POSTGRES } from '../../support/store.ts';
import { createActor, openTestContext, START_AT_MS, type TestContext } from '../../support/test-context.ts';
import { expectCompleteLog, loadStoredTable } from '../../support/verify.ts';

const [ANN, BOB] = ['900000000000000011', '900000000000000012'];
const AFTER = { somebody: () => 'somebody', seat: (name: string) => `(${name})` };

/** Two processes on one database. */
let one: TestContext;
let other: TestContext;
let nth = 0;
let time: number;
let channels: number;
beforeEach(async () => {
  [time, channels] = [START_AT_MS, 0];
  const name = `forgetting ${++nth}`;
  const now = () => time++;
  one = await openTestContext(name, games, now);
  other = await openTestContext(name, games, now);
});
afterEach(async () => {
  for (const { store } of [one, other]) await store.destroy();
  expect([...one.errors, ...other.errors]).toEqual([]);
});

describe.skipIf(!ON_POSTGRES)('simultaneous deletions by two processes', () => {
  test('deleteOldMatches: two processes delete old matches while others are played', async () => {
    const [ended, running] = [await repeatInTurn(30, playLostMatch), await repeatInTurn(4, beginMatchOfTwo)];
    const before = time;
    const deleteOld = async (ctx: TestContext) =>
      await withMaintenanceLock(ctx.store, () => deleteOldMatches(ctx.store, before));
    await Promise.all([
      deleteOld(one),
      deleteOld(other),
      ...running.map((id, at) => play(at % 2 ? one : other, id)),
    ]);
    const kept = await one.store.selectFrom('log').select('table_id').distinct().execute();
    expect(kept.map(({ table_id }) => table_id).sort(compareNumbers)).toEqual(running);
    for (const id of ended) expect(await loadResults(other.store, id)).toHaveLength(2);
    for (const id of running) expect((await expectCompleteLog(one, id)).length).toBeGreaterThan(5);
    expect((await checkRatings(one.store)).first).toBeNull();
  });

  test('forgetUser: two processes delete the same user while matches are played', async () => {
    const [ended, running] = [await repeatInTurn(6, playLostMatch), await repeatInTurn(4, beginMatchOfTwo)];
    await Promise.all([
      ...[one, other].map((ctx) =>
        forgetUser(ctx, { ...createActor(ANN), interaction: `${ctx === one}` }, AFTER),
      ),
      ...[one, other].map((ctx) => continueForgetting(ctx, AFTER)),
      ...running.map((id, at) => play(at % 2 ? one : other, id)),
    ]);
    // A table that was played meanwhile is retried later.
    expect(await continueForgetting(one, AFTER)).toBe(true);
    expect(await findRows(one.store, [ANN])).toEqual([]);
    for (const id of ended)
      expect((await loadResults(one.store, id)).map(({ name }) => name).sort()).toEqual(['bob', 'somebody']);
    for (const id of running) await expectCompleteLog(other, id);
    expect((await checkRatings(one.store)).first).toBeNull();
  });
});

function compareNumbers(first: number, second: number): number {
  return first - second;
}

/** Repeats an action a number of times, one after another. */
async function repeatInTurn(count: number, action: () => Promise<number>): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made++) ids.push(await action());
  return ids;
}

/** Starts a match of Runaround between Ann and Bob. Returns its id. */
async function beginMatchOfTwo(): Promise<number> {
  const spec = { guild: 'g', channel: `c${++channels}`, game: 'runaround', language: 'en' } as const;
  const id = await openTable(one, createActor(ANN, { name: 'ann' }), spec);
  if (typeof id !== 'number') throw new Error(`No table was opened: ${getRefusalKey(id)}`);
  await joinLobby(one, createActor(BOB, { name: 'bob' }), id);
  await startTable(one, createActor(ANN), id);
  return id;
}

async function playLostMatch(): Promise<number> {
  const id = await beginMatchOfTwo();
  await resign(one, createActor(BOB), id, (name) => name);
  return id;
}

/** Makes 25 random moves of the due players in one process. */
async function play(ctx: TestContext, id: number): Promise<void> {
  const chance = createSeededChance(id);
  for (let tries = 0; tries < 25; tries++) {
    const table = await loadStoredTable(ctx, id);
    const [seat] = getDueSeats(table);
    const person = seat === undefined ? null : findPerson(table, seat);
    if (person === null) return;
    await makeMove(ctx, createActor(person), id, table.record.version, (game, view, mine) =>
      pickRandomPath(game, view, mine, chance),
    );
  }
}
