import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REPEATED } from '../../../src/app/core/actor.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { buildMatchRecord, loadFullLog } from '../../../src/app/replay/record.ts';
import { iterateSteps, loadReplay } from '../../../src/app/replay/replay.ts';
import { cancelTable } from '../../../src/app/seats/resign.ts';
import { agreeToUndo } from '../../../src/app/undo/consent.ts';
import { undoLastMove } from '../../../src/app/undo/undo.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { verifyMatchRecord } from '../../../src/engine/verify-match-record.ts';
import { beginMatch, openSeatedLobby } from '../../support/app-table.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  type TestContext,
} from '../../support/test-context.ts';
import { getOtherPlayer, loadVersion, makeMoveOfKind, requestUndo, typeMove } from '../../support/undo.ts';
import { expectCompleteLog, loadStoredTable } from '../../support/verify.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

describe('undo without consent', () => {
  test('undo: a move that revealed nothing is undone at once, and only the log grows', async () => {
    const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
    await makeMoveOfKind(ctx, id, 'roll');
    const before = await loadStoredTable(ctx, id);
    const { person } = await makeMoveOfKind(ctx, id, 'run');
    expect(await undoLastMove(ctx, createActor(person), id, await loadVersion(ctx, id))).toMatchObject({
      taken: true,
    });
    const { record } = await loadStoredTable(ctx, id);
    expect({ ...record, version: 0 }).toEqual({ ...before.record, version: 0 });
    expect(record.version).toBe(before.record.version + 2);
    expect((await expectCompleteLog(ctx, id)).at(-1)).toMatchObject({ kind: 'undo', person, to: 2 });
  });

  test('undo: two simultaneous requests for one version undo one move', async () => {
    const { id, person, now } = await layTwoPieces();
    const both = await Promise.all([1, 2].map(() => undoLastMove(ctx, createActor(person), id, now)));
    // The store decides which of them is the first.
    expect(new Set(both.map(getRefusalKey))).toEqual(new Set([undefined, 'bot:refuse.stale']));
    expect((await loadStoredTable(ctx, id)).record.played).toBe(1);
    await expectCompleteLog(ctx, id);
  });

  test('undo: an interaction that arrives twice acts once', async () => {
    const { id, person, now } = await layTwoPieces();
    const by = createActor(person);
    expect(await undoLastMove(ctx, by, id, now)).toMatchObject({ taken: true });
    expect(await undoLastMove(ctx, by, id, now)).toBe(REPEATED);
  });

  test('undo: undoes moves one by one until none is left', async () => {
    const { id, person } = await layTwoPieces();
    for (const left of [1, 0]) {
      await undoLastMove(ctx, createActor(person), id, await loadVersion(ctx, id));
      expect((await loadStoredTable(ctx, id)).record.played).toBe(left);
    }
    expect(getRefusalKey(await undoLastMove(ctx, createActor(person), id, await loadVersion(ctx, id)))).toBe(
      'bot:refuse.nothingToTakeBack',
    );
    await expectCompleteLog(ctx, id);
  });

  test('undo: is refused for the move of another player and for spectators', async () => {
    const { id, person, now } = await layTwoPieces();
    const other = person === 'ann' ? 'bob' : 'ann';
    expect(getRefusalKey(await undoLastMove(ctx, createActor(other), id, now))).toBe(
      'bot:refuse.nothingToTakeBack',
    );
    expect(getRefusalKey(await undoLastMove(ctx, createActor('eve'), id, now))).toBe('bot:refuse.notSeated');
  });

  test('undo: is refused before the start and after the end', async () => {
    const id = await openSeatedLobby(ctx, 'runaround', 'ann', 'bob');
    expect(getRefusalKey(await undoLastMove(ctx, createActor('ann'), id, 0))).toBe('bot:refuse.notStarted');
    await startTable(ctx, createActor('ann'), id);
    await makeMoveOfKind(ctx, id, 'roll');
    await cancelTable(ctx, createActor('ann'), id, 'playing');
    expect(getRefusalKey(await undoLastMove(ctx, createActor('ann'), id, await loadVersion(ctx, id)))).toBe(
      'bot:refuse.overAlready',
    );
  });

  test('undo: every player undoes their own moves at a free table', async () => {
    const id = await beginMatch(ctx, 'piecepack', 'ann', 'bob');
    await typeMove(ctx, id, 'ann', 'pS@a1');
    await typeMove(ctx, id, 'bob', 'pM@b1');
    expect(await undoLastMove(ctx, createActor('bob'), id, await loadVersion(ctx, id))).toMatchObject({
      taken: true,
    });
    expect(await undoLastMove(ctx, createActor('ann'), id, await loadVersion(ctx, id))).toMatchObject({
      taken: true,
    });
    expect((await loadStoredTable(ctx, id)).record.played).toBe(0);
    await expectCompleteLog(ctx, id);
  });
});

