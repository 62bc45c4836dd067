import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Judgement } from '../../src/ai/judgement.ts';
import type { Asked, Choice, HintAsked, JudgeAsked, Players } from '../../src/ai/players.ts';
import type { Thought } from '../../src/ai/thought.ts';
import { happen } from '../../src/app/core/record-event.ts';
import { loadTable } from '../../src/app/core/table.ts';
import { realTimers } from '../../src/app/core/timers.ts';
import { done } from '../../src/app/core/unit-of-work.ts';
import { addAi, join } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { Waker } from '../../src/app/play/ai-scheduler.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { cancelTable } from '../../src/app/seats/resign.ts';
import { refused } from '../../src/engine/refusal.ts';
import { MovableClock } from '../../src/playground/index.ts';
import { resultsOf } from '../../src/store/results.ts';
import { timeBy } from '../../src/time.ts';
import { act, type BareHouse, openHouse } from '../support/house.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

/** A player that thinks until it is told to stop. */
class Slow implements Players {
  readonly asked: Asked[] = [];
  #thoughts: (() => void)[] = [];
  readonly #real: Players;

  constructor(real: Players) {
    this.#real = real;
  }

  async choose(thinking: Asked): Promise<Choice> {
    this.asked.push(thinking);
    await new Promise<void>((resolve) => this.#thoughts.push(resolve));
    return await this.#real.choose(thinking);
  }

  async hint(asked: HintAsked): Promise<Thought> {
    return await this.#real.hint(asked);
  }

  async judge(asked: JudgeAsked): Promise<Judgement | null> {
    return await this.#real.judge(asked);
  }

  /** The thoughts of now are at an end. */
  stop(): void {
    for (const resolve of this.#thoughts.splice(0)) resolve();
  }
}

let house: BareHouse;
let slow: Slow;
beforeEach(async () => {
  const open = await openHouse();
  slow = new Slow(open.players);
  house = { ...open, players: slow, wake: () => {} };
});
afterEach(async () => {
  await house.store.destroy();
});

/** A match that an AI seat begins: among several, whoever is first by luck. */
async function begun(): Promise<number> {
  for (let channel = 0; ; channel++) {
    const wish = { guild: 'g', channel: `c${channel}`, game: 'runaround', language: 'en' as const };
    const id = (await openTable(house, act('ann'), wish)) as number;
    await addAi(house, act('ann'), id, () => 'AI 1');
    await startTable(house, act('ann'), id);
    const { record, game } = await tableOf(house, id);
    const turn = game.turn(record.state);
    if (turn.kind === 'act' && turn.seats[0] === 1) return id;
  }
}

test('while an AI thinks nothing is open: other tables are opened, joined and read', async () => {
  const id = await begun();
  const playing = playAis(house, id);
  await expect.poll(() => slow.asked.length).toBe(1);
  const other = { guild: 'g', channel: 'other', game: 'forage', language: 'en' as const };
  const table = (await openTable(house, act('ann'), other)) as number;
  expect(await join(house, act('bob'), table)).toBe(2);
  expect((await tableOf(house, id)).record.version).toBe(1);
  slow.stop();
  await expect.poll(async () => (await tableOf(house, id)).record.version).toBeGreaterThan(1);
  await cancelTable(house, act('ann'), id, 'playing');
  slow.stop();
  await playing;
});

test('what was thought of a table that has changed since is dropped', async () => {
  const id = await begun();
  const playing = playAis(house, id);
  await expect.poll(() => slow.asked.length).toBe(1);
  await cancelTable(house, act('ann'), id, 'playing');
  slow.stop();
  await playing;
  const log = await expectWhole(house, id);
  expect(log.map(({ kind }) => kind)).toEqual(['start', 'cancel']);
  expect((await resultsOf(house.store, id)).map(({ ending }) => ending)).toEqual(['cancelled', 'cancelled']);
});

test('what was thought of an older state is asked again of the newer one, while the AI is due', async () => {
  const id = await begun();
  const playing = playAis(house, id);
  await expect.poll(() => slow.asked.length).toBe(1);
  await done(house, async (deed) => {
    const table = await loadTable(house, id, deed.store);
    if (refused(table)) throw new Error('The table is gone');
    await happen(deed, table, { kind: 'halt', person: null, name: null }, {});
  });
  slow.stop();
  await expect.poll(() => slow.asked.length).toBe(2);
  expect((await expectWhole(house, id)).map(({ kind }) => kind)).toEqual(['start', 'halt']);
  await cancelTable(house, act('ann'), id, 'playing');
  slow.stop();
  await playing;
});

test('a thought that takes long keeps neither the channel waiting nor the end of the process', async () => {
  const id = await begun();
  const before = house.told.length;
  // Its thought may end after the test does.
  const own = house;
  const waker = new Waker(() => own, realTimers, 0);
  waker.wake(id);
  await expect.poll(() => house.told.slice(before)).toEqual([id]);
  expect(slow.asked).toHaveLength(1);
  await waker.close();
  await cancelTable(house, act('ann'), id, 'playing');
  slow.stop();
});

test('an AI sees its own view and nothing else', async () => {
  const id = await begun();
  const playing = playAis(house, id);
  await expect.poll(() => slow.asked.length).toBe(1);
  const { record, game } = await tableOf(house, id);
  const usual = { notes: null, strength: 'badger' };
  expect(slow.asked).toEqual([{ game, view: game.view(record.state, 1), seat: 1, ...usual }]);
  await cancelTable(house, act('ann'), id, 'playing');
  slow.stop();
  await playing;
});

test('a failure is told once, and what had been done by then', async () => {
  const id = await begun();
  const failing = { ...house.players, choose: async () => Promise.reject(new Error('No idea')) };
  const failed: BareHouse = { ...house, players: failing };
  const waker = new Waker(() => failed);
  const before = house.told.length;
  waker.wake(id);
  waker.wake(id);
  await expect.poll(() => house.troubles).toEqual([new Error('No idea')]);
  expect(house.told.slice(before)).toEqual([id]);
  await waker.close();
  house.troubles.length = 0;
});

test('after a failure it is tried again by the clock that everything goes by', async () => {
  const id = await begun();
  let asked = 0;
  const choose = async () => Promise.reject(new Error(`No idea ${++asked}`));
  const clock = new MovableClock();
  const waker = new Waker(() => ({ ...house, players: { ...house.players, choose } }), timeBy(clock).timers);
  waker.wake(id);
  await expect.poll(() => house.troubles).toContainEqual(new Error('No idea 1'));
  clock.advance(4_999);
  await new Promise((resume) => setImmediate(resume));
  expect(asked).toBe(1);
  clock.advance(1);
  await expect.poll(() => house.troubles).toContainEqual(new Error('No idea 2'));
  await waker.close();
  clock.advance(60_000);
  expect(asked).toBe(2);
  house.troubles.length = 0;
});
