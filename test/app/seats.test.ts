import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomPath } from '../../src/ai/random.ts';
import type { House } from '../../src/app/core/context.ts';
import { freeSeat, seatAi } from '../../src/app/core/seats.ts';
import { dueAt, loadTable, personAt } from '../../src/app/core/table.ts';
import { done } from '../../src/app/core/unit-of-work.ts';
import { addAi, join } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { playAgain } from '../../src/app/lobby/rematch.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { recordOf } from '../../src/app/replay/record.ts';
import { courseOf, stepsOf } from '../../src/app/replay/replay.ts';
import { cancelTable, resign } from '../../src/app/seats/resign.ts';
import { returnToSeat, takeSeat } from '../../src/app/seats/take-seat.ts';
import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { verified } from '../../src/engine/verified.ts';
import { resultsOf } from '../../src/store/results.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { keyOf } from '../support/refusal.ts';
import { keptIn } from '../support/snapshot.ts';
import { expectWhole, tableOf, wholeLog } from '../support/verify.ts';

let house: BareHouse;
let id: number;
beforeEach(async () => {
  house = await openHouse();
  id = await begun('forage', ['ann', 'bob', 'cem']);
});
afterEach(async () => await closeHouse(house));

describe('a seat that an AI holds', () => {
  test('is played by it, and its person takes it back by one deed', async () => {
    await handed(seatAi, 0);
    await played(9);
    expect(await sitters()).toEqual(['AI (ann)', 'bob', 'cem']);
    expect((await movesOf(0)).map(({ person }) => person)).toContain(null);
    const before = (await movesOf(0)).length;
    expect(await returnToSeat(house, act('ann'), id)).toBe(1);
    await played(9);
    expect(await sitters()).toEqual(['ann', 'bob', 'cem']);
    const since = (await movesOf(0)).slice(before);
    expect(since.length).toBeGreaterThan(0);
    expect(since.every(({ person }) => person === 'ann')).toBe(true);
    await expectWhole(house, id);
  });

  test('passes the table on, if it was its host who sat there', async () => {
    expect((await tableOf(house, id)).record.host).toBe('ann');
    await handed(seatAi, 0);
    expect((await tableOf(house, id)).record.host).toBe('bob');
    await handed(seatAi, 2);
    expect((await tableOf(house, id)).record.host).toBe('bob');
    await returnToSeat(house, act('ann'), id);
    expect((await tableOf(house, id)).record.host).toBe('bob');
  });

  test('is taken back by nobody else, and not twice', async () => {
    await handed(seatAi, 0);
    const before = await keptIn(house.store);
    expect(keyOf(await returnToSeat(house, act('bob'), id))).toBe('bot:refuse.alreadySeated');
    expect(keyOf(await returnToSeat(house, act('eve'), id))).toBe('bot:refuse.noSeatHeld');
    expect(keyOf(await takeSeat(house, act('eve'), id, 0))).toBe('bot:refuse.seatTaken');
    expect(await keptIn(house.store)).toEqual(before);
    const both = [returnToSeat(house, act('ann'), id), returnToSeat(house, act('ann'), id)];
    const outcomes = await Promise.all(both);
    expect(outcomes.map(keyOf).filter(Boolean)).toEqual(['bot:refuse.alreadySeated']);
  });

  test('is taken back while the AI thinks: its thought is forgotten', async () => {
    await played(1);
    const mover = dueAt(await tableOf(house, id))[0] ?? 0;
    const person = personAt(await tableOf(house, id), mover) ?? '';
    let back: unknown;
    const slow = {
      ...house,
      wake: () => {},
      players: {
        ...house.players,
        choose: async (thinking: Parameters<BareHouse['players']['choose']>[0]) => {
          back ??= await returnToSeat(house, act(person), id);
          return await house.players.choose(thinking);
        },
      },
    };
    await handed(seatAi, mover, slow);
    const { version } = (await tableOf(house, id)).record;
    await playAis(slow, id);
    expect(back).toBe(mover + 1);
    const log = await wholeLog(house, id);
    expect(log.slice(version).map(({ kind }) => kind)).toEqual(['seat']);
  });

  test('is called in the log, and shown again, as who held it then', async () => {
    await played(4);
    await handed(seatAi, 0);
    await played(4);
    await returnToSeat(house, act('ann', { name: 'Ann' }), id);
    const course = await courseOf(house, await tableOf(house, id));
    if (refused(course)) throw new Error(course.reason.key);
    const names = [...stepsOf(course)].map(({ table }) => table.sitters[0]?.name);
    expect([...new Set(names)]).toEqual(['ann', 'AI (ann)', 'Ann']);
  });
});

