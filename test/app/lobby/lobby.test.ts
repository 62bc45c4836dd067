import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAi, join, leave, removeAi, setOption } from '../../../src/app/lobby/lobby.ts';
import { ChannelTaken, openTable } from '../../../src/app/lobby/open.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { makeMove } from '../../../src/app/play/move.ts';
import { cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { opened } from '../../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../../support/house.ts';
import { keyOf } from '../../support/refusal.ts';
import { keptIn } from '../../support/snapshot.ts';
import { tableOf, wholeLog } from '../../support/verify.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

const roll = () => ({ move: { kind: 'roll' } });
const ai = (number: number) => `AI ${number}`;

test('who opens a table is its host on the first seat', async () => {
  const id = await opened(house, 'runaround');
  const { record, sitters } = await tableOf(house, id);
  expect(record).toMatchObject({ phase: 'lobby', host: 'ann', version: 0, options: { size: 24, goal: 5 } });
  expect(sitters).toEqual([{ kind: 'person', seat: 0, person: 'ann', name: 'ann' }]);
  expect(house.told).toEqual([id]);
});

test('one live table a channel, also when two are opened at the same instant', async () => {
  const wish = { guild: 'g', channel: 'c', game: 'forage', language: 'en' } as const;
  const both = await Promise.all([openTable(house, act('ann'), wish), openTable(house, act('bob'), wish)]);
  expect(both.filter((one) => typeof one === 'number')).toHaveLength(1);
  expect(both.filter((one) => one instanceof ChannelTaken)).toHaveLength(1);
  const first = typeof both[0] === 'number' ? 'ann' : 'bob';
  await cancelTable(house, act(first), 1, 'lobby');
  expect(typeof (await openTable(house, act('bob'), wish))).toBe('number');
});

test('a game that does not exist is refused', async () => {
  const wish = { guild: 'g', channel: 'c', game: 'chess', language: 'en' } as const;
  expect(keyOf(await openTable(house, act('ann'), wish))).toBe('bot:refuse.noSuchGame');
});

test('people sit down in order, once each, while there is room', async () => {
  const id = await opened(house, 'runaround');
  expect(await join(house, act('bob'), id)).toBe(2);
  expect(keyOf(await join(house, act('bob'), id))).toBe('bot:refuse.alreadySeated');
  expect(keyOf(await join(house, act('eve'), id))).toBe('bot:refuse.full');
  expect(keyOf(await join(house, act('eve'), 99))).toBe('bot:refuse.noSuchTable');
});

test('of two who want the last seat at the same instant one gets it', async () => {
  const id = await opened(house, 'runaround');
  const both = await Promise.all([join(house, act('bob'), id), join(house, act('eve'), id)]);
  expect(both.filter((one) => one === 2)).toHaveLength(1);
  expect(both.map(keyOf).filter(Boolean)).toEqual(['bot:refuse.full']);
});

test('the table passes on when the host leaves, and closes when nobody is left', async () => {
  const id = await opened(house, 'runaround');
  await addAi(house, act('ann'), id, ai);
  expect(await removeAi(house, act('ann'), id)).toBe(true);
  expect(keyOf(await removeAi(house, act('ann'), id))).toBe('bot:refuse.noAi');
  await join(house, act('bob'), id);
  expect(await leave(house, act('ann'), id)).toBe(true);
  expect(keyOf(await leave(house, act('ann'), id))).toBe('bot:refuse.notSeated');
  expect((await tableOf(house, id)).record.host).toBe('bob');
  await addAi(house, act('bob'), id, ai);
  await leave(house, act('bob'), id);
  expect((await tableOf(house, id)).record.phase).toBe('cancelled');
});

test('only the host and who manages the channel start, cancel, seat AIs and set options', async () => {
  const id = await opened(house, 'runaround');
  await join(house, act('bob'), id);
  const before = await keptIn(house.store);
  const attempts = [
    startTable(house, act('bob'), id),
    cancelTable(house, act('bob'), id, 'lobby'),
    addAi(house, act('bob'), id, ai),
    removeAi(house, act('bob'), id),
    setOption(house, act('bob'), id, 'size', 16),
  ];
  for (const outcome of await Promise.all(attempts)) expect(keyOf(outcome)).toBe('bot:refuse.hostOnly');
  expect(await keptIn(house.store)).toEqual(before);
  expect(await setOption(house, act('eve', { manages: true }), id, 'size', 16)).toBe(true);
  expect(await startTable(house, act('eve', { manages: true }), id)).toBe(true);
});

test('an option that does not exist, or cannot have the value, is refused', async () => {
  const id = await opened(house, 'runaround');
  expect(keyOf(await setOption(house, act('ann'), id, 'speed', 1))).toBe('bot:refuse.noSuchOption');
  expect(keyOf(await setOption(house, act('ann'), id, 'size', 17))).toBe('bot:refuse.noSuchValue');
});

test('a table with too few people does not start', async () => {
  const id = await opened(house, 'forage');
  await join(house, act('bob'), id);
  expect(keyOf(await startTable(house, act('ann'), id))).toBe('bot:refuse.tooFew');
  expect(await wholeLog(house, id)).toEqual([]);
});

test('in the lobby nothing is played, and after the start nobody sits down', async () => {
  const id = await opened(house, 'runaround');
  expect(keyOf(await makeMove(house, act('ann'), id, null, roll))).toBe('bot:refuse.notStarted');
  expect(keyOf(await resign(house, act('ann'), id, String))).toBe('bot:refuse.notStarted');
  await join(house, act('bob'), id);
  await startTable(house, act('ann'), id);
  expect(keyOf(await startTable(house, act('ann'), id))).toBe('bot:refuse.started');
  expect(keyOf(await join(house, act('eve'), id))).toBe('bot:refuse.started');
  expect(keyOf(await leave(house, act('bob'), id))).toBe('bot:refuse.started');
  expect(keyOf(await setOption(house, act('ann'), id, 'size', 16))).toBe('bot:refuse.started');
});
