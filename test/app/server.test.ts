import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { joinLobby, leaveLobby, setRated } from '../../src/app/lobby/lobby.ts';
import { openTable, playNow } from '../../src/app/lobby/open.ts';
import { openRematch } from '../../src/app/lobby/rematch.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { getServerSettings, setServerSettings } from '../../src/app/server-settings/server-settings.ts';
import { refused } from '../../src/engine/refusal.ts';
import { DEFAULT_SERVER_SETTINGS, saveServerSettings } from '../../src/store/server-settings.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { loadStoredTable } from '../support/verify.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

describe('the limit of tables per person', () => {
  test('the limit of tables per person: refuses another table of the server until one ends', async () => {
    const most = DEFAULT_SERVER_SETTINGS.tablesOfPerson;
    for (let nth = 1; nth <= most; nth++) expect(await openTestTable('ann', `c${nth}`)).toBe(nth);
    expect(await openTestTable('ann', 'more')).toBe('enoughTables');
    expect(await openTestTable('bob', 'more')).toBe(most + 1);
    expect(formatOutcome(await joinLobby(ctx, createActor('ann'), most + 1))).toBe('enoughTables');
    expect(await openTestTable('ann', 'elsewhere', 'another server')).toBe(most + 2);
    await leaveLobby(ctx, createActor('ann'), 1);
    expect(formatOutcome(await joinLobby(ctx, createActor('ann'), most + 1))).toBe(2);
    expect(await openTestTable('ann', 'more still')).toBe('enoughTables');
  });

  test('the limit of tables per person: holds for simultaneous requests', async () => {
    await saveServer({ tablesOfPerson: 2 });
    await openTestTable('ann', 'c1');
    const both = await Promise.all(
      ['c2', 'c3', 'c4'].map(async (channel) => await openTestTable('ann', channel)),
    );
    expect(both.filter((one) => one === 'enoughTables')).toHaveLength(2);
    expect(await ctx.store.selectFrom('tables').select('id').execute()).toHaveLength(2);
  });

  test('the limit of tables per person: does not count invitations', async () => {
    await saveServer({ tablesOfPerson: 1 });
    const guests = [{ person: 'bob', name: 'bob' }];
    const spec = { guild: 'g', channel: 'c1', game: 'runaround', language: 'en', guests } as const;
    expect(await openTable(ctx, createActor('ann'), spec)).toBe(1);
    expect(await openTestTable('bob', 'c2')).toBe(2);
    expect(formatOutcome(await joinLobby(ctx, createActor('bob'), 1))).toBe('enoughTables');
    await leaveLobby(ctx, createActor('bob'), 2);
    expect(formatOutcome(await joinLobby(ctx, createActor('bob'), 1))).toBe(2);
  });

  test('the limit of tables per person: does not count dormant tables', async () => {
    await saveServer({ tablesOfPerson: 1 });
    await openTestTable('ann', 'c1');
    await joinLobby(ctx, createActor('bob'), 1);
    await startTable(ctx, createActor('ann'), 1);
    expect(await openTestTable('ann', 'c2')).toBe('enoughTables');
    await ctx.store.updateTable('tables').set({ slept_at: 1 }).execute();
    expect(await openTestTable('ann', 'c2')).toBe(2);
  });

  test('the limit of tables per person: holds for playNow and for rematches', async () => {
    await saveServer({ tablesOfPerson: 1 });
    await openTestTable('ann', 'c1');
    await joinLobby(ctx, createActor('bob'), 1);
    await startTable(ctx, createActor('ann'), 1);
    const spec = { guild: 'g', channel: 'c2', game: 'runaround', language: 'en' } as const;
    const opponents = [{ strength: 'badger' as const, name: 'Badger' }];
    expect(formatOutcome(await playNow(ctx, createActor('ann'), spec, opponents))).toBe('enoughTables');
    await resign(ctx, createActor('bob'), 1, (name) => name);
    expect(await openTestTable('bob', 'c3')).toBe(2);
    expect(formatOutcome(await openRematch(ctx, createActor('bob'), 1))).toBe('enoughTables');
    expect(formatOutcome(await openRematch(ctx, createActor('ann'), 1))).toBe(3);
  });
});

