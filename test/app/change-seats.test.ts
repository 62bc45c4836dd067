import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compactSeats, countLobbySeats } from '../../src/app/core/lobby-seats.ts';
import { changeSeat, moveOccupant, shuffleSeats } from '../../src/app/lobby/change-seats.ts';
import { addAi, declineInvitation, joinLobby, leaveLobby, removeAi } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { cancelTable } from '../../src/app/seats/resign.ts';
import { games } from '../../src/games/registry.ts';
import { openLobby, openSeatedLobby } from '../support/app-table.ts';
import { getRefusalKey } from '../support/refusal.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

const createAi = (number: number) => `AI ${number}`;

describe('changeSeat', () => {
  test('changeSeat: moves a player to a free seat, and the next player gets the first free one', async () => {
    const id = await openLobby(ctx, 'runaround');
    ctx.told.length = 0;
    expect(await changeSeat(ctx, createActor('ann'), id, 1)).toBe(2);
    expect(await listSeats(id)).toEqual(['-', 'ann']);
    expect(ctx.told).toEqual([id]);
    expect(await joinLobby(ctx, createActor('bob'), id)).toBe(1);
    expect(await listSeats(id)).toEqual(['bob', 'ann']);
    expect(await startTable(ctx, createActor('ann'), id)).toBe(true);
    expect(await listSeats(id)).toEqual(['bob', 'ann']);
    await expectCompleteLog(ctx, id);
  });

  test('changeSeat: moves the last player back to the first seat', async () => {
    const id = await openLobby(ctx, 'forage');
    await changeSeat(ctx, createActor('ann'), id, 2);
    expect(await listSeats(id)).toEqual(['-', '-', 'ann']);
    expect(await changeSeat(ctx, createActor('ann'), id, 0)).toBe(1);
    expect(await listSeats(id)).toEqual(['ann']);
  });

  test('changeSeat: swaps with an AI at a full table, and the AI keeps its strength', async () => {
    const id = await openSeatedLobby(ctx, 'forage', 'ann', 'bob');
    await addAi(ctx, createActor('ann'), id, createAi, 'owl');
    await addAi(ctx, createActor('ann'), id, createAi);
    expect(await changeSeat(ctx, createActor('bob'), id, 2)).toBe(3);
    expect(await listSeats(id)).toEqual(['ann', 'AI 1', 'bob', 'AI 1']);
    expect((await loadStoredTable(ctx, id)).seats[1]).toMatchObject({ kind: 'ai', player: 'owl', seat: 1 });
    expect(getRefusalKey(await joinLobby(ctx, createActor('cem'), id))).toBe('bot:refuse.full');
    expect(await startTable(ctx, createActor('ann'), id)).toBe(true);
    expect(await listSeats(id)).toEqual(['ann', 'AI 1', 'bob', 'AI 1']);
  });

  test.each([
    ['the player’s own seat', 0, 'ownSeat'],
    ['the seat of another person', 1, 'seatOf'],
    ['a seat beyond those shown', 3, 'noSuchSeat'],
    ['a negative seat', -1, 'noSuchSeat'],
    ['a fractional seat', 0.5, 'noSuchSeat'],
    ['a seat that is not a number', Number.NaN, 'noSuchSeat'],
  ])('changeSeat: refuses %s', async (_, to, key) => {
    const id = await openSeatedLobby(ctx, 'forage', 'ann', 'bob');
    const before = await takeSnapshot(ctx.store);
    expect(getRefusalKey(await changeSeat(ctx, createActor('ann'), id, to))).toBe(`bot:refuse.${key}`);
    expect(await takeSnapshot(ctx.store)).toEqual(before);
  });

  test('changeSeat: refuses a reserved seat, which the invited player gets by joining', async () => {
    const id = await openInviting('forage', 'bob');
    await changeSeat(ctx, createActor('ann'), id, 2);
    expect(getRefusalKey(await changeSeat(ctx, createActor('ann'), id, 1))).toBe('bot:refuse.seatKeptFor');
    expect(await listSeats(id)).toEqual(['-', '(bob)', 'ann']);
    expect(await joinLobby(ctx, createActor('bob'), id)).toBe(2);
    expect(await listSeats(id)).toEqual(['-', 'bob', 'ann']);
  });

  test('changeSeat: is refused for spectators and invited players', async () => {
    const id = await openInviting('forage', 'bob');
    const before = await takeSnapshot(ctx.store);
    for (const who of ['bob', 'eve'])
      expect(getRefusalKey(await changeSeat(ctx, createActor(who), id, 2))).toBe('bot:refuse.sitFirst');
    expect(getRefusalKey(await shuffleSeats(ctx, createActor('eve'), id))).toBe('bot:refuse.hostOnly');
    expect(getRefusalKey(await moveSeat(id, 'eve', 0, 2))).toBe('bot:refuse.hostOnly');
    expect(await takeSnapshot(ctx.store)).toEqual(before);
  });

  test('changeSeat: is refused after the start and in a closed lobby', async () => {
    const id = await openSeatedLobby(ctx, 'runaround', 'ann', 'bob');
    await startTable(ctx, createActor('ann'), id);
    const before = await takeSnapshot(ctx.store);
    const late = [
      changeSeat(ctx, createActor('bob'), id, 0),
      shuffleSeats(ctx, createActor('ann'), id),
      moveSeat(id, 'ann', 0, 1),
    ];
    for (const outcome of await Promise.all(late)) expect(getRefusalKey(outcome)).toBe('bot:refuse.started');
    expect(await takeSnapshot(ctx.store)).toEqual(before);
    await cancelTable(ctx, createActor('ann'), id, 'playing');
    const other = await openLobby(ctx, 'runaround');
    await cancelTable(ctx, createActor('ann'), other, 'lobby');
    expect(getRefusalKey(await changeSeat(ctx, createActor('ann'), other, 1))).toBe('bot:refuse.closed');
  });

  test('changeSeat: acts once per interaction and gives a seat to one of two simultaneous requests', async () => {
    const id = await openSeatedLobby(ctx, 'forage', 'ann', 'bob');
    const once = createActor('ann');
    expect(await changeSeat(ctx, once, id, 2)).toBe(3);
    expect(await changeSeat(ctx, createActor('ann'), id, 0)).toBe(1);
    expect(await changeSeat(ctx, once, id, 2)).toBe('repeated');
    expect(await listSeats(id)).toEqual(['ann', 'bob']);
    const both = await Promise.all(['ann', 'bob'].map((who) => changeSeat(ctx, createActor(who), id, 2)));
    expect(both.filter((one) => one === 3)).toHaveLength(1);
    expect(both.map(getRefusalKey).filter(Boolean)).toHaveLength(1);
    expect((await listSeats(id)).filter((name) => name !== '-')).toHaveLength(2);
  });
});

