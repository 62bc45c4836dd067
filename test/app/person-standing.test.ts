import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { recordEvent } from '../../src/app/core/record-event.ts';
import { findPerson, getDueSeats } from '../../src/app/core/table.ts';
import { inTransaction } from '../../src/app/core/unit-of-work.ts';
import { setOption } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { backfillBests } from '../../src/app/ratings/bests.ts';
import { loadPersonStanding } from '../../src/app/ratings/person-standing.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { undoLastMove } from '../../src/app/undo/undo.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { dealWon } from '../../src/games/gostop/turn.ts';
import type { GoStopEvent } from '../../src/games/gostop/types.ts';
import { loadMovers } from '../../src/store/match-history.ts';
import { listTablesWithoutBests, loadResults } from '../../src/store/results.ts';
import { deleteOldMatches } from '../../src/store/retention.ts';
import { savePrivacySettings } from '../../src/store/user-settings.ts';
import { beginDuel, beginMatch, openSeatedLobby } from '../support/app-table.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { loadVersion, makeMoveOfKind } from '../support/undo.ts';
import { loadStoredTable, loadWholeLog } from '../support/verify.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

test('loadMovers: lists the players of all moves that were not undone', async () => {
  const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
  const { person } = await makeMoveOfKind(ctx, id, 'roll');
  await makeMoveOfKind(ctx, id, 'run');
  const two = (await loadMovers(ctx.store, [id])).get(id);
  expect(two).toHaveLength(2);
  await undoLastMove(ctx, createActor(person), id, await loadVersion(ctx, id));
  expect((await loadMovers(ctx.store, [id])).get(id)).toEqual(two?.slice(0, 1));
  await makeMoveOfKind(ctx, id, 'run');
  expect((await loadMovers(ctx.store, [id])).get(id)).toEqual(two);
});

test('loadPersonStanding: includes personal bests only of matches played to their end', async () => {
  const { id, mover, waiter } = await beginDuel(ctx);
  await makeMoveOfKind(ctx, id, 'roll');
  await makeMoveOfKind(ctx, id, 'run');
  await resign(ctx, createActor(waiter), id, String);
  expect((await loadPersonStats(mover, mover)).bests).toEqual(new Map());
  await ctx.store.updateTable('results').set({ ending: 'over', best: null }).execute();
  await backfillBests(ctx);
  const { bests, stats } = await loadPersonStats(mover, mover);
  expect([...bests]).toEqual([['runaround', { kind: 'turns', best: 1 }]]);
  expect(stats.games.get('runaround')?.streaks).toEqual({ now: 1, longest: 1 });
  expect((await loadPersonStats(waiter, mover)).bests).toEqual(new Map());
});

describe('the biggest Go-Stop deal of a player', () => {
  test('the biggest deal: is stored with the results and outlives the moves', async () => {
    const id = await playThreeDeals();
    const most = await listMostWon(id);
    const bests = await Promise.all(
      ['ann', 'bob'].map(async (who) => (await loadPersonStats(who, who)).bests),
    );
    expect(bests.map((best) => best.get('gostop')?.best ?? 0)).toEqual(most);
    expect(Math.max(...most)).toBeGreaterThan(0);
    await deleteOldMatches(ctx.store, Number.MAX_SAFE_INTEGER);
    const after = await Promise.all(
      ['ann', 'bob'].map(async (who) => (await loadPersonStats(who, who)).bests),
    );
    expect(after).toEqual(bests);
  });

  test('backfillBests: computes the biggest deal of older matches once', async () => {
    const id = await playThreeDeals();
    const kept = await loadResults(ctx.store, id);
    await ctx.store.updateTable('results').set({ best: null }).execute();
    await backfillBests(ctx);
    expect(await loadResults(ctx.store, id)).toEqual(kept);
    expect(await listTablesWithoutBests(ctx.store, ['gostop'], { after: 0, most: 5 })).toEqual([]);
  });

  test('the biggest deal: is credited only to the player who won it', async () => {
    const id = await beginMatch(ctx, 'gostop', 'ann', 'bob');
    const won = { kind: 'billed', deal: { kind: 'stop', winner: 0, bill: [], gains: [24, 0] } };
    const table = await loadStoredTable(ctx, id);
    const move = { kind: 'move', seat: 1, person: 'bob', name: 'bob', move: {}, luck: [] } as const;
    await inTransaction(ctx, (work) => recordEvent(work, table, { ...move, events: [won] }, {}));
    await resign(ctx, createActor('ann'), id, String);
    const results = await loadResults(ctx.store, id);
    expect(results.map(({ person, best }) => [person, best])).toEqual([
      ['ann', 0],
      ['bob', 0],
    ]);
  });
});

/** Plays three deals at random between Ann and Bob. */
async function playThreeDeals(): Promise<number> {
  const id = await openSeatedLobby(ctx, 'gostop', 'ann', 'bob');
  await setOption(ctx, createActor('ann'), id, 'deals', 3);
  await startTable(ctx, createActor('ann'), id);
  const chance = createSeededChance(4);
  for (;;) {
    const table = await loadStoredTable(ctx, id);
    const [seat] = getDueSeats(table);
    if (seat === undefined) return id;
    const by = createActor(String(findPerson(table, seat)));
    await makeMove(ctx, by, id, null, (game, view, at) => pickRandomPath(game, view, at, chance));
  }
}

/** Returns the most points won in a deal, by seat, from the log. */
async function listMostWon(id: number): Promise<readonly number[]> {
  const events = (await loadWholeLog(ctx, id)).flatMap((entry) =>
    entry.kind === 'move' ? entry.events : [],
  );
  const deals = events.flatMap((event) => dealWon(event as GoStopEvent) ?? []);
  return [0, 1].map((seat) => Math.max(0, ...deals.flatMap((won) => (won.seat === seat ? won.points : []))));
}

test('loadPersonStanding: names an unlisted player only to opponents', async () => {
  const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
  await resign(ctx, createActor('bob'), id, String);
  await savePrivacySettings(ctx.store, 'bob', { listed: false }, 1);
  expect([...(await loadPersonStats('ann', 'ann')).names.keys()].sort()).toEqual(['ann', 'bob']);
  expect([...(await loadPersonStats('ann', 'bob')).names.keys()].sort()).toEqual(['ann', 'bob']);
  expect([...(await loadPersonStats('ann', 'cem')).names.keys()]).toEqual(['ann']);
});

test('loadPersonStanding: lists ratings match by match, grouped by game', async () => {
  for (const _ of [1, 2])
    await resign(ctx, createActor('bob'), await beginMatch(ctx, 'runaround', 'ann', 'bob'), String);
  await resign(ctx, createActor('ann'), await beginMatch(ctx, 'gostop', 'ann', 'bob'), String);
  const { ratings } = await loadPersonStats('ann', 'cem');
  const [first = 0, second = 0] = (ratings.get('runaround') ?? []).map(({ rating }) => rating);
  expect(first).toBeGreaterThan(1_000);
  expect(second).toBeGreaterThan(first);
  expect(ratings.get('gostop')?.map(({ rating }) => rating < 1_000)).toEqual([true]);
  const one = await loadPersonStats('ann', 'cem', 'gostop');
  expect([...one.ratings.keys()]).toEqual(['gostop']);
});

async function loadPersonStats(person: string, asker: string, game?: string) {
  return await loadPersonStanding(ctx, { guild: 'g', person, asker, game });
}
