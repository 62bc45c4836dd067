import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { moveAt } from '../../src/ai/puzzles/posed.ts';
import type { Puzzle } from '../../src/ai/puzzles/puzzle.ts';
import { comingDate, ringDate } from '../../src/app/alarms/dates.ts';
import { channelGone } from '../../src/app/availability/gone-channels.ts';
import { REPEATED } from '../../src/app/core/actor.ts';
import { forget } from '../../src/app/privacy/forget.ts';
import { answerOf, tryPuzzle } from '../../src/app/puzzles/answer.ts';
import { nextPuzzle, switchOff, switchOn } from '../../src/app/puzzles/daily.ts';
import { puzzleOn, type ServerPuzzle } from '../../src/app/puzzles/puzzles.ts';
import { readPuzzles } from '../../src/app/puzzles/read-puzzles.ts';
import { puzzleStanding } from '../../src/app/puzzles/standing.ts';
import { refused } from '../../src/engine/refusal.ts';
import { noticeOn } from '../../src/store/notices.ts';
import { keepAllowed } from '../../src/store/own.ts';
import { letGoOfTries, triesOf, tryOf } from '../../src/store/puzzle-tries.ts';
import { lastPuzzle, type PosedPuzzle } from '../../src/store/puzzles.ts';
import { keepServer } from '../../src/store/servers.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouseAt } from '../support/house.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WHERE = { guild: 'g', channel: 'c', language: 'en' } as const;

const all = readPuzzles();
const few = ['runaround', 'forage'].flatMap((id) => all.filter(({ game }) => game === id).slice(0, 3));

let now: number;
let house: BareHouse;
beforeEach(async () => {
  now = BEGIN;
  house = { ...(await openHouseAt(() => now)), puzzles: few };
});
afterEach(async () => await closeHouse(house));

describe('which puzzle comes next', () => {
  test('none comes again before all others have, the games take turns, and two servers have their own order', () => {
    const orders = ['one', 'two'].map((guild) => orderOf(few, guild, 12));
    for (const order of orders) {
      expect(new Set(order.slice(0, 6)).size).toBe(6);
      expect(new Set(order.slice(6)).size).toBe(6);
      const ofGames = order.map((id) => id.split('-')[0]);
      for (const [at, game] of ofGames.slice(1).entries())
        if (at % 2 === 0) expect(game).not.toBe(ofGames[at]);
    }
    expect(orders[0]).not.toEqual(orders[1]);
    expect(orders[0]).toEqual(orderOf(few, 'one', 12));
  });

  test('those that come with a newer bot come before any comes again', () => {
    const posed = new Map(few.slice(1).map(({ id }) => [id, 1]));
    expect(nextPuzzle(few, posed, 'one')).toBe(few[0]);
    expect(nextPuzzle([], posed, 'one')).toBeUndefined();
  });
});

