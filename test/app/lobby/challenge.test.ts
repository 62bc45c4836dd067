import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decline, join, leave } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { playAgain } from '../../../src/app/lobby/rematch.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { cancelTable } from '../../../src/app/seats/resign.ts';
import { setAllowed } from '../../../src/app/settings/settings.ts';
import { forgetChallenges } from '../../../src/store/challenges.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouseAt } from '../../support/house.ts';
import { keyOf } from '../../support/refusal.ts';
import { keptIn } from '../../support/snapshot.ts';
import { expectWhole, tableOf } from '../../support/verify.ts';

const HOUR = 3_600_000;

let house: BareHouse;
let now: number;
let channels: number;
beforeEach(async () => {
  now = BEGIN;
  channels = 0;
  house = await openHouseAt(() => now);
});
afterEach(async () => await closeHouse(house));

describe('people who are asked to a table', () => {
  test('have a seat each from its opening on, and take it by joining', async () => {
    const id = await opened('forage', ['bob', 'cem']);
    expect(await sitters(id)).toEqual(['person ann', 'invited bob', 'invited cem']);
    expect(await join(house, act('cem'), id)).toBe(3);
    expect(await join(house, act('bob'), id)).toBe(2);
    expect(await startTable(house, act('ann'), id)).toBe(true);
    expect(await sitters(id)).toEqual(['person ann', 'person bob', 'person cem']);
    await expectWhole(house, id);
  });

  test('decline, whichever way, and may still come after all', async () => {
    const id = await opened('forage', ['bob', 'cem']);
    expect(await decline(house, act('bob'), id)).toBe(true);
    expect(await leave(house, act('cem'), id)).toBe(true);
    expect(await sitters(id)).toEqual(['person ann']);
    expect(await declined(id)).toEqual(['bob', 'cem']);
    expect(await join(house, act('bob'), id)).toBe(2);
    expect(await declined(id)).toEqual(['cem']);
    expect((await tableOf(house, id)).record).toMatchObject({ phase: 'lobby', host: 'ann' });
  });

  test('are the only ones who can decline, and only once', async () => {
    const id = await opened('forage', ['bob']);
    await join(house, act('dan'), id);
    await decline(house, act('bob'), id);
    const before = await keptIn(house.store);
    for (const person of ['ann', 'bob', 'dan', 'eve'])
      expect(keyOf(await decline(house, act(person), id)), person).toBe('bot:refuse.notInvited');
    expect(await keptIn(house.store)).toEqual(before);
  });

  test('who stand up again have not declined', async () => {
    const id = await opened('forage', ['bob']);
    await join(house, act('bob'), id);
    await leave(house, act('bob'), id);
    expect(await declined(id)).toEqual([]);
  });
});

describe('nothing is opened, and nobody asked,', () => {
  test.each([
    ['oneself', ['bob', 'ann'], 'bot:refuse.challengeSelf'],
    ['somebody twice', ['bob', 'cem', 'bob'], 'bot:refuse.challengedTwice'],
    ['more than there are seats', ['bob', 'cem', 'dan', 'eve'], 'bot:refuse.seats'],
  ])('for %s', async (_, guests, key) => await refusedAs(key, 'forage', guests));

  test('where one of them takes no challenges, until they do', async () => {
    await setAllowed(house, act('cem'), { challenges: false });
    await refusedAs('bot:refuse.noChallenges', 'forage', ['bob', 'cem'], [{ seat: 2 }]);
    await setAllowed(house, act('cem'), { challenges: true });
    await opened('forage', ['bob', 'cem']);
  });

  test('a third time within a day by the same person', async () => {
    await opened('runaround', ['bob']);
    now += 10 * HOUR;
    await opened('runaround', ['bob']);
    await refusedAs('bot:refuse.challengedEnough', 'runaround', ['bob'], [{ seat: 1 }]);
    now += 14 * HOUR - 1;
    await refusedAs('bot:refuse.challengedEnough', 'runaround', ['bob'], [{ seat: 1 }]);
    now += 1;
    await opened('runaround', ['bob']);
    await refusedAs('bot:refuse.challengedEnough', 'runaround', ['bob'], [{ seat: 1 }]);
  });

  test('where several are asked and some were twice: all of those are named, and the others not asked', async () => {
    await opened('forage', ['bob', 'cem']);
    await opened('forage', ['cem', 'bob']);
    await opened('runaround', ['dan']);
    await refusedAs(
      'bot:refuse.challengedEnough',
      'forage',
      ['cem', 'dan', 'bob'],
      [{ seat: 1 }, { seat: 3 }],
    );
    await opened('runaround', ['dan']);
    await refusedAs('bot:refuse.challengedEnough', 'runaround', ['dan'], [{ seat: 1 }]);
  });
});

