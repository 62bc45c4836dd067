import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUpcomingAlarm } from '../../../src/app/alarms/alarms.ts';
import { getDueSeats } from '../../../src/app/core/table.ts';
import { inTransaction } from '../../../src/app/core/unit-of-work.ts';
import { grantExtraTime } from '../../../src/app/turns/deadlines.ts';
import { agreeToUndo } from '../../../src/app/undo/consent.ts';
import { undoLastMove } from '../../../src/app/undo/undo.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { loadPendingTurns } from '../../../src/store/pending-turns.ts';
import { fireDueAlarms } from '../../support/fire-alarms.ts';
import {
  closeTestContext,
  createActor,
  openTestContextAt,
  START_AT_MS,
  type TestContext,
} from '../../support/test-context.ts';
import { beginTimedMatch, findDuePerson, makeDecision } from '../../support/timed-match.ts';
import { getOtherPlayer, loadVersion, makeMoveOfKind, requestUndo } from '../../support/undo.ts';
import { loadStoredTable } from '../../support/verify.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let ctx: TestContext;
let now: number;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = await openTestContextAt(() => now);
});
afterEach(async () => await closeTestContext(ctx));

/** Lets a turn's time run out, after which the others grant more time. */
async function extendTurn(id: number): Promise<number> {
  now += DAY;
  await fireDueAlarms(ctx);
  now += HOUR;
  const table = await loadStoredTable(ctx, id);
  await inTransaction(ctx, (work) => grantExtraTime(work, table, getDueSeats(table)[0] ?? 0));
  return now;
}

test('undo: a turn keeps its granted extra time after a free undo', async () => {
  const id = await beginTimedMatch(ctx, 'runaround', { pace: 24 });
  const person = await findDuePerson(ctx, id);
  await makeDecision(ctx, id, person);
  const extension = await extendTurn(id);
  now += 2 * HOUR;
  await makeDecision(ctx, id, person);
  const undone = await undoLastMove(ctx, createActor(person), id, await loadVersion(ctx, id));
  expect(refused(undone)).toBe(false);
  expect(await loadPendingTurns(ctx.store, id)).toMatchObject([
    { since: START_AT_MS, clockFrom: extension, reminded: 0 },
  ]);
  expect(await findUpcomingAlarm(ctx)).toMatchObject({ kind: 'turn', at: extension + 12 * HOUR });
});

test.each([24, null])(
  'undo: a turn gets its full time again after the others consented (pace: %s hours)',
  async (pace) => {
    const id = await beginTimedMatch(ctx, 'runaround', { pace });
    const { person } = await makeMoveOfKind(ctx, id, 'roll');
    await extendTurn(id);
    now += 5 * HOUR;
    await requestUndo(ctx, id, person);
    now += HOUR;
    await agreeToUndo(ctx, createActor(getOtherPlayer(person)), id, await loadVersion(ctx, id));
    const [seat] = getDueSeats(await loadStoredTable(ctx, id));
    expect(await loadPendingTurns(ctx.store, id)).toEqual([
      { seat, since: now, clockFrom: now, reminded: 0 },
    ]);
    expect(await findUpcomingAlarm(ctx)).toMatchObject({
      kind: 'turn',
      at: now + (pace === null ? DAY : 12 * HOUR),
    });
  },
);
