import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { placesFor, settled } from '../../src/app/core/places.ts';
import { changeSeat, moveSitter, shuffleSeats } from '../../src/app/lobby/change-seats.ts';
import { addAi, decline, join, leave, removeAi } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { cancelTable } from '../../src/app/seats/resign.ts';
import { games } from '../../src/games/registry.ts';
import { opened, seated } from '../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { keyOf } from '../support/refusal.ts';
import { keptIn } from '../support/snapshot.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

const ai = (number: number) => `AI ${number}`;

describe('who sits in a lobby', () => {
  test('takes a seat that is free, and whoever comes takes the first that is', async () => {
    const id = await opened(house, 'runaround');
    house.told.length = 0;
    expect(await changeSeat(house, act('ann'), id, 1)).toBe(2);
    expect(await seats(id)).toEqual(['-', 'ann']);
    expect(house.told).toEqual([id]);
    expect(await join(house, act('bob'), id)).toBe(1);
    expect(await seats(id)).toEqual(['bob', 'ann']);
    expect(await startTable(house, act('ann'), id)).toBe(true);
    expect(await seats(id)).toEqual(['bob', 'ann']);
    await expectWhole(house, id);
  });

  test('goes back where nobody sits behind them', async () => {
    const id = await opened(house, 'forage');
    await changeSeat(house, act('ann'), id, 2);
    expect(await seats(id)).toEqual(['-', '-', 'ann']);
    expect(await changeSeat(house, act('ann'), id, 0)).toBe(1);
    expect(await seats(id)).toEqual(['ann']);
  });

  test('changes places with an AI, at a full table too, and the AI stays the one it is', async () => {
    const id = await seated(house, 'forage', 'ann', 'bob');
    await addAi(house, act('ann'), id, ai, 'owl');
    await addAi(house, act('ann'), id, ai);
    expect(await changeSeat(house, act('bob'), id, 2)).toBe(3);
    expect(await seats(id)).toEqual(['ann', 'AI 1', 'bob', 'AI 1']);
    expect((await tableOf(house, id)).sitters[1]).toMatchObject({ kind: 'ai', player: 'owl', seat: 1 });
    expect(keyOf(await join(house, act('cem'), id))).toBe('bot:refuse.full');
    expect(await startTable(house, act('ann'), id)).toBe(true);
    expect(await seats(id)).toEqual(['ann', 'AI 1', 'bob', 'AI 1']);
  });

  test.each([
    ['their own', 0, 'ownSeat'],
    ['that of a person', 1, 'seatOf'],
    ['one that nobody would play with', 3, 'noSuchSeat'],
    ['one that there is not', -1, 'noSuchSeat'],
    ['half of one', 0.5, 'noSuchSeat'],
    ['none', Number.NaN, 'noSuchSeat'],
  ])('cannot take %s', async (_, to, key) => {
    const id = await seated(house, 'forage', 'ann', 'bob');
    const before = await keptIn(house.store);
    expect(keyOf(await changeSeat(house, act('ann'), id, to))).toBe(`bot:refuse.${key}`);
    expect(await keptIn(house.store)).toEqual(before);
  });

  test('cannot take a seat that is kept for somebody, who comes to it', async () => {
    const id = await inviting('forage', 'bob');
    await changeSeat(house, act('ann'), id, 2);
    expect(keyOf(await changeSeat(house, act('ann'), id, 1))).toBe('bot:refuse.seatKeptFor');
    expect(await seats(id)).toEqual(['-', '(bob)', 'ann']);
    expect(await join(house, act('bob'), id)).toBe(2);
    expect(await seats(id)).toEqual(['-', 'bob', 'ann']);
  });

  test('is one of them: who is not, or is only invited, changes nothing', async () => {
    const id = await inviting('forage', 'bob');
    const before = await keptIn(house.store);
    for (const who of ['bob', 'eve'])
      expect(keyOf(await changeSeat(house, act(who), id, 2))).toBe('bot:refuse.sitFirst');
    expect(keyOf(await shuffleSeats(house, act('eve'), id))).toBe('bot:refuse.hostOnly');
    expect(keyOf(await move(id, 'eve', 0, 2))).toBe('bot:refuse.hostOnly');
    expect(await keptIn(house.store)).toEqual(before);
  });

  test('cannot once it has started, or was closed', async () => {
    const id = await seated(house, 'runaround', 'ann', 'bob');
    await startTable(house, act('ann'), id);
    const before = await keptIn(house.store);
    const late = [
      changeSeat(house, act('bob'), id, 0),
      shuffleSeats(house, act('ann'), id),
      move(id, 'ann', 0, 1),
    ];
    for (const outcome of await Promise.all(late)) expect(keyOf(outcome)).toBe('bot:refuse.started');
    expect(await keptIn(house.store)).toEqual(before);
    await cancelTable(house, act('ann'), id, 'playing');
    const other = await opened(house, 'runaround');
    await cancelTable(house, act('ann'), other, 'lobby');
    expect(keyOf(await changeSeat(house, act('ann'), other, 1))).toBe('bot:refuse.closed');
  });

  test('acts once by one interaction, and of two who want one seat one has it', async () => {
    const id = await seated(house, 'forage', 'ann', 'bob');
    const once = act('ann');
    expect(await changeSeat(house, once, id, 2)).toBe(3);
    expect(await changeSeat(house, act('ann'), id, 0)).toBe(1);
    expect(await changeSeat(house, once, id, 2)).toBe('repeated');
    expect(await seats(id)).toEqual(['ann', 'bob']);
    const both = await Promise.all(['ann', 'bob'].map((who) => changeSeat(house, act(who), id, 2)));
    expect(both.filter((one) => one === 3)).toHaveLength(1);
    expect(both.map(keyOf).filter(Boolean)).toHaveLength(1);
    expect((await seats(id)).filter((name) => name !== '-')).toHaveLength(2);
  });
});