describe('a free seat', () => {
  test('is played by nobody: the table waits, until anybody takes it', async () => {
    const late = dueAt(await tableOf(house, id))[0] ?? 0;
    await handed(freeSeat, late);
    await playAis(house, id);
    expect((await wholeLog(house, id)).at(-1)?.kind).toBe('seat');
    const [other = ''] = ['ann', 'bob', 'cem'].filter((_, seat) => seat !== late);
    expect(keyOf(await takeSeat(house, act(other), id, late))).toBe('bot:refuse.alreadySeated');
    expect(await takeSeat(house, act('eve'), id, late)).toBe(late + 1);
    expect(personAt(await tableOf(house, id), late)).toBe('eve');
    await played(6);
    await expectWhole(house, id);
  });

  test('goes to one of two who want it at the same instant', async () => {
    await handed(freeSeat, 0);
    const both = await Promise.all(['dan', 'eve'].map((who) => takeSeat(house, act(who), id, 0)));
    expect(both.filter((one) => one === 1)).toHaveLength(1);
    expect(both.map(keyOf).filter(Boolean)).toEqual(['bot:refuse.seatTaken']);
  });

  test('is no way to a second seat: who has one of their own takes that', async () => {
    await handed(freeSeat, 0);
    await handed(seatAi, 2);
    expect(keyOf(await takeSeat(house, act('cem'), id, 0))).toBe('bot:refuse.ownSeatHeld');
    expect(await returnToSeat(house, act('cem'), id)).toBe(3);
    expect(await takeSeat(house, act('ann'), id, 0)).toBe(1);
    expect(await sitters()).toEqual(['ann', 'bob', 'cem']);
  });

  test('is not for somebody who knows what another seat does', async () => {
    await handed(freeSeat, 0);
    await takeSeat(house, act('eve'), id, 0);
    await resign(house, act('cem'), id, nameAfter);
    await handed(freeSeat, 1);
    for (const who of ['ann', 'cem'])
      expect(keyOf(await takeSeat(house, act(who), id, 1))).toBe('bot:refuse.satElsewhere');
    expect(await takeSeat(house, act('bob'), id, 1)).toBe(2);
  });

  test('is taken at no table that has not begun, or is over', async () => {
    await handed(freeSeat, 0);
    await cancelTable(house, act('bob'), id, 'playing');
    expect(keyOf(await takeSeat(house, act('eve'), id, 0))).toBe('bot:refuse.overAlready');
    expect(keyOf(await returnToSeat(house, act('ann'), id))).toBe('bot:refuse.overAlready');
    const next = await playAgain(house, act('bob'), id);
    expect(keyOf(await takeSeat(house, act('eve'), next as number, 0))).toBe('bot:refuse.notStarted');
  });
});

test('the record tells who left and who came, and verifies', async () => {
  await played(3);
  await handed(freeSeat, 0);
  await takeSeat(house, act('eve'), id, 0);
  await played(4);
  await handed(seatAi, 1);
  await resign(house, act('cem'), id, nameAfter);
  await cancelTable(house, act('eve'), id, 'playing');
  const table = await tableOf(house, id);
  const record = recordOf(table, await wholeLog(house, id));
  expect(record.players.map(({ name, ai }) => [name, ai])).toEqual([
    ['eve', false],
    ['AI (bob)', true],
    ['AI (cem)', true],
  ]);
  expect(record.left).toMatchObject([
    { after: 3, seat: 0, name: 'ann' },
    { seat: 1, name: 'bob' },
    { seat: 2, name: 'cem' },
  ]);
  expect(record.came).toEqual([{ after: 3, seat: 0, name: 'eve' }]);
  expect(verified(record, table.game).moves).toBe(record.moves.length);
});

test('the result of a seat is that of who holds it at the end; who left and did not come back has left', async () => {
  await handed(freeSeat, 0);
  await takeSeat(house, act('eve'), id, 0);
  await handed(seatAi, 1);
  await handed(seatAi, 2);
  await returnToSeat(house, act('cem'), id);
  await cancelTable(house, act('eve'), id, 'playing');
  const results = await resultsOf(house.store, id);
  expect(results.map(({ seat, person, ending }) => [seat, person, ending])).toEqual([
    [0, 'eve', 'cancelled'],
    [1, null, 'cancelled'],
    [2, 'cem', 'cancelled'],
    [0, 'ann', 'left'],
    [1, 'bob', 'left'],
  ]);
});

test('played again, a seat is kept for who held it last', async () => {
  await handed(freeSeat, 0);
  await takeSeat(house, act('eve'), id, 0);
  await handed(seatAi, 1);
  await cancelTable(house, act('eve'), id, 'playing');
  const next = await playAgain(house, act('eve'), id);
  const { sitters: again } = await tableOf(house, next as number);
  expect(again.map((one) => [one.kind, 'person' in one && one.person])).toEqual([
    ['invited', 'bob'],
    ['invited', 'cem'],
    ['person', 'eve'],
  ]);
});

const chance = seeded(5);

function nameAfter(name: string, isAi: boolean): string {
  return isAi ? `AI (${name})` : `(${name})`;
}

async function begun(game: string, people: readonly string[], ais = 0): Promise<number> {
  const [host = '', ...others] = people;
  const opened = await openTable(house, act(host), { guild: 'g', channel: 'c', game, language: 'en' });
  if (typeof opened !== 'number') throw new Error('No table was opened');
  for (const other of others) await join(house, act(other), opened);
  for (let ai = 0; ai < ais; ai++) await addAi(house, act(host), opened, String);
  await startTable(house, act(host), opened);
  return opened;
}

async function handed(handing: typeof seatAi, seat: number, at: House = house): Promise<void> {
  await done(at, async (deed) => {
    const table = await loadTable(at, id, deed.store);
    if (!refused(table)) await handing(deed, table, seat, nameAfter);
  });
}

async function sitters(): Promise<readonly string[]> {
  return (await tableOf(house, id)).sitters.map(({ name }) => name);
}

async function movesOf(seat: number) {
  const log = await wholeLog(house, id);
  return log.filter((entry) => entry.kind === 'move').filter((entry) => entry.seat === seat);
}

/** So many moves of whoever is to move, of AI seats as well. */
async function played(moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    await playAis(house, id);
    const table = await tableOf(house, id);
    const person = personAt(table, dueAt(table)[0] ?? -1) ?? '';
    const outcome = await makeMove(house, act(person), id, null, (game, view, seat) =>
      randomPath(game, view, seat, chance),
    );
    if (refused(outcome)) throw new Error(outcome.reason.key);
  }
}
