import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Puzzle } from '../../src/ai/puzzles/puzzle.ts';
import { parsePositionMove } from '../../src/ai/puzzles/replay-puzzle.ts';
import { findUpcomingDate, fireDueDate } from '../../src/app/alarms/alarms.ts';
import { handleChannelDeleted } from '../../src/app/availability/gone-channels.ts';
import { REPEATED } from '../../src/app/core/actor.ts';
import { forgetUser } from '../../src/app/privacy/forget.ts';
import { loadAnswer, tryPuzzle } from '../../src/app/puzzles/answer.ts';
import { chooseNextPuzzle, startDailyPuzzles, stopDailyPuzzles } from '../../src/app/puzzles/daily.ts';
import { loadPuzzleStanding, loadServerPuzzle, type ServerPuzzle } from '../../src/app/puzzles/puzzles.ts';
import { readPuzzles } from '../../src/app/puzzles/read-puzzles.ts';
import { refused } from '../../src/engine/refusal.ts';
import { findNotice } from '../../src/store/notices.ts';
import { clearOldPuzzleTries, findPuzzleTry, loadPuzzleTries } from '../../src/store/puzzle-tries.ts';
import { findLastPuzzle, type PosedPuzzle } from '../../src/store/puzzles.ts';
import { saveServerSettings } from '../../src/store/server-settings.ts';
import { savePrivacySettings } from '../../src/store/user-settings.ts';
import {
  closeTestContext,
  createActor,
  openTestContextAt,
  START_AT_MS,
  type TestContext,
} from '../support/test-context.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WHERE = { guild: 'g', channel: 'c', language: 'en' } as const;

const all = readPuzzles();
const few = ['runaround', 'forage'].flatMap((id) => all.filter(({ game }) => game === id).slice(0, 3));

let now: number;
let ctx: TestContext;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = { ...(await openTestContextAt(() => now)), puzzles: few };
});
afterEach(async () => await closeTestContext(ctx));

describe('chooseNextPuzzle', () => {
  test('chooseNextPuzzle: repeats none before all were posed, alternates the games and differs by server', () => {
    const orders = ['one', 'two'].map((guild) => listOrder(few, guild, 12));
    for (const order of orders) {
      expect(new Set(order.slice(0, 6)).size).toBe(6);
      expect(new Set(order.slice(6)).size).toBe(6);
      const ofGames = order.map((id) => id.split('-')[0]);
      for (const [at, game] of ofGames.slice(1).entries())
        if (at % 2 === 0) expect(game).not.toBe(ofGames[at]);
    }
    expect(orders[0]).not.toEqual(orders[1]);
    expect(orders[0]).toEqual(listOrder(few, 'one', 12));
  });

  test('chooseNextPuzzle: poses puzzles of a newer release before any is repeated', () => {
    const posed = new Map(few.slice(1).map(({ id }) => [id, 1]));
    expect(chooseNextPuzzle(few, posed, 'one')).toBe(few[0]);
    expect(chooseNextPuzzle([], posed, 'one')).toBeUndefined();
  });
});

