import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { join, leave, setRated } from '../../src/app/lobby/lobby.ts';
import { openTable, playNow } from '../../src/app/lobby/open.ts';
import { playAgain } from '../../src/app/lobby/rematch.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { serverAt, setServer } from '../../src/app/server-settings/server-settings.ts';
import { refused } from '../../src/engine/refusal.ts';
import { keepServer, USUAL_SERVER } from '../../src/store/servers.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { tableOf } from '../support/verify.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

describe('one person', () => {
  test('sits at so many tables of a server as usual, and at no more until one is over', async () => {
    const most = USUAL_SERVER.tablesOfPerson;
    for (let nth = 1; nth <= most; nth++) expect(await open('ann', `c${nth}`)).toBe(nth);
    expect(await open('ann', 'more')).toBe('enoughTables');
    expect(await open('bob', 'more')).toBe(most + 1);
    expect(told(await join(house, act('ann'), most + 1))).toBe('enoughTables');
    expect(await open('ann', 'elsewhere', 'another server')).toBe(most + 2);
    await leave(house, act('ann'), 1);
    expect(told(await join(house, act('ann'), most + 1))).toBe(2);
    expect(await open('ann', 'more still')).toBe('enoughTables');
  });

  test('who asks for two at once gets one where there is room for one', async () => {
    await set({ tablesOfPerson: 2 });
    await open('ann', 'c1');
    const both = await Promise.all(['c2', 'c3', 'c4'].map(async (channel) => await open('ann', channel)));
    expect(both.filter((one) => one === 'enoughTables')).toHaveLength(2);
    expect(await house.store.selectFrom('tables').select('id').execute()).toHaveLength(2);
  });

  test('who is only asked to a table does not sit there yet', async () => {
    await set({ tablesOfPerson: 1 });
    const guests = [{ person: 'bob', name: 'bob' }];
    const wish = { guild: 'g', channel: 'c1', game: 'runaround', language: 'en', guests } as const;
    expect(await openTable(house, act('ann'), wish)).toBe(1);
    expect(await open('bob', 'c2')).toBe(2);
    expect(told(await join(house, act('bob'), 1))).toBe('enoughTables');
    await leave(house, act('bob'), 2);
    expect(told(await join(house, act('bob'), 1))).toBe(2);
  });

  test('is not held back by tables that sleep', async () => {
    await set({ tablesOfPerson: 1 });
    await open('ann', 'c1');
    await join(house, act('bob'), 1);
    await startTable(house, act('ann'), 1);
    expect(await open('ann', 'c2')).toBe('enoughTables');
    await house.store.updateTable('tables').set({ slept_at: 1 }).execute();
    expect(await open('ann', 'c2')).toBe(2);
  });

  test('neither plays at once nor again above it', async () => {
    await set({ tablesOfPerson: 1 });
    await open('ann', 'c1');
    await join(house, act('bob'), 1);
    await startTable(house, act('ann'), 1);
    const wish = { guild: 'g', channel: 'c2', game: 'runaround', language: 'en' } as const;
    const opponents = [{ strength: 'badger' as const, name: 'Badger' }];
    expect(told(await playNow(house, act('ann'), wish, opponents))).toBe('enoughTables');
    await resign(house, act('bob'), 1, (name) => name);
    expect(await open('bob', 'c3')).toBe(2);
    expect(told(await playAgain(house, act('bob'), 1))).toBe('enoughTables');
    expect(told(await playAgain(house, act('ann'), 1))).toBe(3);
  });
});

test('a server has no more live tables than are set', async () => {
  await set({ tables: 5 });
  for (const person of ['ann', 'bob', 'cem', 'dan', 'eve'])
    expect(await open(person, `of ${person}`)).toEqual(expect.any(Number));
  expect(await open('fay', 'of fay')).toBe('serverFull');
  expect(await open('fay', 'elsewhere', 'another server')).toBe(6);
  await leave(house, act('ann'), 1);
  expect(await open('fay', 'of fay')).toBe(7);
});

test('tables open in the chosen channels and their threads alone', async () => {
  await keepServer(house.store, 'g', { channels: ['here'] }, 0);
  expect(await open('ann', 'there')).toBe('otherChannels');
  expect(await open('ann', 'here')).toBe(1);
  const thread = { guild: 'g', channel: 'thread', game: 'runaround', language: 'en' } as const;
  expect(told(await openTable(house, act('ann'), { ...thread, parent: 'there' }))).toBe('otherChannels');
  expect(told(await openTable(house, act('ann'), { ...thread, parent: 'here' }))).toBe(2);
  await keepServer(house.store, 'g', { channels: [] }, 0);
  expect(await open('ann', 'there')).toBe(3);
});

test('a match is not played again where tables are opened no more', async () => {
  await open('ann', 'c1');
  await join(house, act('bob'), 1);
  await startTable(house, act('ann'), 1);
  await resign(house, act('bob'), 1, (name) => name);
  await keepServer(house.store, 'g', { channels: ['here'] }, 0);
  expect(told(await playAgain(house, act('ann'), 1))).toBe('otherChannels');
});

test('where games do not count, new tables do not, nor those that are played again', async () => {
  await open('ann', 'c1');
  await join(house, act('bob'), 1);
  await startTable(house, act('ann'), 1);
  await set({ rated: false });
  expect((await tableOf(house, 1)).record.rated).toBe(true);
  await open('cem', 'c2');
  expect((await tableOf(house, 2)).record.rated).toBe(false);
  expect(told(await setRated(house, act('cem'), 2, true))).toBe('noRatings');
  await resign(house, act('bob'), 1, (name) => name);
  expect(told(await playAgain(house, act('ann'), 1))).toBe(3);
  expect((await tableOf(house, 3)).record.rated).toBe(false);
  await set({ rated: true });
  expect(told(await setRated(house, act('cem'), 2, true))).toBe(true);
});

test('each part is set by itself, of what the menus offer', async () => {
  expect(await serverAt(house, 'g')).toEqual(USUAL_SERVER);
  await set({ language: 'ko' });
  await set({ pace: 24 });
  await set({ channels: ['1'.repeat(18)] });
  const all = { ...USUAL_SERVER, language: 'ko', pace: 24, channels: ['1'.repeat(18)] };
  expect(await serverAt(house, 'g')).toEqual(all);
  for (const part of [{ pace: 5 }, { tables: 1_000_000 }, { tablesOfPerson: 0 }, { channels: ['x'] }])
    expect(told(await setServer(house, act('ann'), 'g', part))).toBe('forged');
  expect(await serverAt(house, 'g')).toEqual(all);
  expect(await serverAt(house, 'another server')).toEqual(USUAL_SERVER);
  await set({ channels: [], language: null, pace: null });
  expect(await serverAt(house, 'g')).toEqual({ ...USUAL_SERVER, pace: null });
});

async function set(part: Parameters<typeof setServer>[3]): Promise<void> {
  expect(await setServer(house, act('mia'), 'g', part)).toBe(true);
}

async function open(person: string, channel: string, guild = 'g'): Promise<unknown> {
  return told(await openTable(house, act(person), { guild, channel, game: 'runaround', language: 'en' }));
}

/** What came of it, a refusal by the name of its sentence. */
function told(outcome: unknown): unknown {
  return refused(outcome) ? outcome.reason.key.replace('bot:refuse.', '') : outcome;
}
