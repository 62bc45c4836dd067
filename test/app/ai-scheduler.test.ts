import { afterEach, beforeEach, expect, test } from 'vitest';
import type {
  AiChoice,
  AiPlayers,
  ChooseRequest,
  HintRequest,
  JudgeRequest,
} from '../../src/ai/ai-players.ts';
import type { Judgement } from '../../src/ai/judgement.ts';
import type { SearchResult } from '../../src/ai/search-best-move.ts';
import { recordEvent } from '../../src/app/core/record-event.ts';
import { loadTable } from '../../src/app/core/table.ts';
import { realTimers } from '../../src/app/core/timers.ts';
import { inTransaction } from '../../src/app/core/unit-of-work.ts';
import { addAi, joinLobby } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { AiScheduler } from '../../src/app/play/ai-scheduler.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { cancelTable } from '../../src/app/seats/resign.ts';
import { refused } from '../../src/engine/refusal.ts';
import { MovableClock } from '../../src/playground/index.ts';
import { loadResults } from '../../src/store/results.ts';
import { createTime } from '../../src/time.ts';
import { createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';

/** AI players whose searches last until the test stops them. */
class SlowPlayers implements AiPlayers {
  readonly asked: ChooseRequest[] = [];
  #searches: (() => void)[] = [];
  readonly #real: AiPlayers;

  constructor(real: AiPlayers) {
    this.#real = real;
  }

  async choose(request: ChooseRequest): Promise<AiChoice> {
    this.asked.push(request);
    await new Promise<void>((resolve) => this.#searches.push(resolve));
    return await this.#real.choose(request);
  }

  async hint(asked: HintRequest): Promise<SearchResult> {
    return await this.#real.hint(asked);
  }

  async judge(asked: JudgeRequest): Promise<Judgement | null> {
    return await this.#real.judge(asked);
  }

  /** Ends the present searches. */
  stop(): void {
    for (const resolve of this.#searches.splice(0)) resolve();
  }
}

let ctx: TestContext;
let slow: SlowPlayers;
beforeEach(async () => {
  const open = await openTestContext();
  slow = new SlowPlayers(open.ai);
  ctx = { ...open, ai: slow, onAiTurn: () => {} };
});
afterEach(async () => {
  await ctx.store.destroy();
});

/** Starts matches until an AI seat begins one. Returns its id. */
async function beginAiMatch(): Promise<number> {
  for (let channel = 0; ; channel++) {
    const spec = { guild: 'g', channel: `c${channel}`, game: 'runaround', language: 'en' as const };
    const id = (await openTable(ctx, createActor('ann'), spec)) as number;
    await addAi(ctx, createActor('ann'), id, () => 'AI 1');
    await startTable(ctx, createActor('ann'), id);
    const { record, game } = await loadStoredTable(ctx, id);
    const turn = game.turn(record.state);
    if (turn.kind === 'act' && turn.seats[0] === 1) return id;
  }
}

test('playAis: holds no transaction during a search, so other tables can be opened, joined and read', async () => {
  const id = await beginAiMatch();
  const playing = playAis(ctx, id);
  await expect.poll(() => slow.asked.length).toBe(1);
  const other = { guild: 'g', channel: 'other', game: 'forage', language: 'en' as const };
  const table = (await openTable(ctx, createActor('ann'), other)) as number;
  expect(await joinLobby(ctx, createActor('bob'), table)).toBe(2);
  expect((await loadStoredTable(ctx, id)).record.version).toBe(1);
  slow.stop();
  await expect.poll(async () => (await loadStoredTable(ctx, id)).record.version).toBeGreaterThan(1);
  await cancelTable(ctx, createActor('ann'), id, 'playing');
  slow.stop();
  await playing;
});

test('playAis: drops the search result when the table was cancelled during the search', async () => {
  const id = await beginAiMatch();
  const playing = playAis(ctx, id);
  await expect.poll(() => slow.asked.length).toBe(1);
  await cancelTable(ctx, createActor('ann'), id, 'playing');
  slow.stop();
  await playing;
  const log = await expectCompleteLog(ctx, id);
  expect(log.map(({ kind }) => kind)).toEqual(['start', 'cancel']);
  expect((await loadResults(ctx.store, id)).map(({ ending }) => ending)).toEqual(['cancelled', 'cancelled']);
});

test('playAis: searches again when the table changed during the search and the AI is still due', async () => {
  const id = await beginAiMatch();
  const playing = playAis(ctx, id);
  await expect.poll(() => slow.asked.length).toBe(1);
  await inTransaction(ctx, async (work) => {
    const table = await loadTable(ctx, id, work.store);
    if (refused(table)) throw new Error('The table is gone');
    await recordEvent(work, table, { kind: 'halt', person: null, name: null }, {});
  });
  slow.stop();
  await expect.poll(() => slow.asked.length).toBe(2);
  expect((await expectCompleteLog(ctx, id)).map(({ kind }) => kind)).toEqual(['start', 'halt']);
  await cancelTable(ctx, createActor('ann'), id, 'playing');
  slow.stop();
  await playing;
});

test('AiScheduler: a long search delays neither the channel messages nor closing the scheduler', async () => {
  const id = await beginAiMatch();
  const before = ctx.told.length;
  // The search may end after the test does.
  const own = ctx;
  const scheduler = new AiScheduler(() => own, realTimers, 0);
  scheduler.wake(id);
  await expect.poll(() => ctx.told.slice(before)).toEqual([id]);
  expect(slow.asked).toHaveLength(1);
  await scheduler.close();
  await cancelTable(ctx, createActor('ann'), id, 'playing');
  slow.stop();
});

test('playAis: gives the AI only the view of its own seat', async () => {
  const id = await beginAiMatch();
  const playing = playAis(ctx, id);
  await expect.poll(() => slow.asked.length).toBe(1);
  const { record, game } = await loadStoredTable(ctx, id);
  const usual = { notes: null, strength: 'badger' };
  expect(slow.asked).toEqual([{ game, view: game.view(record.state, 1), seat: 1, ...usual }]);
  await cancelTable(ctx, createActor('ann'), id, 'playing');
  slow.stop();
  await playing;
});

test('AiScheduler: reports a failed search once and still publishes the table', async () => {
  const id = await beginAiMatch();
  const failing = { ...ctx.ai, choose: async () => Promise.reject(new Error('No idea')) };
  const failed: TestContext = { ...ctx, ai: failing };
  const scheduler = new AiScheduler(() => failed);
  const before = ctx.told.length;
  scheduler.wake(id);
  scheduler.wake(id);
  await expect.poll(() => ctx.troubles).toEqual([new Error('No idea')]);
  expect(ctx.told.slice(before)).toEqual([id]);
  await scheduler.close();
  ctx.troubles.length = 0;
});

test('AiScheduler: retries a failed search after five seconds of the application clock', async () => {
  const id = await beginAiMatch();
  let asked = 0;
  const choose = async () => Promise.reject(new Error(`No idea ${++asked}`));
  const clock = new MovableClock();
  const scheduler = new AiScheduler(() => ({ ...ctx, ai: { ...ctx.ai, choose } }), createTime(clock).timers);
  scheduler.wake(id);
  await expect.poll(() => ctx.troubles).toContainEqual(new Error('No idea 1'));
  clock.advance(4_999);
  await new Promise((resume) => setImmediate(resume));
  expect(asked).toBe(1);
  clock.advance(1);
  await expect.poll(() => ctx.troubles).toContainEqual(new Error('No idea 2'));
  await scheduler.close();
  clock.advance(60_000);
  expect(asked).toBe(2);
  ctx.troubles.length = 0;
});
