import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppContext } from '../../../src/app/core/context.ts';
import { forgetUser } from '../../../src/app/privacy/forget.ts';
import {
  clearReplayCache,
  iterateSteps,
  loadReplay,
  loadStep,
  type Replay,
  type ReplayStep,
} from '../../../src/app/replay/replay.ts';
import { cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { proposeUndo } from '../../../src/app/undo/undo.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import type { Game } from '../../../src/engine/game.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { games } from '../../../src/games/registry.ts';
import { examine } from '../../../src/ops/doctor/examine.ts';
import { deleteOldMatches } from '../../../src/store/retention.ts';
import { beginMatch } from '../../support/app-table.ts';
import { findRows } from '../../support/find-rows.ts';
import { makeRandomMove } from '../../support/stalls/grown-table.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  START_AT_MS,
  type TestContext,
} from '../../support/test-context.ts';
import { loadVersion } from '../../support/undo.ts';
import { expectCompleteLog, loadStoredTable } from '../../support/verify.ts';

const PIECEPACK = games.find(({ id }) => id === 'piecepack') as Game;
const PEOPLE = ['ann', 'bob', 'cem'];
const ALONE = ['ann'];

let applied = 0;
const COUNTED: Game = {
  ...PIECEPACK,
  apply: (...given) => {
    applied++;
    return PIECEPACK.apply(...given);
  },
};

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext(undefined, [COUNTED]);
});
afterEach(async () => await closeTestContext(ctx));

/** Number of entries between two checkpoints. */
const APART = 200;

describe('saving checkpoints', () => {
  test('checkpoints: are saved every 200 entries and equal the replayed state', async () => {
    const id = await openGrownTable(450);
    expect(await listNumbers(id)).toEqual([200, 400]);
    await expectCheckpointsOnLog(id);
  });

  test('checkpoints: are saved at an entry that is not a move', async () => {
    const id = await openGrownTable(198);
    expect(await resign(ctx, createActor('cem'), id, String)).toBe(true);
    expect((await loadStoredTable(ctx, id)).record.version).toBe(200);
    await makeRandomMoves(id, 20);
    expect(await listNumbers(id)).toEqual([200]);
    await expectCheckpointsOnLog(id);
    await expectCheckpointsNear(id);
  });

  test('checkpoints: an undo past one deletes it and saves the position after the undo', async () => {
    const id = await openGrownTable(199, ALONE);
    expect(await listNumbers(id)).toEqual([200]);
    await undoMove(id);
    await undoMove(id);
    expect(await listNumbers(id)).toEqual([202]);
    await makeRandomMoves(id, 30, ALONE);
    await expectCheckpointsOnLog(id);
    await expectCheckpointsNear(id);
    expect(await listNumbers(id)).toEqual([202]);
  });

  test('checkpoints: an undo of a later move keeps the earlier ones', async () => {
    const id = await openGrownTable(210, ALONE);
    await undoMove(id);
    expect(await listNumbers(id)).toEqual([200]);
    await expectCheckpointsOnLog(id);
  });
});

describe('loading a step that is not cached', () => {
  test('loadStep: replays at most 200 entries anywhere in a long match', async () => {
    const id = await openGrownTable(650);
    await expectCheckpointsNear(id);
    await cancelTable(ctx, createActor('ann'), id, 'playing');
    await expectCheckpointsNear(id);
  });

  test('loadStep: replays from a checkpoint by the rules version of the match', async () => {
    const id = await openGrownTable(250);
    const newer = { ...PIECEPACK, rules: PIECEPACK.rules + 1 };
    await expectCheckpointsNear(id, { ...ctx, games: [newer], earlier: [COUNTED] });
  });

  test('loadStep: ignores a checkpoint of another rules version', async () => {
    const id = await openGrownTable(250);
    await ctx.store
      .updateTable('positions')
      .set({ rules: PIECEPACK.rules + 1, state: '{}' })
      .execute();
    const { cost, step, again } = await measureColdStep(id, 245);
    expect(cost).toBe(245);
    expect(step).toEqual(again);
  });
});

describe('a match without checkpoints', () => {
  test('a match without checkpoints: is replayed in full once and then has them', async () => {
    const id = await openGrownTable(650);
    const whole = await listNumbers(id);
    await ctx.store.deleteFrom('positions').execute();
    expect((await measureColdStep(id, 630)).cost).toBe(630);
    expect(await listNumbers(id)).toEqual(whole);
    await expectCheckpointsNear(id);
    await expectCheckpointsOnLog(id);
  });

  test('a match with only later checkpoints: gets the earlier ones', async () => {
    const id = await openGrownTable(650);
    await ctx.store.deleteFrom('positions').where('number', '<', 600).execute();
    expect((await measureColdStep(id, 640)).cost).toBeLessThan(APART);
    expect(await listNumbers(id)).toEqual([600]);
    expect((await measureColdStep(id, 590)).cost).toBe(590);
    expect(await listNumbers(id)).toEqual([200, 400, 600]);
    await expectCheckpointsNear(id);
    await expectCheckpointsOnLog(id);
  });

  test('a match without checkpoints: gets them also where moves were undone', async () => {
    const id = await openGrownTable(199, ALONE);
    await undoMove(id);
    await undoMove(id);
    await makeRandomMoves(id, 230, ALONE);
    await ctx.store.deleteFrom('positions').execute();
    expect((await measureColdStep(id, 420)).cost).toBe(420);
    expect(await listNumbers(id)).toEqual([203, 400]);
    await expectCheckpointsNear(id);
    await expectCheckpointsOnLog(id);
  });

  test('checkpoints: are not backfilled when the match changed since it was read', async () => {
    const id = await openGrownTable(250);
    await ctx.store.deleteFrom('positions').execute();
    clearReplayCache(ctx.store);
    const replay = await loadTestReplay(id);
    await makeRandomMoves(id, 1);
    expect((await loadStep(replay, 240)).number).toBe(240);
    expect(await listNumbers(id)).toEqual([]);
  });

  test('loadStep: shows the step and reports the error when a checkpoint cannot be saved', async () => {
    const id = await openGrownTable(250);
    await ctx.store.deleteFrom('positions').execute();
    const failing = {
      ...ctx,
      now: () => {
        throw new Error('No clock');
      },
    };
    clearReplayCache(ctx.store);
    expect((await loadStep(await loadTestReplay(id, failing), 240)).number).toBe(240);
    expect(ctx.errors.splice(0)).toMatchObject([{ message: 'No clock' }]);
  });
});