test('what was refused, or found the channel taken, does not count', async () => {
  await opened('runaround', ['bob']);
  const taken = openTable(house, act('ann'), wish('runaround', ['bob'], 'c1'));
  expect(keyOf(await taken)).toBe('bot:refuse.channelTaken');
  await refusedAs('bot:refuse.challengeSelf', 'forage', ['bob', 'ann']);
  await opened('runaround', ['bob']);
});

test('the day of one pair is nobody else’s', async () => {
  for (let times = 0; times < 2; times++) await opened('runaround', ['bob']);
  await opened('runaround', ['cem']);
  await opened('runaround', ['bob'], 'dan');
  await opened('runaround', ['ann'], 'bob');
});

test('an interaction that is seen twice asks once', async () => {
  const by = act('ann');
  await openTable(house, by, wish('runaround', ['bob'], 'here'));
  expect(await openTable(house, by, wish('runaround', ['bob'], 'there'))).toBe('repeated');
  expect(await house.store.selectFrom('challenges').selectAll().execute()).toHaveLength(1);
});

test.each([
  [true, ['invited bob', 'person ann']],
  [false, ['person ann']],
])(
  'a match can be played again whatever was asked before it, with who takes challenges: %s',
  async (challenges, seats) => {
    const id = await opened('runaround', ['bob']);
    await opened('runaround', ['bob']);
    await setAllowed(house, act('bob'), { challenges });
    await join(house, act('bob'), id);
    await startTable(house, act('ann'), id);
    expect(await cancelTable(house, act('ann'), id, 'playing')).toBe(true);
    const again = await playAgain(house, act('ann'), id);
    expect(again).toBeTypeOf('number');
    expect(await sitters(Number(again))).toEqual(seats);
  },
);

test('who asked whom is forgotten after a day, and not before', async () => {
  await opened('runaround', ['bob']);
  now += HOUR;
  await opened('runaround', ['bob']);
  await forgetChallenges(house.store, BEGIN + 24 * HOUR - 1);
  expect(await asked()).toEqual([BEGIN, BEGIN + HOUR]);
  await forgetChallenges(house.store, BEGIN + 24 * HOUR);
  expect(await asked()).toEqual([BEGIN + HOUR]);
});

async function asked(): Promise<readonly number[]> {
  const rows = await house.store.selectFrom('challenges').select('at').orderBy('at').execute();
  return rows.map(({ at }) => at);
}

function wish(game: string, guests: readonly string[], channel: string) {
  const people = guests.map((person) => ({ person, name: person }));
  return { guild: 'g', channel, game, language: 'en' as const, guests: people };
}

/** Each in a channel of its own. */
async function opened(game: string, guests: readonly string[], host = 'ann'): Promise<number> {
  const id = await openTable(house, act(host), wish(game, guests, `c${++channels}`));
  expect(id).toBeTypeOf('number');
  return Number(id);
}

/** Refused with that sentence, which names these seats, and the file is as it was. */
async function refusedAs(
  key: string,
  game: string,
  guests: readonly string[],
  who?: readonly { readonly seat: number }[],
): Promise<void> {
  const kept = async () => [await keptIn(house.store), await asked()];
  const before = await kept();
  const outcome = await openTable(house, act('ann'), wish(game, guests, 'elsewhere'));
  expect(keyOf(outcome)).toBe(key);
  if (who) expect((outcome as { reason: { with?: unknown } }).reason.with).toEqual({ who });
  expect(await kept()).toEqual(before);
}

async function sitters(id: number): Promise<readonly string[]> {
  return (await tableOf(house, id)).sitters.map(({ kind, name }) => `${kind} ${name}`);
}

async function declined(id: number): Promise<readonly string[]> {
  return (await tableOf(house, id)).record.declined.map(({ name }) => name);
}