describe('a match with undone moves', () => {
  test('match record: omits undone moves and passes verification', async () => {
    const id = await playWithUndos();
    await cancelTable(ctx, createActor('ann'), id, 'playing');
    const table = await loadStoredTable(ctx, id);
    const record = buildMatchRecord(table, await loadFullLog(ctx, table));
    expect(record.moves).toHaveLength(table.record.played);
    expect(verifyMatchRecord(record, table.game)).toMatchObject({ moves: table.record.played });
  });

  test('replay: omits undone moves', async () => {
    const id = await playWithUndos();
    const table = await loadStoredTable(ctx, id);
    const replay = await loadReplay(ctx, table);
    if (refused(replay)) throw new Error('The match cannot be replayed');
    expect(replay.entries).toHaveLength(table.record.played);
    const steps = [...iterateSteps(replay)];
    expect(steps.at(-1)?.table.record.state).toEqual(table.record.state);
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, at) => at));
  });

  /** Plays a few turns with an undone move in each. */
  async function playWithUndos(): Promise<number> {
    const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
    for (let turn = 0; turn < 6; turn++) {
      const rolled = await makeMoveOfKind(ctx, id, 'roll');
      if (turn % 2 === 0) {
        await requestUndo(ctx, id, rolled.person);
        await agreeToUndo(ctx, createActor(getOtherPlayer(rolled.person)), id, await loadVersion(ctx, id));
        await makeMoveOfKind(ctx, id, 'roll');
      }
      const run = await makeMoveOfKind(ctx, id, 'run');
      await undoLastMove(ctx, createActor(run.person), id, await loadVersion(ctx, id));
      await makeMoveOfKind(ctx, id, 'run');
    }
    await expectCompleteLog(ctx, id);
    return id;
  }
});

test('undo: replaying a long match yields to the event loop', async () => {
  const id = await beginMatch(ctx, 'piecepack', 'ann', 'bob');
  for (let at = 0; at < 150; at++) await typeMove(ctx, id, 'ann', at % 2 === 0 ? 'pS@a1' : '*a1');
  let turns = 0;
  let isUndone = false;
  const others = () => {
    turns++;
    if (!isUndone) setImmediate(others);
  };
  const now = await loadVersion(ctx, id);
  others();
  await undoLastMove(ctx, createActor('ann'), id, now);
  isUndone = true;
  expect(turns).toBeGreaterThan(8);
  await expectCompleteLog(ctx, id);
});

/** Has a player place two pieces at the free table. */
async function layTwoPieces(): Promise<{
  readonly id: number;
  readonly person: string;
  readonly now: number;
}> {
  const id = await beginMatch(ctx, 'piecepack', 'ann', 'bob');
  for (const piece of ['pS@a1', 'pM@b1']) await typeMove(ctx, id, 'ann', piece);
  return { id, person: 'ann', now: await loadVersion(ctx, id) };
}