describe('daily puzzles', () => {
  test('daily puzzles: are posed at once, answered a day later and followed a minute after that', async () => {
    await startDailyPuzzles(ctx, createActor('ann'), WHERE);
    const first = await loadLast();
    expect(first).toMatchObject({
      number: 1,
      posedAt: START_AT_MS,
      dueAt: START_AT_MS + DAY,
      answeredAt: null,
    });
    await advanceAndFire(START_AT_MS + DAY - 1);
    expect(await loadLast()).toEqual(first);
    await advanceAndFire(START_AT_MS + DAY);
    expect(await loadLast()).toEqual({ ...first, answeredAt: START_AT_MS + DAY });
    expect(await findNotice(ctx.store, 'answer', 'g 1')).toMatchObject({ channel: 'c', wanted: 1 });
    expect(await findNotice(ctx.store, 'puzzle', 'g 1')).toMatchObject({ channel: 'c', wanted: 2 });
    await advanceAndFire(START_AT_MS + DAY + 60_000);
    expect(await loadLast()).toMatchObject({ number: 2, dueAt: START_AT_MS + 2 * DAY, answeredAt: null });
  });

  test('daily puzzles: keep their time of day after downtime and stay open for at least half a day', async () => {
    await startDailyPuzzles(ctx, createActor('ann'), WHERE);
    await advanceAndFire(START_AT_MS + DAY + 7 * HOUR);
    await advanceAndFire(START_AT_MS + DAY + 8 * HOUR);
    expect(await loadLast()).toMatchObject({ number: 2, dueAt: START_AT_MS + 2 * DAY });
    await advanceAndFire(START_AT_MS + 5 * DAY + 20 * HOUR);
    await advanceAndFire(START_AT_MS + 5 * DAY + 21 * HOUR);
    expect(await loadLast()).toMatchObject({ number: 3, dueAt: START_AT_MS + 7 * DAY });
  });

  test('daily puzzles: still post the open answer when switched off, and resume at once', async () => {
    await startDailyPuzzles(ctx, createActor('ann'), WHERE);
    await stopDailyPuzzles(ctx, createActor('ann'), 'g');
    await advanceAndFire(START_AT_MS + DAY);
    await advanceAndFire(START_AT_MS + 3 * DAY);
    expect(await loadLast()).toMatchObject({ number: 1, answeredAt: START_AT_MS + DAY });
    expect(await findUpcomingDate(ctx)).toBeUndefined();
    await startDailyPuzzles(ctx, createActor('ann'), { ...WHERE, channel: 'other' });
    expect(await loadLast()).toMatchObject({ number: 2, channel: 'other', dueAt: START_AT_MS + 4 * DAY });
  });

  test('daily puzzles: switching on twice poses one puzzle; the next one uses the new language', async () => {
    await startDailyPuzzles(ctx, createActor('ann'), WHERE);
    await startDailyPuzzles(ctx, createActor('ann'), { ...WHERE, channel: 'other' });
    expect(await loadLast()).toMatchObject({ number: 1, channel: 'c', language: 'en' });
    await saveServerSettings(ctx.store, 'g', { language: 'ko' }, now);
    await advanceAndFire(START_AT_MS + DAY);
    await advanceAndFire(START_AT_MS + DAY + 60_000);
    expect(await loadLast()).toMatchObject({ number: 2, channel: 'other', language: 'ko' });
  });

  test('daily puzzles: stop when their channel is deleted', async () => {
    await startDailyPuzzles(ctx, createActor('ann'), WHERE);
    await handleChannelDeleted(ctx, { guild: 'g', channel: 'another' });
    await advanceAndFire(START_AT_MS + DAY);
    await advanceAndFire(START_AT_MS + DAY + 60_000);
    expect(await loadLast()).toMatchObject({ number: 2 });
    await handleChannelDeleted(ctx, { guild: 'g', channel: 'c' });
    await advanceAndFire(START_AT_MS + 2 * DAY);
    await advanceAndFire(START_AT_MS + 2 * DAY + 60_000);
    expect(await loadLast()).toMatchObject({ number: 2, answeredAt: START_AT_MS + 2 * DAY });
  });

  test('daily puzzles: are refused when the release contains no puzzles', async () => {
    ctx = { ...ctx, puzzles: [] };
    expect(formatOutcome(await startDailyPuzzles(ctx, createActor('ann'), WHERE))).toBe('bot:puzzle.none');
    expect(await ctx.store.selectFrom('servers').selectAll().execute()).toEqual([]);
  });

  test('daily puzzles: skip the answer of a removed puzzle and go on', async () => {
    await startDailyPuzzles(ctx, createActor('ann'), WHERE);
    const { puzzle } = (await loadLast()) as PosedPuzzle;
    ctx = { ...ctx, puzzles: few.filter(({ id }) => id !== puzzle) };
    expect(formatOutcome(await loadServerPuzzle(ctx, 'g', 1))).toBe('bot:puzzle.gone');
    expect(formatOutcome(await loadAnswer(ctx, 'g', 1))).toBe('bot:puzzle.gone');
    await advanceAndFire(START_AT_MS + DAY);
    await advanceAndFire(START_AT_MS + DAY + 60_000);
    expect(await loadLast()).toMatchObject({ number: 2 });
  });
});

describe('tryPuzzle', () => {
  beforeEach(async () => {
    await startDailyPuzzles(ctx, createActor('ann'), WHERE);
  });

  test('tryPuzzle: accepts one attempt a player, also of two simultaneous ones', async () => {
    const { position, puzzle } = await loadOpen();
    const [best, next] = [puzzle.best, puzzle.next].map(({ move }) => parsePositionMove(position, move));
    const by = createActor('bob');
    expect(await tryPuzzle(ctx, by, await loadOpen(), next)).toBe(true);
    expect(await tryPuzzle(ctx, by, await loadOpen(), best)).toBe(REPEATED);
    expect(formatOutcome(await tryPuzzle(ctx, createActor('bob'), await loadOpen(), best))).toBe(
      'bot:puzzle.once',
    );
    const shown = await loadOpen();
    const both = await Promise.all(
      [best, next].map(async (move) => formatOutcome(await tryPuzzle(ctx, createActor('cem'), shown, move))),
    );
    expect(both.sort()).toEqual(['bot:puzzle.once', true]);
    const tries = await loadPuzzleTries(ctx.store, { guild: 'g', number: 1 });
    expect(tries.map(({ person, move }) => [person, move])).toEqual([
      ['bob', next],
      ['cem', both[0] === true ? best : expect.anything()],
    ]);
  });

  test('tryPuzzle: is refused after the answer was posted', async () => {
    const shown = await loadOpen();
    await advanceAndFire(START_AT_MS + DAY);
    expect(formatOutcome(await tryPuzzle(ctx, createActor('bob'), shown, getBestMove(shown)))).toBe(
      'bot:puzzle.late',
    );
    expect(await loadPuzzleTries(ctx.store, { guild: 'g', number: 1 })).toEqual([]);
  });

  test('tryPuzzle: marks the best move as right and another one as wrong', async () => {
    await tryMove('bob', true);
    await tryMove('cem', false);
    const tries = await loadPuzzleTries(ctx.store, { guild: 'g', number: 1 });
    expect(tries.map(({ person, isRight }) => [person, isRight])).toEqual([
      ['bob', true],
      ['cem', false],
    ]);
  });
});