describe('leaving a lobby', () => {
  test('leaveLobby: keeps the seats of the others and passes the table to another host', async () => {
    const id = await openSeatedLobby(ctx, 'forage', 'ann', 'bob');
    await changeSeat(ctx, createActor('ann'), id, 2);
    await leaveLobby(ctx, createActor('ann'), id);
    expect(await listSeats(id)).toEqual(['-', 'bob']);
    expect((await loadStoredTable(ctx, id)).record.host).toBe('bob');
    await addAi(ctx, createActor('bob'), id, createAi);
    expect(await listSeats(id)).toEqual(['AI 1', 'bob']);
    await removeAi(ctx, createActor('bob'), id);
    expect(await listSeats(id)).toEqual(['-', 'bob']);
    await leaveLobby(ctx, createActor('bob'), id);
    expect((await loadStoredTable(ctx, id)).record.phase).toBe('cancelled');
  });

  test('leaveLobby: moves the last of four players into the gap so that three can start', async () => {
    const id = await openSeatedLobby(ctx, 'forage', 'ann', 'bob', 'cem', 'dan');
    await leaveLobby(ctx, createActor('bob'), id);
    expect(await listSeats(id)).toEqual(['ann', 'dan', 'cem']);
    expect(await startTable(ctx, createActor('ann'), id)).toBe(true);
    expect(await listSeats(id)).toEqual(['ann', 'dan', 'cem']);
    await expectCompleteLog(ctx, id);
  });

  test('declineInvitation: does not move other reserved seats', async () => {
    const id = await openInviting('forage', 'bob', 'cem');
    await declineInvitation(ctx, createActor('bob'), id);
    expect(await listSeats(id)).toEqual(['ann', '-', '(cem)']);
  });
});