describe('a puzzle a day', () => {
  test('is posed at once, told a day later, and the next one a minute after that', async () => {
    await switchOn(house, act('ann'), WHERE);
    const first = await last();
    expect(first).toMatchObject({ number: 1, posedAt: BEGIN, dueAt: BEGIN + DAY, answeredAt: null });
    await until(BEGIN + DAY - 1);
    expect(await last()).toEqual(first);
    await until(BEGIN + DAY);
    expect(await last()).toEqual({ ...first, answeredAt: BEGIN + DAY });
    expect(await noticeOn(house.store, 'answer', 'g 1')).toMatchObject({ channel: 'c', wanted: 1 });
    expect(await noticeOn(house.store, 'puzzle', 'g 1')).toMatchObject({ channel: 'c', wanted: 2 });
    await until(BEGIN + DAY + 60_000);
    expect(await last()).toMatchObject({ number: 2, dueAt: BEGIN + 2 * DAY, answeredAt: null });
  });

  test('keeps its time of day, and is open for half a day at least, also where the bot was away', async () => {
    await switchOn(house, act('ann'), WHERE);
    await until(BEGIN + DAY + 7 * HOUR);
    await until(BEGIN + DAY + 8 * HOUR);
    expect(await last()).toMatchObject({ number: 2, dueAt: BEGIN + 2 * DAY });
    await until(BEGIN + 5 * DAY + 20 * HOUR);
    await until(BEGIN + 5 * DAY + 21 * HOUR);
    expect(await last()).toMatchObject({ number: 3, dueAt: BEGIN + 7 * DAY });
  });

  test('switched off, the answer still comes and nothing after it; switched on again it goes on at once', async () => {
    await switchOn(house, act('ann'), WHERE);
    await switchOff(house, act('ann'), 'g');
    await until(BEGIN + DAY);
    await until(BEGIN + 3 * DAY);
    expect(await last()).toMatchObject({ number: 1, answeredAt: BEGIN + DAY });
    expect(await comingDate(house)).toBeUndefined();
    await switchOn(house, act('ann'), { ...WHERE, channel: 'other' });
    expect(await last()).toMatchObject({ number: 2, channel: 'other', dueAt: BEGIN + 4 * DAY });
  });

  test('switched on twice is one puzzle, and the next one speaks what the server chose meanwhile', async () => {
    await switchOn(house, act('ann'), WHERE);
    await switchOn(house, act('ann'), { ...WHERE, channel: 'other' });
    expect(await last()).toMatchObject({ number: 1, channel: 'c', language: 'en' });
    await keepServer(house.store, 'g', { language: 'ko' }, now);
    await until(BEGIN + DAY);
    await until(BEGIN + DAY + 60_000);
    expect(await last()).toMatchObject({ number: 2, channel: 'other', language: 'ko' });
  });

  test('where its channel is deleted no more are posed', async () => {
    await switchOn(house, act('ann'), WHERE);
    await channelGone(house, { guild: 'g', channel: 'another' });
    await until(BEGIN + DAY);
    await until(BEGIN + DAY + 60_000);
    expect(await last()).toMatchObject({ number: 2 });
    await channelGone(house, { guild: 'g', channel: 'c' });
    await until(BEGIN + 2 * DAY);
    await until(BEGIN + 2 * DAY + 60_000);
    expect(await last()).toMatchObject({ number: 2, answeredAt: BEGIN + 2 * DAY });
  });

  test('where no puzzles came with the bot it is refused', async () => {
    house = { ...house, puzzles: [] };
    expect(told(await switchOn(house, act('ann'), WHERE))).toBe('bot:puzzle.none');
    expect(await house.store.selectFrom('servers').selectAll().execute()).toEqual([]);
  });

  test('a puzzle that is not here any more is not told, and the days go on', async () => {
    await switchOn(house, act('ann'), WHERE);
    const { puzzle } = (await last()) as PosedPuzzle;
    house = { ...house, puzzles: few.filter(({ id }) => id !== puzzle) };
    expect(told(await puzzleOn(house, 'g', 1))).toBe('bot:puzzle.gone');
    expect(told(await answerOf(house, 'g', 1))).toBe('bot:puzzle.gone');
    await until(BEGIN + DAY);
    await until(BEGIN + DAY + 60_000);
    expect(await last()).toMatchObject({ number: 2 });
  });
});

describe('a try', () => {
  beforeEach(async () => {
    await switchOn(house, act('ann'), WHERE);
  });

  test('is one for each, whatever is pressed after it or at once', async () => {
    const { position, puzzle } = await open();
    const [best, next] = [puzzle.best, puzzle.next].map(({ move }) => moveAt(position, move));
    const press = act('bob');
    expect(await tryPuzzle(house, press, await open(), next)).toBe(true);
    expect(await tryPuzzle(house, press, await open(), best)).toBe(REPEATED);
    expect(told(await tryPuzzle(house, act('bob'), await open(), best))).toBe('bot:puzzle.once');
    const shown = await open();
    const both = await Promise.all(
      [best, next].map(async (move) => told(await tryPuzzle(house, act('cem'), shown, move))),
    );
    expect(both.sort()).toEqual(['bot:puzzle.once', true]);
    const tries = await triesOf(house.store, { guild: 'g', number: 1 });
    expect(tries.map(({ person, move }) => [person, move])).toEqual([
      ['bob', next],
      ['cem', both[0] === true ? best : expect.anything()],
    ]);
  });

  test('comes too late after the answer', async () => {
    const shown = await open();
    await until(BEGIN + DAY);
    expect(told(await tryPuzzle(house, act('bob'), shown, bestOf(shown)))).toBe('bot:puzzle.late');
    expect(await triesOf(house.store, { guild: 'g', number: 1 })).toEqual([]);
  });

  test('that comes to the same as the best move is right', async () => {
    await try_('bob', true);
    await try_('cem', false);
    const tries = await triesOf(house.store, { guild: 'g', number: 1 });
    expect(tries.map(({ person, isRight }) => [person, isRight])).toEqual([
      ['bob', true],
      ['cem', false],
    ]);
  });
});

