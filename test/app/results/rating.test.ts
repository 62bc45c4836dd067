import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addAi, joinLobby, setRated } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { loadMatchChanges } from '../../../src/app/ratings/match-changes.ts';
import { backfillRatings, checkRatings, replaceRatings } from '../../../src/app/ratings/recompute-ratings.ts';
import { cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { getShownRating } from '../../../src/stats/rating.ts';
import { loadAllRatings, loadMatchRatings } from '../../../src/store/ratings.ts';
import {
  closeTestContext,
  createActor,
  openTestContextAt,
  START_AT_MS,
  type TestContext,
} from '../../support/test-context.ts';
import { loadStoredTable } from '../../support/verify.ts';

let ctx: TestContext;
let now: number;
beforeEach(async () => {
  now = START_AT_MS;
  ctx = await openTestContextAt(() => now);
});
afterEach(async () => await closeTestContext(ctx));

describe('ratings after a resigned match of two', () => {
  test('loadMatchChanges: shows the rating gain, the loss and the score between the players', async () => {
    const id = await playLostMatch('bob', ['ann', 'bob']);
    const after = await loadMatchChanges(ctx, await loadStoredTable(ctx, id));
    expect(after?.ratings).toEqual([
      { name: 'ann', now: expect.any(Number), by: expect.any(Number) },
      { name: 'bob', now: expect.any(Number), by: expect.any(Number) },
    ]);
    const [ann, bob] = after?.ratings ?? [];
    expect([(ann?.now ?? 0) - (ann?.by ?? 0), (bob?.now ?? 0) - (bob?.by ?? 0)]).toEqual([1_000, 1_000]);
    expect(ann?.by).toBeGreaterThan(0);
    expect(bob?.by).toBeLessThan(0);
    expect(after?.met).toEqual({
      count: 1,
      wins: [
        { name: 'ann', wins: 1 },
        { name: 'bob', wins: 0 },
      ],
    });
  });

  test('ratings: continue from the last match, separately by server and game', async () => {
    await playLostMatch('bob', ['ann', 'bob']);
    const second = await playLostMatch('bob', ['ann', 'bob']);
    const elsewhere = await playLostMatch('bob', ['ann', 'bob'], { guild: 'other' });
    const other = await playLostMatch('bob', ['ann', 'bob'], { game: 'gostop' });
    const loadRatings = async (id: number) =>
      (await loadMatchRatings(ctx.store, id)).map((rating) => [rating.person, getShownRating(rating)]);
    expect(await loadRatings(elsewhere)).toEqual(await loadRatings(other));
    expect(await loadRatings(second)).not.toEqual(await loadRatings(elsewhere));
    expect((await loadMatchChanges(ctx, await loadStoredTable(ctx, second)))?.met?.count).toBe(2);
    expect((await loadMatchChanges(ctx, await loadStoredTable(ctx, elsewhere)))?.met?.count).toBe(1);
  });
});

describe('unrated matches', () => {
  test('ratings: ignore a match that the host set as unrated', async () => {
    const id = await openMatch(['ann', 'bob']);
    expect(await setRated(ctx, createActor('ann'), id, false)).toBe(true);
    await startTable(ctx, createActor('ann'), id);
    await resign(ctx, createActor('bob'), id, String);
    expect(await loadMatchRatings(ctx.store, id)).toEqual([]);
    const after = await loadMatchChanges(ctx, await loadStoredTable(ctx, id));
    expect([after?.ratings, after?.met?.count]).toEqual([[], 1]);
  });

  test('ratings: ignore a match of one person against AI seats', async () => {
    const id = await openMatch(['ann']);
    await addAi(ctx, createActor('ann'), id, () => 'Owl', 'owl');
    await startTable(ctx, createActor('ann'), id);
    await resign(ctx, createActor('ann'), id, String);
    expect(await loadMatchRatings(ctx.store, id)).toEqual([]);
    expect((await loadMatchChanges(ctx, await loadStoredTable(ctx, id)))?.met).toBeNull();
  });

  test('ratings: ignore a cancelled match', async () => {
    const id = await openMatch(['ann', 'bob']);
    await startTable(ctx, createActor('ann'), id);
    await cancelTable(ctx, createActor('ann', { manages: true }), id, 'playing');
    expect(await loadAllRatings(ctx.store)).toEqual([]);
    expect(await loadMatchChanges(ctx, await loadStoredTable(ctx, id))).toBeNull();
  });
});

describe('checking all ratings', () => {
  beforeEach(async () => {
    for (const loser of ['bob', 'ann', 'bob']) await playLostMatch(loser, ['ann', 'bob']);
    await playLostMatch('cem', ['ann', 'bob', 'cem'], { game: 'forage' });
    await playLostMatch('bob', ['ann', 'bob'], { guild: 'other' });
  });

  test('checkRatings: finds no difference from the results', async () => {
    const { same, first } = await checkRatings(ctx.store);
    expect([same, first]).toEqual([(await loadAllRatings(ctx.store)).length, null]);
    expect(same).toBeGreaterThanOrEqual(8);
  });

  test('checkRatings: finds a changed rating', async () => {
    const [one] = await loadAllRatings(ctx.store);
    await ctx.store
      .updateTable('ratings')
      .set({ mu: 40 })
      .where('table_id', '=', one?.tableId ?? 0)
      .where('person', '=', one?.person ?? '')
      .execute();
    expect((await checkRatings(ctx.store)).first).toEqual({ kept: { ...one, mu: 40 }, again: one });
  });

  test('checkRatings: finds a rating without results', async () => {
    const [one] = await loadAllRatings(ctx.store);
    await ctx.store
      .deleteFrom('results')
      .where('table_id', '=', one?.tableId ?? 0)
      .execute();
    expect((await checkRatings(ctx.store)).first).not.toBeNull();
  });

  test('backfillRatings and replaceRatings: restore all ratings from the results', async () => {
    const before = await loadAllRatings(ctx.store);
    await ctx.store.deleteFrom('ratings').execute();
    await backfillRatings(ctx.store);
    expect(await loadAllRatings(ctx.store)).toEqual(before);
    expect(await replaceRatings(ctx.store)).toBe(before.length);
    expect(await loadAllRatings(ctx.store)).toEqual(before);
  });
});

let channels = 0;

async function openMatch(
  people: readonly string[],
  { guild = 'g', game = 'runaround' }: { guild?: string; game?: string } = {},
): Promise<number> {
  const [host = '', ...guests] = people;
  const place = { guild, channel: `c${++channels}`, game, language: 'en' } as const;
  const id = await openTable(ctx, createActor(host), place);
  if (typeof id !== 'number') throw new Error('No table was opened');
  for (const guest of guests) await joinLobby(ctx, createActor(guest), id);
  return id;
}

/** Plays a match that ends when the loser resigns. */
async function playLostMatch(
  loser: string,
  people: readonly string[],
  where: { guild?: string; game?: string } = {},
): Promise<number> {
  const id = await openMatch(people, where);
  await startTable(ctx, createActor(people[0] ?? ''), id);
  now += 60_000;
  await resign(ctx, createActor(loser), id, String);
  return id;
}