describe('startTable', () => {
  test('startTable: drops invited players and keeps the seats of the others where possible', async () => {
    const id = await openInviting('moneyrun', 'bob');
    for (const who of ['cem', 'dan']) await joinLobby(ctx, createActor(who), id);
    expect(await listSeats(id)).toEqual(['ann', '(bob)', 'cem', 'dan']);
    expect(await startTable(ctx, createActor('ann'), id)).toBe(true);
    expect(await listSeats(id)).toEqual(['ann', 'dan', 'cem']);
    await expectCompleteLog(ctx, id);
  });

  test('startTable: is refused with too few players, whatever their seats', async () => {
    const id = await openSeatedLobby(ctx, 'forage', 'ann', 'bob');
    await changeSeat(ctx, createActor('ann'), id, 2);
    expect(getRefusalKey(await startTable(ctx, createActor('ann'), id))).toBe('bot:refuse.tooFew');
  });
});

describe('moving seats as the host', () => {
  test('moveOccupant: lets the host move players, AIs and reserved seats', async () => {
    const id = await openInviting('moneyrun', 'bob');
    await joinLobby(ctx, createActor('cem'), id);
    await addAi(ctx, createActor('ann'), id, createAi);
    expect(await moveSeat(id, 'ann', 1, 2)).toBe(3);
    expect(await listSeats(id)).toEqual(['ann', 'cem', '(bob)', 'AI 1']);
    expect(await moveSeat(id, 'ann', 3, 0)).toBe(1);
    expect(await listSeats(id)).toEqual(['AI 1', 'cem', '(bob)', 'ann']);
    expect((await loadStoredTable(ctx, id)).record.host).toBe('ann');
    expect(await joinLobby(ctx, createActor('bob'), id)).toBe(3);
    expect(getRefusalKey(await moveSeat(id, 'bob', 2, 0))).toBe('bot:refuse.hostOnly');
    expect(
      await moveOccupant(ctx, createActor('eve', { manages: true }), id, await moveFromLobby(id, 0, 1)),
    ).toBe(2);
  });

  test.each([
    [0, 3],
    [0, -1],
    [2, 0],
    [-1, 0],
    [0, Number.NaN],
    [Number.NaN, 0],
  ])('moveOccupant: refuses a move from seat %i to %i at a table of two', async (one, other) => {
    const id = await openSeatedLobby(ctx, 'forage', 'ann', 'bob');
    expect(getRefusalKey(await moveSeat(id, 'ann', one, other))).toBe('bot:refuse.noSuchSeat');
    expect(await listSeats(id)).toEqual(['ann', 'bob']);
  });

  test('moveOccupant: is refused as stale when the lobby changed since it was shown', async () => {
    const id = await openSeatedLobby(ctx, 'forage', 'ann', 'bob');
    const seen = await moveFromLobby(id, 1, 2);
    await changeSeat(ctx, createActor('bob'), id, 2);
    expect(getRefusalKey(await moveOccupant(ctx, createActor('ann'), id, seen))).toBe('bot:refuse.stale');
  });

  test('shuffleSeats: shuffles all occupants with equal chances', async () => {
    const id = await openInviting('forage', 'bob');
    await addAi(ctx, createActor('ann'), id, createAi);
    const met = new Map<string, number>();
    for (let round = 0; round < 120; round++) {
      expect(await shuffleSeats(ctx, createActor('ann'), id)).toBe(true);
      const order = (await listSeats(id)).join(' ');
      met.set(order, (met.get(order) ?? 0) + 1);
    }
    expect(met.size).toBe(6);
    for (const order of met.keys()) for (const who of ['ann', '(bob)', 'AI 1']) expect(order).toContain(who);
    for (const times of met.values()) expect(times).toBeGreaterThan(5);
    expect(getRefusalKey(await changeSeat(ctx, createActor('bob'), id, 0))).toBe('bot:refuse.sitFirst');
  });

  test('shuffleSeats: acts once per interaction and uses another secret than the match', async () => {
    const id = await openSeatedLobby(ctx, 'runaround', 'ann', 'bob');
    const drawn: string[] = [];
    const recording = {
      ...ctx,
      secret: () => {
        const secret = ctx.secret();
        drawn.push(secret.toString('hex'));
        return secret;
      },
    };
    const once = createActor('ann');
    expect(await shuffleSeats(recording, once, id)).toBe(true);
    const order = await listSeats(id);
    expect(await shuffleSeats(recording, once, id)).toBe('repeated');
    expect(await listSeats(id)).toEqual(order);
    await startTable(recording, createActor('ann'), id);
    expect(new Set(drawn).size).toBe(2);
    expect((await loadStoredTable(ctx, id)).record.secret?.toString('hex')).toBe(drawn[1]);
    expect(JSON.stringify(await takeSnapshot(ctx.store))).not.toContain(drawn[0]);
    expect(await listSeats(id)).toEqual(order);
    await expectCompleteLog(ctx, id);
  });
});

