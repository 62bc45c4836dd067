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

describe('a move that told nobody anything', () => {
  test('is taken back at once: the table is as it was, and only its log has grown', async () => {
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

  test('a second press on the same button takes no other move back', async () => {
    const { id, person, now } = await layTwoPieces();
    const both = await Promise.all([1, 2].map(() => undoLastMove(ctx, createActor(person), id, now)));
    // The store decides which of them is the first.
    expect(new Set(both.map(getRefusalKey))).toEqual(new Set([undefined, 'bot:refuse.stale']));
    expect((await loadStoredTable(ctx, id)).record.played).toBe(1);
    await expectCompleteLog(ctx, id);
  });

  test('the same interaction seen twice acts once', async () => {
    const { id, person, now } = await layTwoPieces();
    const by = createActor(person);
    expect(await undoLastMove(ctx, by, id, now)).toMatchObject({ taken: true });
    expect(await undoLastMove(ctx, by, id, now)).toBe(REPEATED);
  });

  test('one after the other, each by itself, until there is none left', async () => {
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

  test('nobody takes back what is not theirs', async () => {
    const { id, person, now } = await layTwoPieces();
    const other = person === 'ann' ? 'bob' : 'ann';
    expect(getRefusalKey(await undoLastMove(ctx, createActor(other), id, now))).toBe(
      'bot:refuse.nothingToTakeBack',
    );
    expect(getRefusalKey(await undoLastMove(ctx, createActor('eve'), id, now))).toBe('bot:refuse.notSeated');
  });

  test('nothing is taken back before a match has begun, or after it', async () => {
    const id = await openSeatedLobby(ctx, 'runaround', 'ann', 'bob');
    expect(getRefusalKey(await undoLastMove(ctx, createActor('ann'), id, 0))).toBe('bot:refuse.notStarted');
    await startTable(ctx, createActor('ann'), id);
    await makeMoveOfKind(ctx, id, 'roll');
    await cancelTable(ctx, createActor('ann'), id, 'playing');
    expect(getRefusalKey(await undoLastMove(ctx, createActor('ann'), id, await loadVersion(ctx, id)))).toBe(
      'bot:refuse.overAlready',
    );
  });

  test('at the free table everybody takes back their own', async () => {
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

describe('a match in which moves were taken back', () => {
  test('is exported as it stands, and verifies', async () => {
    const id = await played();
    await cancelTable(ctx, createActor('ann'), id, 'playing');
    const table = await loadStoredTable(ctx, id);
    const record = buildMatchRecord(table, await loadFullLog(ctx, table));
    expect(record.moves).toHaveLength(table.record.played);
    expect(verifyMatchRecord(record, table.game)).toMatchObject({ moves: table.record.played });
  });

  test('is shown again without what was taken back', async () => {
    const id = await played();
    const table = await loadStoredTable(ctx, id);
    const course = await loadReplay(ctx, table);
    if (refused(course)) throw new Error('It cannot be shown');
    expect(course.entries).toHaveLength(table.record.played);
    const steps = [...iterateSteps(course)];
    expect(steps.at(-1)?.table.record.state).toEqual(table.record.state);
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, at) => at));
  });

  /** Plays a few turns with an undone move in each. */
  async function played(): Promise<number> {
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

test('a long match goes back a little at a time, with others between', async () => {
  const id = await beginMatch(ctx, 'piecepack', 'ann', 'bob');
  for (let at = 0; at < 150; at++) await typeMove(ctx, id, 'ann', at % 2 === 0 ? 'pS@a1' : '*a1');
  let turns = 0;
  let done = false;
  const others = () => {
    turns++;
    if (!done) setImmediate(others);
  };
  const now = await loadVersion(ctx, id);
  others();
  await undoLastMove(ctx, createActor('ann'), id, now);
  done = true;
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
