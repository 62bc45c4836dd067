import { afterEach, beforeEach, expect, test } from 'vitest';
import { dueAt, seatOf, turnOf } from '../../src/app/core/table.ts';
import { addAi, join } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { isStale, makeMove } from '../../src/app/play/move.ts';
import { logOf, recordOf } from '../../src/app/replay/record.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { refused } from '../../src/engine/refusal.ts';
import { opened } from '../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { keyOf } from '../support/refusal.ts';
import { keptIn } from '../support/snapshot.ts';
import { expectWhole, tableOf, wholeLog } from '../support/verify.ts';

let house: BareHouse;
let id: number;
beforeEach(async () => {
  house = await openHouse();
  id = await opened(house, 'piecepack');
});
afterEach(async () => await closeHouse(house));

test('no AI is seated where there is nothing for one to play', async () => {
  const table = await tableOf(house, id);
  expect(table.game.table).toBe('free');
  const before = await keptIn(house.store);
  const outcome = await addAi(house, act('ann'), id, String);
  expect(keyOf(outcome)).toBe('bot:refuse.noAis');
  expect(await keptIn(house.store)).toEqual(before);
});

test('anybody may act, and nobody is due', async () => {
  await seated();
  const table = await tableOf(house, id);
  expect(turnOf(table)).toMatchObject({ kind: 'act', seats: [0, 1, 2] });
  expect(dueAt(table)).toEqual([]);
  for (const who of ['eve', 'ann', 'eve', 'bob']) await made(who);
  expect((await wholeLog(house, id)).slice(1).map(({ person }) => person)).toEqual([
    'eve',
    'ann',
    'eve',
    'bob',
  ]);
});

test('what was decided before somebody else acted is stale', async () => {
  await seated();
  const { version } = (await tableOf(house, id)).record;
  await made('bob');
  const now = await tableOf(house, id);
  for (const seat of [0, 1, 2]) {
    expect(await isStale(house.store, now, seat, version)).toBe(true);
    expect(await isStale(house.store, now, seat, version + 1)).toBe(false);
  }
});

test('the seat of who leaves stays empty, the host passes on, and nobody plays for it', async () => {
  await seated();
  await made('ann');
  expect(await resign(house, act('ann'), id, (name, ai) => `${ai ? 'AI ' : ''}(${name})`)).toBe(true);
  const before = await keptIn(house.store);
  await playAis(house, id);
  expect(await keptIn(house.store)).toEqual(before);
  const table = await tableOf(house, id);
  expect(table.sitters.map(({ kind, name }) => [kind, name])).toEqual([
    ['left', '(ann)'],
    ['person', 'bob'],
    ['person', 'eve'],
  ]);
  expect(table.record).toMatchObject({ phase: 'playing', host: 'bob' });
  expect(seatOf(table, 'ann')).toBeNull();
  expect(refused(await moving('ann'))).toBe(true);
  await made('eve');
  await expectWhole(house, id);
});

test('a host who stays stays host, and the last to leave ends it without a winner', async () => {
  await seated();
  await resign(house, act('eve'), id, String);
  expect((await tableOf(house, id)).record).toMatchObject({ phase: 'playing', host: 'ann' });
  await resign(house, act('ann'), id, String);
  await made('bob');
  await resign(house, act('bob'), id, String);
  const table = await tableOf(house, id);
  expect(table.record).toMatchObject({ phase: 'cancelled', standings: null, endedAt: house.now() });
  const record = recordOf(table, await logOf(house, table));
  expect(record).toMatchObject({ ending: { kind: 'cancelled' }, standings: [] });
  expect(record.left).toEqual([
    { after: 0, seat: 2, name: 'eve' },
    { after: 0, seat: 0, name: 'ann' },
    { after: 1, seat: 1, name: 'bob' },
  ]);
});

async function seated(): Promise<void> {
  for (const who of ['bob', 'eve']) await join(house, act(who), id);
  expect(await startTable(house, act('ann'), id)).toBe(true);
}

/** Somebody leaves a note: a move that changes little. */
async function moving(who: string) {
  return await makeMove(house, act(who), id, null, (game, view, seat) => {
    const move = game.notation.parseMove('note hello', view, seat);
    return refused(move) ? move : { move };
  });
}

async function made(who: string): Promise<void> {
  expect(refused(await moving(who))).toBe(false);
}
