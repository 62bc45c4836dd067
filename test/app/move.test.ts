import { afterEach, beforeEach, expect, test } from 'vitest';
import { REPEATED } from '../../src/app/core/actor.ts';
import { findPerson, getMatchName } from '../../src/app/core/table.ts';
import { makeMove, StaleTableRefusal } from '../../src/app/play/make-move.ts';
import { cancelTable } from '../../src/app/seats/resign.ts';
import { computeCommitment, computeOutcome } from '../../src/engine/luck.ts';
import { refused } from '../../src/engine/refusal.ts';
import type { MoveEntry } from '../../src/store/log.ts';
import { beginDuel } from '../support/app-table.ts';
import { getRefusalKey } from '../support/refusal.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { expectCompleteLog, getLuck, loadStoredTable, loadWholeLog } from '../support/verify.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

const roll = () => ({ move: { kind: 'roll' } });

test('makeMove: logs one entry with player, time and the randomness derived from the secret', async () => {
  const { id, mover } = await beginDuel(ctx);
  await makeMove(ctx, createActor(mover), id, 1, roll);
  const [opening, entry] = await expectCompleteLog(ctx, id);
  const { record, seats } = await loadStoredTable(ctx, id);
  expect(entry).toMatchObject({
    number: 2,
    kind: 'move',
    person: mover,
    name: mover,
    move: { kind: 'roll' },
    at: ctx.now(),
  });
  expect(findPerson({ seats }, (entry as MoveEntry).seat)).toBe(mover);
  const before = getLuck(opening).length;
  expect(getLuck(entry)).toEqual([computeOutcome(record.secret as Buffer, getMatchName(id), before, 6) + 1]);
  expect(computeCommitment(record.secret as Buffer)).toMatch(/^[0-9a-f]{64}$/);
});

test('makeMove: the same interaction does nothing the second time', async () => {
  const { id, mover } = await beginDuel(ctx);
  const once = createActor(mover);
  expect(refused(await makeMove(ctx, once, id, 1, roll))).toBe(false);
  const after = await takeSnapshot(ctx.store);
  expect(await makeMove(ctx, once, id, 1, roll)).toBe(REPEATED);
  expect(await makeMove(ctx, once, id, null, roll)).toBe(REPEATED);
  expect(await cancelTable(ctx, { ...once, person: 'ann' }, id, 'playing')).toBe(REPEATED);
  expect(await takeSnapshot(ctx.store)).toEqual(after);
});

test('makeMove: of two simultaneous moves for one version, one is made and one is stale', async () => {
  const { id, mover } = await beginDuel(ctx);
  const both = await Promise.all([
    makeMove(ctx, createActor(mover), id, 1, roll),
    makeMove(ctx, createActor(mover), id, 1, roll),
  ]);
  expect(both.filter((one) => one instanceof StaleTableRefusal)).toHaveLength(1);
  expect(await loadWholeLog(ctx, id)).toHaveLength(2);
});

test('makeMove: refuses a player not due, a player not seated and an illegal move, and changes nothing', async () => {
  const { id, mover, waiter } = await beginDuel(ctx);
  const before = await takeSnapshot(ctx.store);
  expect(getRefusalKey(await makeMove(ctx, createActor(waiter), id, 1, roll))).toBe('bot:refuse.notYourTurn');
  expect(getRefusalKey(await makeMove(ctx, createActor('eve'), id, 1, roll))).toBe('bot:refuse.notSeated');
  const wrong = await makeMove(ctx, createActor(mover), id, 1, () => ({ move: { kind: 'run', from: 3 } }));
  expect(refused(wrong)).toBe(true);
  expect(await takeSnapshot(ctx.store)).toEqual(before);
});

test('makeMove: leaves the table unchanged when the rules throw', async () => {
  const { id, mover } = await beginDuel(ctx);
  const before = await takeSnapshot(ctx.store);
  const bug = () => {
    throw new Error('A bug');
  };
  await expect(makeMove(ctx, createActor(mover), id, 1, bug)).rejects.toThrow('A bug');
  expect(await takeSnapshot(ctx.store)).toEqual(before);
});