describe('who gets up', () => {
  test('leaves the others where they are, and a host who has changed seats passes the table on', async () => {
    const id = await seated(house, 'forage', 'ann', 'bob');
    await changeSeat(house, act('ann'), id, 2);
    await leave(house, act('ann'), id);
    expect(await seats(id)).toEqual(['-', 'bob']);
    expect((await tableOf(house, id)).record.host).toBe('bob');
    await addAi(house, act('bob'), id, ai);
    expect(await seats(id)).toEqual(['AI 1', 'bob']);
    await removeAi(house, act('bob'), id);
    expect(await seats(id)).toEqual(['-', 'bob']);
    await leave(house, act('bob'), id);
    expect((await tableOf(house, id)).record.phase).toBe('cancelled');
  });

  test('of four lets the last come to their seat, so that three could begin as it shows', async () => {
    const id = await seated(house, 'forage', 'ann', 'bob', 'cem', 'dan');
    await leave(house, act('bob'), id);
    expect(await seats(id)).toEqual(['ann', 'dan', 'cem']);
    expect(await startTable(house, act('ann'), id)).toBe(true);
    expect(await seats(id)).toEqual(['ann', 'dan', 'cem']);
    await expectWhole(house, id);
  });

  test('declines, and no other seat that is kept is another one then', async () => {
    const id = await inviting('forage', 'bob', 'cem');
    await decline(house, act('bob'), id);
    expect(await seats(id)).toEqual(['ann', '-', '(cem)']);
  });
});

describe('a match', () => {
  test('begins without who is invited, with everybody else where they can be', async () => {
    const id = await inviting('moneyrun', 'bob');
    for (const who of ['cem', 'dan']) await join(house, act(who), id);
    expect(await seats(id)).toEqual(['ann', '(bob)', 'cem', 'dan']);
    expect(await startTable(house, act('ann'), id)).toBe(true);
    expect(await seats(id)).toEqual(['ann', 'dan', 'cem']);
    await expectWhole(house, id);
  });

  test('does not begin with too few, wherever they sit', async () => {
    const id = await seated(house, 'forage', 'ann', 'bob');
    await changeSeat(house, act('ann'), id, 2);
    expect(keyOf(await startTable(house, act('ann'), id))).toBe('bot:refuse.tooFew');
  });
});

