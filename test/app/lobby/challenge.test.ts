import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { declineInvitation, joinLobby, leaveLobby } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { openRematch } from '../../../src/app/lobby/rematch.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { cancelTable } from '../../../src/app/seats/resign.ts';
import { setAllowed } from '../../../src/app/settings/settings.ts';
import { deleteOldChallenges } from '../../../src/store/challenges.ts';
import { getRefusalKey } from '../../support/refusal.ts';
import { takeSnapshot } from '../../support/snapshot.ts';
import {
  closeTestContext,
  createActor,
  openTestContextAt,
  START_AT_MS,
  type TestContext,
} from '../../support/test-context.ts';
import { expectCompleteLog, loadStoredTable } from '../../support/verify.ts';

const HOUR = 3_600_000;

let ctx: TestContext;
let now: number;
let channels: number;
beforeEach(async () => {
  now = START_AT_MS;
  channels = 0;
  ctx = await openTestContextAt(() => now);
});
afterEach(async () => await closeTestContext(ctx));

describe('invited players', () => {
  test('invited players: have reserved seats from the opening on and take them by joining', async () => {
    const id = await openChallenge('forage', ['bob', 'cem']);
    expect(await listSeatNames(id)).toEqual(['person ann', 'invited bob', 'invited cem']);
    expect(await joinLobby(ctx, createActor('cem'), id)).toBe(3);
    expect(await joinLobby(ctx, createActor('bob'), id)).toBe(2);
    expect(await startTable(ctx, createActor('ann'), id)).toBe(true);
    expect(await listSeatNames(id)).toEqual(['person ann', 'person bob', 'person cem']);
    await expectCompleteLog(ctx, id);
  });

  test('invited players: can decline or leave, and still join later', async () => {
    const id = await openChallenge('forage', ['bob', 'cem']);
    expect(await declineInvitation(ctx, createActor('bob'), id)).toBe(true);
    expect(await leaveLobby(ctx, createActor('cem'), id)).toBe(true);
    expect(await listSeatNames(id)).toEqual(['person ann']);
    expect(await listDeclined(id)).toEqual(['bob', 'cem']);
    expect(await joinLobby(ctx, createActor('bob'), id)).toBe(2);
    expect(await listDeclined(id)).toEqual(['cem']);
    expect((await loadStoredTable(ctx, id)).record).toMatchObject({ phase: 'lobby', host: 'ann' });
  });

  test('declineInvitation: is refused for players without an invitation and after declining', async () => {
    const id = await openChallenge('forage', ['bob']);
    await joinLobby(ctx, createActor('dan'), id);
    await declineInvitation(ctx, createActor('bob'), id);
    const before = await takeSnapshot(ctx.store);
    for (const person of ['ann', 'bob', 'dan', 'eve'])
      expect(getRefusalKey(await declineInvitation(ctx, createActor(person), id)), person).toBe(
        'bot:refuse.notInvited',
      );
    expect(await takeSnapshot(ctx.store)).toEqual(before);
  });

  test('invited players: have not declined when they join and leave again', async () => {
    const id = await openChallenge('forage', ['bob']);
    await joinLobby(ctx, createActor('bob'), id);
    await leaveLobby(ctx, createActor('bob'), id);
    expect(await listDeclined(id)).toEqual([]);
  });
});

describe('refused challenges', () => {
  test.each([
    ['the host', ['bob', 'ann'], 'bot:refuse.challengeSelf'],
    ['a player twice', ['bob', 'cem', 'bob'], 'bot:refuse.challengedTwice'],
    ['more players than seats', ['bob', 'cem', 'dan', 'eve'], 'bot:refuse.seats'],
  ])(
    'a challenge: is refused and stores nothing when it names %s',
    async (_, guests, key) => await expectRefused(key, 'forage', guests),
  );

  test('a challenge: is refused while one of the invited players accepts no challenges', async () => {
    await setAllowed(ctx, createActor('cem'), { challenges: false });
    await expectRefused('bot:refuse.noChallenges', 'forage', ['bob', 'cem'], [{ seat: 2 }]);
    await setAllowed(ctx, createActor('cem'), { challenges: true });
    await openChallenge('forage', ['bob', 'cem']);
  });

  test('a challenge: is refused the third time within a day between the same two players', async () => {
    await openChallenge('runaround', ['bob']);
    now += 10 * HOUR;
    await openChallenge('runaround', ['bob']);
    await expectRefused('bot:refuse.challengedEnough', 'runaround', ['bob'], [{ seat: 1 }]);
    now += 14 * HOUR - 1;
    await expectRefused('bot:refuse.challengedEnough', 'runaround', ['bob'], [{ seat: 1 }]);
    now += 1;
    await openChallenge('runaround', ['bob']);
    await expectRefused('bot:refuse.challengedEnough', 'runaround', ['bob'], [{ seat: 1 }]);
  });

  test('a challenge: a refusal for the daily limit names all players who reached it', async () => {
    await openChallenge('forage', ['bob', 'cem']);
    await openChallenge('forage', ['cem', 'bob']);
    await openChallenge('runaround', ['dan']);
    await expectRefused(
      'bot:refuse.challengedEnough',
      'forage',
      ['cem', 'dan', 'bob'],
      [{ seat: 1 }, { seat: 3 }],
    );
    await openChallenge('runaround', ['dan']);
    await expectRefused('bot:refuse.challengedEnough', 'runaround', ['dan'], [{ seat: 1 }]);
  });
});

