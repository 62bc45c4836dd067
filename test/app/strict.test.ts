import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPerson, getDueSeats } from '../../src/app/core/table.ts';
import { setPace } from '../../src/app/lobby/lobby.ts';
import { openRematch } from '../../src/app/lobby/rematch.ts';
import { cancelTable } from '../../src/app/seats/resign.ts';
import { loadPendingTurns } from '../../src/store/pending-turns.ts';
import { loadRequests } from '../../src/store/requests.ts';
import { fireNextAlarm } from '../support/fire-alarms.ts';
import {
  closeTestContext,
  createActor,
  openTestContextAt,
  START_AT_MS,
  type TestContext,
} from '../support/test-context.ts';
import { beginTimedMatch, findDuePerson, makeDecision } from '../support/timed-match.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';

let ctx: TestContext;
let now: number;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = await openTestContextAt(() => now);
});
afterEach(async () => await closeTestContext(ctx));

describe('a strict table', () => {
  test('a strict table: an AI plays only the expired turn, and the log records it', async () => {
    const id = await beginTimedMatch(ctx, 'runaround', { pace: 24, strict: true });
    const [seat = 0] = getDueSeats(await loadStoredTable(ctx, id));
    await fireNext();
    await fireNext();
    await expect.poll(async () => (await loadPendingTurns(ctx.store, id))[0]?.seat).toBe(1 - seat);
    const log = await expectCompleteLog(ctx, id);
    const at = log.findIndex(({ kind }) => kind === 'time');
    expect(log[at]).toMatchObject({
      seat,
      person: null,
      name: findPerson(await loadStoredTable(ctx, id), seat),
    });
    const played = log.slice(at + 1);
    expect(played.length).toBeGreaterThan(0);
    for (const entry of played) expect(entry).toMatchObject({ kind: 'move', seat, person: null });
    expect(await loadRequests(ctx.store, id, 'play')).toEqual([]);
    expect((await loadPendingTurns(ctx.store, id))[0]?.since).toBe(now);
  });

  test('a strict table: a late player who moves during the AI search keeps the turn', async () => {
    const id = await beginTimedMatch(ctx, 'runaround', { pace: 24, strict: true });
    const searches: (() => void)[] = [];
    const { ai } = ctx;
    const waitForSearch = async () => await new Promise<void>((resolve) => searches.push(resolve));
    Object.assign(ctx, {
      ai: { choose: (request: never) => waitForSearch().then(() => ai.choose(request)) },
    });
    const person = await findDuePerson(ctx, id);
    await fireNext();
    const { version } = (await loadStoredTable(ctx, id)).record;
    await fireNext();
    await expect.poll(() => searches.length).toBe(1);
    await makeDecision(ctx, id, person, version);
    for (const resolve of searches.splice(0)) resolve();
    for (let look = 0; look < 20; look++) await new Promise((resume) => setImmediate(resume));
    const log = await expectCompleteLog(ctx, id);
    const since = log.slice(log.findIndex(({ kind }) => kind === 'time') + 1);
    expect(since.map((entry) => entry.person)).not.toContain(null);
    expect(await loadRequests(ctx.store, id, 'play')).toEqual([]);
  });

  test('a strict table: an AI that was interrupted plays on after a restart', async () => {
    const id = await beginTimedMatch(ctx, 'runaround', { pace: 24, strict: true });
    const woken: number[] = [];
    const { onAiTurn } = ctx;
    Object.assign(ctx, { onAiTurn: (table: number) => void woken.push(table) });
    await fireNext();
    await fireNext();
    expect(woken).toEqual([id]);
    expect((await expectCompleteLog(ctx, id)).at(-1)?.kind).toBe('time');
    onAiTurn(id);
    await expect.poll(async () => await loadRequests(ctx.store, id, 'play')).toEqual([]);
    expect((await expectCompleteLog(ctx, id)).at(-1)).toMatchObject({ kind: 'move', person: null });
  });
});

test('rematch: keeps pace and strictness, which only the host can change', async () => {
  const id = await beginTimedMatch(ctx, 'runaround', { pace: 48, strict: true });
  await cancelTable(ctx, createActor('ann'), id, 'playing');
  const again = (await openRematch(ctx, createActor('ann'), id)) as number;
  expect((await loadStoredTable(ctx, again)).record).toMatchObject({ pace: 48, strict: true });
  expect(await setPace(ctx, createActor('ann'), again, 13)).toMatchObject({
    reason: { key: 'bot:refuse.forged' },
  });
  expect(await setPace(ctx, createActor('bob'), again, 24)).toMatchObject({
    reason: { key: 'bot:refuse.hostOnly' },
  });
  expect((await loadStoredTable(ctx, again)).record.pace).toBe(48);
});

/** Fires the next alarm at its time. */
async function fireNext(): Promise<void> {
  await fireNextAlarm(ctx, (at) => {
    now = at;
  });
}
