import { afterEach, beforeEach, expect, test } from 'vitest';
import { haltAbsent } from '../../src/app/availability/halt.ts';
import { aiDue, isPlayable } from '../../src/app/core/table.ts';
import { addAi } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { cancelTable, resign } from '../../src/app/seats/resign.ts';
import { games } from '../../src/games/registry.ts';
import { queued, unqueue } from '../../src/store/outbox.ts';
import { opened } from '../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { keyOf } from '../support/refusal.ts';
import { expectWhole, tableOf, wholeLog } from '../support/verify.ts';

let house: BareHouse;
let without: BareHouse;
let id: number;

/** A match of one person with an AI seat; then the house comes back without its game. */
beforeEach(async () => {
  house = await openHouse();
  without = { ...house, games: games.filter(({ id }) => id !== 'runaround'), earlier: [] };
  id = await opened(house, 'runaround');
  await addAi(house, act('ann'), id, () => 'AI 1');
  await startTable(house, act('ann'), id);
  for (const kind of ['card', 'board'] as const) await unqueue(house.store, id, kind);
});

afterEach(async () => await closeHouse(house));

test('a match whose rules are here does not halt', async () => {
  await haltAbsent(house);
  expect(await halts()).toBe(0);
  expect(await queued(house.store, id)).toEqual(new Set());
});

test('the halt and what is to be told of it are written down together, once at however many starts', async () => {
  for (let start = 0; start < 3; start++) {
    await haltAbsent(without);
    expect(await halts()).toBe(1);
    expect(await queued(house.store, id)).toEqual(new Set(['board']));
  }
  await unqueue(house.store, id, 'board');
  await haltAbsent(without);
  expect(await queued(house.store, id)).toEqual(new Set());
});

test('nobody is to move, neither people nor AI seats', async () => {
  await haltAbsent(without);
  expect(aiDue(await tableOf(without, id))).toBeNull();
  const moved = await makeMove(without, act('ann'), id, null, () => ({ move: { kind: 'roll' } }));
  expect(keyOf(moved)).toBe('bot:refuse.absent');
});

test('where the rules are back, it goes on from where it stood', async () => {
  await haltAbsent(without);
  const log = await expectWhole(house, id);
  expect(log.map(({ kind }) => kind)).toContain('halt');
  expect(isPlayable(await tableOf(house, id))).toBe(true);
});

test.each([
  ['resign', async () => await resign(without, act('ann'), id, (name) => name)],
  ['end it', async () => await cancelTable(without, act('ann'), id, 'playing')],
])('who sits there and is not its host may %s: it ends for all, and nobody wins', async (_, doing) => {
  await house.store.updateTable('tables').set({ host: 'somebody' }).execute();
  expect(keyOf(await cancelTable(without, act('zoe'), id, 'playing'))).toBe('bot:refuse.hostOnly');
  expect(keyOf(await cancelTable(house, act('ann'), id, 'playing'))).toBe('bot:refuse.hostOnly');
  expect(await doing()).toBe(true);
  const { record } = await tableOf(without, id);
  expect([record.phase, record.standings]).toEqual(['cancelled', null]);
  const endings = await house.store.selectFrom('results').select('ending').execute();
  expect(endings).toEqual([{ ending: 'cancelled' }, { ending: 'cancelled' }]);
});

async function halts(): Promise<number> {
  return (await wholeLog(house, id)).filter(({ kind }) => kind === 'halt').length;
}