describe('seats of a lobby', () => {
  test.each([
    ['forage', 1, 3],
    ['forage', 3, 3],
    ['forage', 4, 4],
    ['runaround', 1, 2],
    ['moneyrun', 3, 3],
    ['piecepack', 2, 2],
  ])('countLobbySeats: %s with %i occupants has %i seats', (id, taken, places) => {
    const game = games.find((one) => one.id === id);
    if (!game) throw new Error(`No game ${id}`);
    const occupants = Array.from({ length: taken }, () => ({
      kind: 'ai' as const,
      player: 'owl',
      name: 'Owl',
    }));
    expect(countLobbySeats(game, occupants)).toBe(places);
    expect(compactSeats(game, occupants)).toEqual(occupants);
  });

  test.each(games.map((game) => [game.id, game] as const))('seat names of %s: are distinct', (_, game) => {
    const { seatName } = game.text;
    for (const seats of seatName ? game.seats : []) {
      const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
      const names = Array.from({ length: seats }, (_, seat) => seatName?.(seat, seats, options) ?? null);
      const said = names.filter((name) => name !== null).map(({ key }) => key);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

/** Lists the occupants by seat: "(bob)" for an invited person, "-" for an empty seat. */
async function listSeats(id: number): Promise<readonly string[]> {
  const { seats } = await loadStoredTable(ctx, id);
  return seats.map(({ kind, name }) => (kind === 'empty' ? '-' : kind === 'invited' ? `(${name})` : name));
}

async function moveFromLobby(id: number, one: number, other: number) {
  return { from: one, to: other, seen: (await loadStoredTable(ctx, id)).record.revision };
}

async function moveSeat(id: number, who: string, one: number, other: number) {
  return await moveOccupant(ctx, createActor(who), id, await moveFromLobby(id, one, other));
}

/** Has Ann open a table with seats kept for these people. */
async function openInviting(game: string, ...people: string[]): Promise<number> {
  const guests = people.map((person) => ({ person, name: person }));
  const id = await openTable(ctx, createActor('ann'), {
    guild: 'g',
    channel: 'c',
    game,
    language: 'en',
    guests,
  });
  if (typeof id !== 'number') throw new Error('No table was opened');
  return id;
}