test('a challenge: refused attempts do not count towards the daily limit', async () => {
  await openChallenge('runaround', ['bob']);
  const taken = openTable(ctx, createActor('ann'), createSpec('runaround', ['bob'], 'c1'));
  expect(getRefusalKey(await taken)).toBe('bot:refuse.channelTaken');
  await expectRefused('bot:refuse.challengeSelf', 'forage', ['bob', 'ann']);
  await openChallenge('runaround', ['bob']);
});

test('a challenge: the daily limit applies to each pair and direction separately', async () => {
  for (let times = 0; times < 2; times++) await openChallenge('runaround', ['bob']);
  await openChallenge('runaround', ['cem']);
  await openChallenge('runaround', ['bob'], 'dan');
  await openChallenge('runaround', ['ann'], 'bob');
});

test('a challenge: an interaction that arrives twice invites once', async () => {
  const by = createActor('ann');
  await openTable(ctx, by, createSpec('runaround', ['bob'], 'here'));
  expect(await openTable(ctx, by, createSpec('runaround', ['bob'], 'there'))).toBe('repeated');
  expect(await ctx.store.selectFrom('challenges').selectAll().execute()).toHaveLength(1);
});

test.each([
  [true, ['invited bob', 'person ann']],
  [false, ['person ann']],
])(
  'a rematch: ignores the daily limit of challenges (opponent accepts challenges: %s)',
  async (challenges, seats) => {
    const id = await openChallenge('runaround', ['bob']);
    await openChallenge('runaround', ['bob']);
    await setAllowed(ctx, createActor('bob'), { challenges });
    await joinLobby(ctx, createActor('bob'), id);
    await startTable(ctx, createActor('ann'), id);
    expect(await cancelTable(ctx, createActor('ann'), id, 'playing')).toBe(true);
    const again = await openRematch(ctx, createActor('ann'), id);
    expect(again).toBeTypeOf('number');
    expect(await listSeatNames(Number(again))).toEqual(seats);
  },
);

test('deleteOldChallenges: deletes a challenge after a day, not before', async () => {
  await openChallenge('runaround', ['bob']);
  now += HOUR;
  await openChallenge('runaround', ['bob']);
  await deleteOldChallenges(ctx.store, START_AT_MS + 24 * HOUR - 1);
  expect(await loadChallengeTimes()).toEqual([START_AT_MS, START_AT_MS + HOUR]);
  await deleteOldChallenges(ctx.store, START_AT_MS + 24 * HOUR);
  expect(await loadChallengeTimes()).toEqual([START_AT_MS + HOUR]);
});

async function loadChallengeTimes(): Promise<readonly number[]> {
  const rows = await ctx.store.selectFrom('challenges').select('at').orderBy('at').execute();
  return rows.map(({ at }) => at);
}

function createSpec(game: string, guests: readonly string[], channel: string) {
  const people = guests.map((person) => ({ person, name: person }));
  return { guild: 'g', channel, game, language: 'en' as const, guests: people };
}

/** Opens a challenge in a channel of its own. */
async function openChallenge(game: string, guests: readonly string[], host = 'ann'): Promise<number> {
  const id = await openTable(ctx, createActor(host), createSpec(game, guests, `c${++channels}`));
  expect(id).toBeTypeOf('number');
  return Number(id);
}

/** Expects a refusal with this sentence, naming these seats, and no change in the store. */
async function expectRefused(
  key: string,
  game: string,
  guests: readonly string[],
  who?: readonly { readonly seat: number }[],
): Promise<void> {
  const loadAll = async () => [await takeSnapshot(ctx.store), await loadChallengeTimes()];
  const before = await loadAll();
  const outcome = await openTable(ctx, createActor('ann'), createSpec(game, guests, 'elsewhere'));
  expect(getRefusalKey(outcome)).toBe(key);
  if (who) expect((outcome as { reason: { with?: unknown } }).reason.with).toEqual({ who });
  expect(await loadAll()).toEqual(before);
}

async function listSeatNames(id: number): Promise<readonly string[]> {
  return (await loadStoredTable(ctx, id)).seats.map(({ kind, name }) => `${kind} ${name}`);
}

async function listDeclined(id: number): Promise<readonly string[]> {
  return (await loadStoredTable(ctx, id)).record.declined.map(({ name }) => name);
}