test('the limit of tables per server: refuses another live table', async () => {
  await saveServer({ tables: 5 });
  for (const person of ['ann', 'bob', 'cem', 'dan', 'eve'])
    expect(await openTestTable(person, `of ${person}`)).toEqual(expect.any(Number));
  expect(await openTestTable('fay', 'of fay')).toBe('serverFull');
  expect(await openTestTable('fay', 'elsewhere', 'another server')).toBe(6);
  await leaveLobby(ctx, createActor('ann'), 1);
  expect(await openTestTable('fay', 'of fay')).toBe(7);
});

test('openTable: is allowed only in the chosen channels and their threads', async () => {
  await saveServerSettings(ctx.store, 'g', { channels: ['here'] }, 0);
  expect(await openTestTable('ann', 'there')).toBe('otherChannels');
  expect(await openTestTable('ann', 'here')).toBe(1);
  const thread = { guild: 'g', channel: 'thread', game: 'runaround', language: 'en' } as const;
  expect(formatOutcome(await openTable(ctx, createActor('ann'), { ...thread, parent: 'there' }))).toBe(
    'otherChannels',
  );
  expect(formatOutcome(await openTable(ctx, createActor('ann'), { ...thread, parent: 'here' }))).toBe(2);
  await saveServerSettings(ctx.store, 'g', { channels: [] }, 0);
  expect(await openTestTable('ann', 'there')).toBe(3);
});

test('openRematch: is refused in a channel that is no longer chosen', async () => {
  await openTestTable('ann', 'c1');
  await joinLobby(ctx, createActor('bob'), 1);
  await startTable(ctx, createActor('ann'), 1);
  await resign(ctx, createActor('bob'), 1, (name) => name);
  await saveServerSettings(ctx.store, 'g', { channels: ['here'] }, 0);
  expect(formatOutcome(await openRematch(ctx, createActor('ann'), 1))).toBe('otherChannels');
});

test('an unrated server: new tables and rematches are unrated', async () => {
  await openTestTable('ann', 'c1');
  await joinLobby(ctx, createActor('bob'), 1);
  await startTable(ctx, createActor('ann'), 1);
  await saveServer({ rated: false });
  expect((await loadStoredTable(ctx, 1)).record.rated).toBe(true);
  await openTestTable('cem', 'c2');
  expect((await loadStoredTable(ctx, 2)).record.rated).toBe(false);
  expect(formatOutcome(await setRated(ctx, createActor('cem'), 2, true))).toBe('noRatings');
  await resign(ctx, createActor('bob'), 1, (name) => name);
  expect(formatOutcome(await openRematch(ctx, createActor('ann'), 1))).toBe(3);
  expect((await loadStoredTable(ctx, 3)).record.rated).toBe(false);
  await saveServer({ rated: true });
  expect(formatOutcome(await setRated(ctx, createActor('cem'), 2, true))).toBe(true);
});

test('setServerSettings: changes single settings and refuses values outside the menus', async () => {
  expect(await getServerSettings(ctx, 'g')).toEqual(DEFAULT_SERVER_SETTINGS);
  await saveServer({ language: 'ko' });
  await saveServer({ pace: 24 });
  await saveServer({ channels: ['1'.repeat(18)] });
  const all = { ...DEFAULT_SERVER_SETTINGS, language: 'ko', pace: 24, channels: ['1'.repeat(18)] };
  expect(await getServerSettings(ctx, 'g')).toEqual(all);
  for (const part of [{ pace: 5 }, { tables: 1_000_000 }, { tablesOfPerson: 0 }, { channels: ['x'] }])
    expect(formatOutcome(await setServerSettings(ctx, createActor('ann'), 'g', part))).toBe('forged');
  expect(await getServerSettings(ctx, 'g')).toEqual(all);
  expect(await getServerSettings(ctx, 'another server')).toEqual(DEFAULT_SERVER_SETTINGS);
  await saveServer({ channels: [], language: null, pace: null });
  expect(await getServerSettings(ctx, 'g')).toEqual({ ...DEFAULT_SERVER_SETTINGS, pace: null });
});

async function saveServer(part: Parameters<typeof setServerSettings>[3]): Promise<void> {
  expect(await setServerSettings(ctx, createActor('mia'), 'g', part)).toBe(true);
}

async function openTestTable(person: string, channel: string, guild = 'g'): Promise<unknown> {
  return formatOutcome(
    await openTable(ctx, createActor(person), { guild, channel, game: 'runaround', language: 'en' }),
  );
}

/** Returns the outcome, or the key of a refusal's sentence. */
function formatOutcome(outcome: unknown): unknown {
  return refused(outcome) ? outcome.reason.key.replace('bot:refuse.', '') : outcome;
}