describe('who had it', () => {
  test('is named with how often in a row, and who does not want to be listed is counted', async () => {
    await switchOn(house, act('ann'), WHERE);
    for (const person of ['bob', 'cem', 'dan']) await try_(person, person !== 'dan');
    await nextDay();
    for (const person of ['bob', 'cem', 'dan', 'eve']) await try_(person, person !== 'eve');
    await keepAllowed(house.store, 'cem', { listed: false }, now);
    await nextDay();
    expect(await answerOf(house, 'g', 2)).toMatchObject({
      solvers: [
        { name: 'bob', row: 2 },
        { name: 'dan', row: 1 },
      ],
      right: 3,
      tried: 4,
    });
  });

  test('stands in a row of right ones, which only what was tried and told ends', async () => {
    await switchOn(house, act('ann'), WHERE);
    for (const isRight of [true, true, false, true, null, true, true]) {
      if (isRight !== null) await try_('bob', isRight);
      await nextDay();
    }
    await try_('bob', false);
    expect(await standing('bob')).toEqual({ tried: 6, right: 5, streaks: { now: 3, longest: 3 } });
    expect(await standing('eve')).toEqual({ tried: 0, right: 0, streaks: { now: 0, longest: 0 } });
    const games = await Promise.all(['runaround', 'forage'].map((game) => standing('bob', game)));
    expect(games.reduce((sum, { tried }) => sum + tried, 0)).toBe(6);
  });

  test('is forgotten where they want to be', async () => {
    await switchOn(house, act('ann'), WHERE);
    await try_('bob', true);
    await try_('cem', true);
    await forget(house, act('bob'), { somebody: () => 'somebody', seat: (name) => name });
    await until(BEGIN + DAY);
    expect(await answerOf(house, 'g', 1)).toMatchObject({
      solvers: [{ name: 'cem', row: 1 }],
      right: 1,
      tried: 1,
    });
    const rows = await house.store.selectFrom('puzzle_tries').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('bob');
  });

  test('stays when what they chose is let go of', async () => {
    await switchOn(house, act('ann'), WHERE);
    await try_('bob', true);
    await nextDay();
    await letGoOfTries(house.store, now);
    expect(await tryOf(house.store, { guild: 'g', number: 1 }, 'bob')).toMatchObject({
      move: null,
      isRight: true,
    });
    expect(await standing('bob')).toMatchObject({ right: 1 });
  });
});

/** The puzzles of a server in their order. */
function orderOf(puzzles: readonly Puzzle[], guild: string, count: number): readonly string[] {
  const posed = new Map<string, number>();
  return Array.from({ length: count }, () => {
    const { id } = nextPuzzle(puzzles, posed, guild) as Puzzle;
    posed.set(id, (posed.get(id) ?? 0) + 1);
    return id;
  });
}

async function last(): Promise<PosedPuzzle | undefined> {
  return await lastPuzzle(house.store, 'g');
}

/** It is that time, and the date rings that has come, where one has. */
async function until(at: number): Promise<void> {
  now = at;
  const date = await comingDate(house);
  if (date && date.at <= now) await ringDate(house, date);
}

/** The answer is told, and the next puzzle posed. */
async function nextDay(): Promise<void> {
  await until(((await last()) as PosedPuzzle).dueAt);
  await until(now + 60_000);
}

async function open(): Promise<ServerPuzzle> {
  const puzzle = await puzzleOn(house, 'g', ((await last()) as PosedPuzzle).number);
  if (refused(puzzle)) throw new Error(puzzle.reason.key);
  return puzzle;
}

function bestOf({ position, puzzle }: ServerPuzzle): unknown {
  return moveAt(position, puzzle.best.move);
}

/** Somebody chooses the best move of the open puzzle, or another. */
async function try_(person: string, isRight: boolean): Promise<void> {
  now += 1;
  const puzzle = await open();
  const move = isRight ? bestOf(puzzle) : moveAt(puzzle.position, puzzle.puzzle.next.move);
  expect(await tryPuzzle(house, act(person), puzzle, move)).toBe(true);
}

async function standing(person: string, game?: string) {
  return await puzzleStanding(house.store, { guild: 'g', person, game });
}

/** Why not, or what came of it. */
function told(outcome: unknown): unknown {
  return refused(outcome) ? outcome.reason.key : outcome;
}
