import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomPath } from '../../src/ai/random.ts';
import { happen } from '../../src/app/core/record-event.ts';
import { dueAt, personAt } from '../../src/app/core/table.ts';
import { done } from '../../src/app/core/unit-of-work.ts';
import { setOption } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { rememberEarlier } from '../../src/app/ratings/bests.ts';
import { standingOf } from '../../src/app/ratings/person-standing.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { takeBack } from '../../src/app/undo/undo.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { dealWon } from '../../src/games/gostop/deal-won.ts';
import type { GoStopEvent } from '../../src/games/gostop/types.ts';
import { letGo } from '../../src/store/letting-go.ts';
import { moversIn } from '../../src/store/movers.ts';
import { keepAllowed } from '../../src/store/own.ts';
import { resultsOf, unremembered } from '../../src/store/results.ts';
import { begun, duel, seated } from '../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { moved, version } from '../support/taking-back.ts';
import { tableOf, wholeLog } from '../support/verify.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

test('who moved is known of the moves that stand', async () => {
  const id = await begun(house, 'runaround', 'ann', 'bob');
  const { person } = await moved(house, id, 'roll');
  await moved(house, id, 'run');
  const two = (await moversIn(house.store, [id])).get(id);
  expect(two).toHaveLength(2);
  await takeBack(house, act(person), id, await version(house, id));
  expect((await moversIn(house.store, [id])).get(id)).toEqual(two?.slice(0, 1));
  await moved(house, id, 'run');
  expect((await moversIn(house.store, [id])).get(id)).toEqual(two);
});

test('a game has the best that it has a sentence for, of matches played to their end', async () => {
  const { id, mover, waiter } = await duel(house);
  await moved(house, id, 'roll');
  await moved(house, id, 'run');
  await resign(house, act(waiter), id, String);
  expect((await of(mover, mover)).bests).toEqual(new Map());
  await house.store.updateTable('results').set({ ending: 'over', best: null }).execute();
  await rememberEarlier(house);
  const { bests, stats } = await of(mover, mover);
  expect([...bests]).toEqual([['runaround', { kind: 'turns', best: 1 }]]);
  expect(stats.games.get('runaround')?.streaks).toEqual({ now: 1, longest: 1 });
  expect((await of(waiter, mover)).bests).toEqual(new Map());
});

describe('of deals the biggest that somebody has won', () => {
  test('is kept with the results, whatever becomes of the moves', async () => {
    const id = await playedOut();
    const most = await mostWon(id);
    const bests = await Promise.all(['ann', 'bob'].map(async (who) => (await of(who, who)).bests));
    expect(bests.map((best) => best.get('gostop')?.best ?? 0)).toEqual(most);
    expect(Math.max(...most)).toBeGreaterThan(0);
    await letGo(house.store, Number.MAX_SAFE_INTEGER);
    const after = await Promise.all(['ann', 'bob'].map(async (who) => (await of(who, who)).bests));
    expect(after).toEqual(bests);
  });

  test('is looked for once in matches that ended before it was', async () => {
    const id = await playedOut();
    const kept = await resultsOf(house.store, id);
    await house.store.updateTable('results').set({ best: null }).execute();
    await rememberEarlier(house);
    expect(await resultsOf(house.store, id)).toEqual(kept);
    expect(await unremembered(house.store, ['gostop'], { after: 0, most: 5 })).toEqual([]);
  });

  test('is that of who sat there, not of who had the seat before', async () => {
    const id = await begun(house, 'gostop', 'ann', 'bob');
    const won = { kind: 'billed', deal: { kind: 'stop', winner: 0, bill: [], gains: [24, 0] } };
    const table = await tableOf(house, id);
    const move = { kind: 'move', seat: 1, person: 'bob', name: 'bob', move: {}, luck: [] } as const;
    await done(house, (deed) => happen(deed, table, { ...move, events: [won] }, {}));
    await resign(house, act('ann'), id, String);
    const results = await resultsOf(house.store, id);
    expect(results.map(({ person, best }) => [person, best])).toEqual([
      ['ann', 0],
      ['bob', 0],
    ]);
  });
});

/** Ann and Bob play three deals, by chance. */
async function playedOut(): Promise<number> {
  const id = await seated(house, 'gostop', 'ann', 'bob');
  await setOption(house, act('ann'), id, 'deals', 3);
  await startTable(house, act('ann'), id);
  const chance = seeded(4);
  for (;;) {
    const table = await tableOf(house, id);
    const [seat] = dueAt(table);
    if (seat === undefined) return id;
    const by = act(String(personAt(table, seat)));
    await makeMove(house, by, id, null, (game, view, at) => randomPath(game, view, at, chance));
  }
}

/** By seat, as the log tells it. */
async function mostWon(id: number): Promise<readonly number[]> {
  const events = (await wholeLog(house, id)).flatMap((entry) => (entry.kind === 'move' ? entry.events : []));
  const deals = events.flatMap((event) => dealWon(event as GoStopEvent) ?? []);
  return [0, 1].map((seat) => Math.max(0, ...deals.flatMap((won) => (won.seat === seat ? won.points : []))));
}

test('who does not want to be listed is named to nobody but those they played with', async () => {
  const id = await begun(house, 'runaround', 'ann', 'bob');
  await resign(house, act('bob'), id, String);
  await keepAllowed(house.store, 'bob', { listed: false }, 1);
  expect([...(await of('ann', 'ann')).names.keys()].sort()).toEqual(['ann', 'bob']);
  expect([...(await of('ann', 'bob')).names.keys()].sort()).toEqual(['ann', 'bob']);
  expect([...(await of('ann', 'cem')).names.keys()]).toEqual(['ann']);
});

test('ratings are told match by match, by game', async () => {
  for (const _ of [1, 2])
    await resign(house, act('bob'), await begun(house, 'runaround', 'ann', 'bob'), String);
  await resign(house, act('ann'), await begun(house, 'gostop', 'ann', 'bob'), String);
  const { ratings } = await of('ann', 'cem');
  const [first = 0, second = 0] = (ratings.get('runaround') ?? []).map(({ rating }) => rating);
  expect(first).toBeGreaterThan(1_000);
  expect(second).toBeGreaterThan(first);
  expect(ratings.get('gostop')?.map(({ rating }) => rating < 1_000)).toEqual([true]);
  const one = await of('ann', 'cem', 'gostop');
  expect([...one.ratings.keys()]).toEqual(['gostop']);
});

async function of(person: string, asker: string, game?: string) {
  return await standingOf(house, { guild: 'g', person, asker, game });
}