test('undo: replays from the nearest checkpoint late in a match', async () => {
  const id = await openGrownTable(430, ALONE);
  applied = 0;
  await undoMove(id);
  expect(applied).toBeLessThan(APART);
  await expectCompleteLog(ctx, id);
  await ctx.store.deleteFrom('positions').execute();
  applied = 0;
  await undoMove(id);
  expect(applied).toBeGreaterThan(2 * APART);
  await expectCompleteLog(ctx, id);
});

describe('stored checkpoints', () => {
  test('checkpoints: are deleted with an expired match and with its table', async () => {
    const old = await openGrownTable(210);
    await cancelTable(ctx, createActor('ann'), old, 'playing');
    const gone = await openGrownTable(210);
    expect([await listNumbers(old), await listNumbers(gone)]).toEqual([[200], [200]]);
    await deleteOldMatches(ctx.store, START_AT_MS + 1);
    expect([await listNumbers(old), await listNumbers(gone)]).toEqual([[], [200]]);
    await ctx.store.deleteFrom('tables').where('id', '=', gone).execute();
    expect(await listNumbers(gone)).toEqual([]);
  });

  test('checkpoints: contain no names', async () => {
    const id = await openGrownTable(210);
    const listNamingRows = async () =>
      (await findRows(ctx.store, PEOPLE)).filter((row) => row.startsWith('positions'));
    expect(await listNamingRows()).toEqual([]);
    await forgetUser(ctx, createActor('cem'), { somebody: () => 'somebody', seat: String });
    expect(await listNamingRows()).toEqual([]);
    await expectCheckpointsOnLog(id);
  });
});

/** Opens a free table of these people with `moves` random moves. */
async function openGrownTable(moves: number, people = PEOPLE): Promise<number> {
  const [host = '', ...others] = people;
  const id = await beginMatch(ctx, 'piecepack', host, ...others);
  await makeRandomMoves(id, moves, people);
  return id;
}

async function makeRandomMoves(id: number, moves: number, people = PEOPLE): Promise<void> {
  const chance = createSeededChance(await loadVersion(ctx, id));
  const players = people.map((key) => ({ id: key, key }));
  for (let made = 0; made < moves; made++) expect(await makeRandomMove(ctx, id, chance, players)).toBe(true);
}

/** Has the only player undo the last move. */
async function undoMove(id: number): Promise<void> {
  const taken = await proposeUndo(ctx, createActor('ann'), id, await loadVersion(ctx, id));
  expect(taken).toMatchObject({ taken: true });
}

async function listNumbers(id: number): Promise<readonly number[]> {
  const rows = ctx.store.selectFrom('positions').select('number').where('table_id', '=', id);
  return (await rows.orderBy('number').execute()).map(({ number }) => number);
}

/** Expects that every checkpoint equals the state the log leads to. */
async function expectCheckpointsOnLog(id: number): Promise<void> {
  await expectCompleteLog(ctx, id);
  const { faults, replayed } = await examine(ctx);
  expect([faults.filter(({ about }) => about === 'match'), replayed]).toEqual([[], 1]);
}

/** Measures the moves replayed for a step without a cache, and returns the step with that of a full replay. */
async function measureColdStep(
  id: number,
  number: number,
  at: AppContext = ctx,
): Promise<{ readonly cost: number; readonly step: ReplayStep; readonly again: ReplayStep | undefined }> {
  clearReplayCache(at.store);
  const replay = await loadTestReplay(id, at);
  applied = 0;
  const step = await loadStep(replay, number);
  const cost = applied;
  return { cost, step, again: [...iterateSteps(replay)].find((one) => one.number === number) };
}

/** Expects that a step anywhere replays at most the moves between two checkpoints. */
async function expectCheckpointsNear(id: number, at: AppContext = ctx): Promise<void> {
  const { entries } = await loadTestReplay(id, at);
  const numbers = [10, 150, 198, 199, 200, 201, 399, 400, 555, entries.length - 1, entries.length];
  for (const number of numbers.filter((one) => one <= entries.length)) {
    const { cost, step, again } = await measureColdStep(id, number, at);
    expect(step).toEqual(again);
    expect([number, Math.min(cost, APART)]).toEqual([number, cost]);
  }
}

async function loadTestReplay(id: number, at: AppContext = ctx): Promise<Replay> {
  const replay = await loadReplay(at, await loadStoredTable(at, id));
  if (refused(replay)) throw new Error(replay.reason.key);
  return replay;
}