describe('the host', () => {
  test('moves anybody, an AI and a seat that is kept as well', async () => {
    const id = await inviting('moneyrun', 'bob');
    await join(house, act('cem'), id);
    await addAi(house, act('ann'), id, ai);
    expect(await move(id, 'ann', 1, 2)).toBe(3);
    expect(await seats(id)).toEqual(['ann', 'cem', '(bob)', 'AI 1']);
    expect(await move(id, 'ann', 3, 0)).toBe(1);
    expect(await seats(id)).toEqual(['AI 1', 'cem', '(bob)', 'ann']);
    expect((await tableOf(house, id)).record.host).toBe('ann');
    expect(await join(house, act('bob'), id)).toBe(3);
    expect(keyOf(await move(id, 'bob', 2, 0))).toBe('bot:refuse.hostOnly');
    expect(await moveSitter(house, act('eve', { manages: true }), id, await from(id, 0, 1))).toBe(2);
  });

  test.each([
    [0, 3],
    [0, -1],
    [2, 0],
    [-1, 0],
    [0, Number.NaN],
    [Number.NaN, 0],
  ])('cannot move from %i to %i of a table where two sit', async (one, other) => {
    const id = await seated(house, 'forage', 'ann', 'bob');
    expect(keyOf(await move(id, 'ann', one, other))).toBe('bot:refuse.noSuchSeat');
    expect(await seats(id)).toEqual(['ann', 'bob']);
  });

  test('is told where the lobby is no longer as they saw it', async () => {
    const id = await seated(house, 'forage', 'ann', 'bob');
    const seen = await from(id, 1, 2);
    await changeSeat(house, act('bob'), id, 2);
    expect(keyOf(await moveSitter(house, act('ann'), id, seen))).toBe('bot:refuse.stale');
  });

  test('shuffles everybody, and every seat is as likely', async () => {
    const id = await inviting('forage', 'bob');
    await addAi(house, act('ann'), id, ai);
    const met = new Map<string, number>();
    for (let round = 0; round < 120; round++) {
      expect(await shuffleSeats(house, act('ann'), id)).toBe(true);
      const order = (await seats(id)).join(' ');
      met.set(order, (met.get(order) ?? 0) + 1);
    }
    expect(met.size).toBe(6);
    for (const order of met.keys()) for (const who of ['ann', '(bob)', 'AI 1']) expect(order).toContain(who);
    for (const times of met.values()) expect(times).toBeGreaterThan(5);
    expect(keyOf(await changeSeat(house, act('bob'), id, 0))).toBe('bot:refuse.sitFirst');
  });

  test('shuffles once by one interaction, with a secret that is not that of the match', async () => {
    const id = await seated(house, 'runaround', 'ann', 'bob');
    const drawn: string[] = [];
    const noting = {
      ...house,
      secret: () => {
        const secret = house.secret();
        drawn.push(secret.toString('hex'));
        return secret;
      },
    };
    const once = act('ann');
    expect(await shuffleSeats(noting, once, id)).toBe(true);
    const order = await seats(id);
    expect(await shuffleSeats(noting, once, id)).toBe('repeated');
    expect(await seats(id)).toEqual(order);
    await startTable(noting, act('ann'), id);
    expect(new Set(drawn).size).toBe(2);
    expect((await tableOf(house, id)).record.secret?.toString('hex')).toBe(drawn[1]);
    expect(JSON.stringify(await keptIn(house.store))).not.toContain(drawn[0]);
    expect(await seats(id)).toEqual(order);
    await expectWhole(house, id);
  });
});

describe('the seats that can be chosen', () => {
  test.each([
    ['forage', 1, 3],
    ['forage', 3, 3],
    ['forage', 4, 4],
    ['runaround', 1, 2],
    ['moneyrun', 3, 3],
    ['piecepack', 2, 2],
  ])('at %s with %i there are %i', (id, taken, places) => {
    const game = games.find((one) => one.id === id);
    if (!game) throw new Error(`No game ${id}`);
    const sitters = Array.from({ length: taken }, () => ({
      kind: 'ai' as const,
      player: 'owl',
      name: 'Owl',
    }));
    expect(placesFor(game, sitters)).toBe(places);
    expect(settled(game, sitters)).toEqual(sitters);
  });

  test.each(games.map((game) => [game.id, game] as const))('at %s have names that differ', (_, game) => {
    const { seatName } = game.words;
    for (const seats of seatName ? game.seats : []) {
      const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
      const names = Array.from({ length: seats }, (_, seat) => seatName?.(seat, seats, options) ?? null);
      const said = names.filter((name) => name !== null).map(({ key }) => key);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

/** Who has which seat: "(bob)" for one that is kept for him, "-" for one that is free before another. */
async function seats(id: number): Promise<readonly string[]> {
  const { sitters } = await tableOf(house, id);
  return sitters.map(({ kind, name }) => (kind === 'empty' ? '-' : kind === 'invited' ? `(${name})` : name));
}

async function from(id: number, one: number, other: number) {
  return { from: one, to: other, seen: (await tableOf(house, id)).record.revision };
}

async function move(id: number, who: string, one: number, other: number) {
  return await moveSitter(house, act(who), id, await from(id, one, other));
}

/** Ann opens a table with seats kept for these people. */
async function inviting(game: string, ...people: string[]): Promise<number> {
  const guests = people.map((person) => ({ person, name: person }));
  const id = await openTable(house, act('ann'), { guild: 'g', channel: 'c', game, language: 'en', guests });
  if (typeof id !== 'number') throw new Error('No table was opened');
  return id;
}