describe('solvers of a puzzle', () => {
  test('loadAnswer: names solvers with their streaks and only counts unlisted players', async () => {
    await startDailyPuzzles(ctx, createActor('ann'), WHERE);
    for (const person of ['bob', 'cem', 'dan']) await tryMove(person, person !== 'dan');
    await passDay();
    for (const person of ['bob', 'cem', 'dan', 'eve']) await tryMove(person, person !== 'eve');
    await savePrivacySettings(ctx.store, 'cem', { listed: false }, now);
    await passDay();
    expect(await loadAnswer(ctx, 'g', 2)).toMatchObject({
      solvers: [
        { name: 'bob', row: 2 },
        { name: 'dan', row: 1 },
      ],
      right: 3,
      tried: 4,
    });
  });

  test('loadPuzzleStanding: only a wrong attempt with a posted answer ends a streak', async () => {
    await startDailyPuzzles(ctx, createActor('ann'), WHERE);
    for (const isRight of [true, true, false, true, null, true, true]) {
      if (isRight !== null) await tryMove('bob', isRight);
      await passDay();
    }
    await tryMove('bob', false);
    expect(await loadStanding('bob')).toEqual({ tried: 6, right: 5, streaks: { now: 3, longest: 3 } });
    expect(await loadStanding('eve')).toEqual({ tried: 0, right: 0, streaks: { now: 0, longest: 0 } });
    const games = await Promise.all(['runaround', 'forage'].map((game) => loadStanding('bob', game)));
    expect(games.reduce((sum, { tried }) => sum + tried, 0)).toBe(6);
  });

  test('forgetUser: deletes the puzzle attempts of the user', async () => {
    await startDailyPuzzles(ctx, createActor('ann'), WHERE);
    await tryMove('bob', true);
    await tryMove('cem', true);
    await forgetUser(ctx, createActor('bob'), { somebody: () => 'somebody', seat: (name) => name });
    await advanceAndFire(START_AT_MS + DAY);
    expect(await loadAnswer(ctx, 'g', 1)).toMatchObject({
      solvers: [{ name: 'cem', row: 1 }],
      right: 1,
      tried: 1,
    });
    const rows = await ctx.store.selectFrom('puzzle_tries').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('bob');
  });

  test('clearOldPuzzleTries: deletes the chosen move and keeps whether it was right', async () => {
    await startDailyPuzzles(ctx, createActor('ann'), WHERE);
    await tryMove('bob', true);
    await passDay();
    await clearOldPuzzleTries(ctx.store, now);
    expect(await findPuzzleTry(ctx.store, { guild: 'g', number: 1 }, 'bob')).toMatchObject({
      move: null,
      isRight: true,
    });
    expect(await loadStanding('bob')).toMatchObject({ right: 1 });
  });
});

/** Lists the puzzles of a server in their order. */
function listOrder(puzzles: readonly Puzzle[], guild: string, count: number): readonly string[] {
  const posed = new Map<string, number>();
  return Array.from({ length: count }, () => {
    const { id } = chooseNextPuzzle(puzzles, posed, guild) as Puzzle;
    posed.set(id, (posed.get(id) ?? 0) + 1);
    return id;
  });
}

async function loadLast(): Promise<PosedPuzzle | undefined> {
  return await findLastPuzzle(ctx.store, 'g');
}

/** Sets the clock and fires the date that is due, if any. */
async function advanceAndFire(at: number): Promise<void> {
  now = at;
  const date = await findUpcomingDate(ctx);
  if (date && date.at <= now) await fireDueDate(ctx, date);
}

/** Publishes the answer and the next puzzle. */
async function passDay(): Promise<void> {
  await advanceAndFire(((await loadLast()) as PosedPuzzle).dueAt);
  await advanceAndFire(now + 60_000);
}

async function loadOpen(): Promise<ServerPuzzle> {
  const puzzle = await loadServerPuzzle(ctx, 'g', ((await loadLast()) as PosedPuzzle).number);
  if (refused(puzzle)) throw new Error(puzzle.reason.key);
  return puzzle;
}

function getBestMove({ position, puzzle }: ServerPuzzle): unknown {
  return parsePositionMove(position, puzzle.best.move);
}

/** Has a person choose the best move of the open puzzle, or another. */
async function tryMove(person: string, isRight: boolean): Promise<void> {
  now += 1;
  const puzzle = await loadOpen();
  const move = isRight ? getBestMove(puzzle) : parsePositionMove(puzzle.position, puzzle.puzzle.next.move);
  expect(await tryPuzzle(ctx, createActor(person), puzzle, move)).toBe(true);
}

async function loadStanding(person: string, game?: string) {
  return await loadPuzzleStanding(ctx.store, { guild: 'g', person, game });
}

/** Returns the key of a refusal, or the outcome itself. */
function formatOutcome(outcome: unknown): unknown {
  return refused(outcome) ? outcome.reason.key : outcome;
}
