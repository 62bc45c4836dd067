import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { House } from '../../../src/app/core/context.ts';
import { forget } from '../../../src/app/privacy/forget.ts';
import {
  type Course,
  courseOf,
  readAnew,
  type Step,
  stepOf,
  stepsOf,
} from '../../../src/app/replay/replay.ts';
import { cancelTable, resign } from '../../../src/app/seats/resign.ts';
import { askToTakeBack } from '../../../src/app/undo/undo.ts';
import type { Game } from '../../../src/engine/game.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { games } from '../../../src/games/registry.ts';
import { examine } from '../../../src/ops/doctor/examine.ts';
import { letGo } from '../../../src/store/letting-go.ts';
import { begun } from '../../support/bare-table.ts';
import { act, type BareHouse, BEGIN, closeHouse, openHouse } from '../../support/house.ts';
import { rowsWith } from '../../support/naming.ts';
import { movedAt } from '../../support/stalls/grown-table.ts';
import { version } from '../../support/taking-back.ts';
import { expectWhole, tableOf } from '../../support/verify.ts';

const PIECEPACK = games.find(({ id }) => id === 'piecepack') as Game;
const PEOPLE = ['ann', 'bob', 'cem'];
const ALONE = ['ann'];

let applied = 0;
const COUNTED: Game = {
  ...PIECEPACK,
  apply: (...given) => {
    applied++;
    return PIECEPACK.apply(...given);
  },
};

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse(undefined, [COUNTED]);
});
afterEach(async () => await closeHouse(house));

/** So many entries lie between two positions that the store keeps. */
const APART = 200;

describe('a position is kept every so many entries', () => {
  test('in the transaction of the entry, and it is the one that the log leads to', async () => {
    const id = await grown(450);
    expect(await numbersOf(id)).toEqual([200, 400]);
    await expectOnWay(id);
  });

  test('also where the entry is no move', async () => {
    const id = await grown(198);
    expect(await resign(house, act('cem'), id, String)).toBe(true);
    expect((await tableOf(house, id)).record.version).toBe(200);
    await grow(id, 20);
    expect(await numbersOf(id)).toEqual([200]);
    await expectOnWay(id);
    await expectNear(id);
  });

  test('what was taken back is on the way no more, and where the match stands then is', async () => {
    const id = await grown(199, ALONE);
    expect(await numbersOf(id)).toEqual([200]);
    await back(id);
    await back(id);
    expect(await numbersOf(id)).toEqual([202]);
    await grow(id, 30, ALONE);
    await expectOnWay(id);
    await expectNear(id);
    expect(await numbersOf(id)).toEqual([202]);
  });

  test('and stays where only what came after it was taken back', async () => {
    const id = await grown(210, ALONE);
    await back(id);
    expect(await numbersOf(id)).toEqual([200]);
    await expectOnWay(id);
  });
});

describe('a step that nobody looked at before is played from the nearest', () => {
  test('at the end of a long match as at its beginning', async () => {
    const id = await grown(650);
    await expectNear(id);
    await cancelTable(house, act('ann'), id, 'playing');
    await expectNear(id);
  });

  test('by the rules that its match began with', async () => {
    const id = await grown(250);
    const newer = { ...PIECEPACK, rules: PIECEPACK.rules + 1 };
    await expectNear(id, { ...house, games: [newer], earlier: [COUNTED] });
  });

  test('but not from one of other rules', async () => {
    const id = await grown(250);
    await house.store
      .updateTable('positions')
      .set({ rules: PIECEPACK.rules + 1, state: '{}' })
      .execute();
    const { cost, step, again } = await coldStep(id, 245);
    expect(cost).toBe(245);
    expect(step).toEqual(again);
  });
});

describe('a match from before positions were kept', () => {
  test('is played through once, and then has them', async () => {
    const id = await grown(650);
    const whole = await numbersOf(id);
    await house.store.deleteFrom('positions').execute();
    expect((await coldStep(id, 630)).cost).toBe(630);
    expect(await numbersOf(id)).toEqual(whole);
    await expectNear(id);
    await expectOnWay(id);
  });

  test('where only its later ones are kept the others are added', async () => {
    const id = await grown(650);
    await house.store.deleteFrom('positions').where('number', '<', 600).execute();
    expect((await coldStep(id, 640)).cost).toBeLessThan(APART);
    expect(await numbersOf(id)).toEqual([600]);
    expect((await coldStep(id, 590)).cost).toBe(590);
    expect(await numbersOf(id)).toEqual([200, 400, 600]);
    await expectNear(id);
    await expectOnWay(id);
  });

  test('also where moves were taken back at such a place', async () => {
    const id = await grown(199, ALONE);
    await back(id);
    await back(id);
    await grow(id, 230, ALONE);
    await house.store.deleteFrom('positions').execute();
    expect((await coldStep(id, 420)).cost).toBe(420);
    expect(await numbersOf(id)).toEqual([203, 400]);
    await expectNear(id);
    await expectOnWay(id);
  });

  test('none is kept where something has happened since it was read', async () => {
    const id = await grown(250);
    await house.store.deleteFrom('positions').execute();
    readAnew(house.store);
    const course = await courseAt(id);
    await grow(id, 1);
    expect((await stepOf(course, 240)).number).toBe(240);
    expect(await numbersOf(id)).toEqual([]);
  });

  test('one that cannot be kept is shown all the same, and it is told', async () => {
    const id = await grown(250);
    await house.store.deleteFrom('positions').execute();
    const failing = {
      ...house,
      now: () => {
        throw new Error('No clock');
      },
    };
    readAnew(house.store);
    expect((await stepOf(await courseAt(id, failing), 240)).number).toBe(240);
    expect(house.troubles.splice(0)).toMatchObject([{ message: 'No clock' }]);
  });
});

test('what is taken back late in a match is played from the nearest', async () => {
  const id = await grown(430, ALONE);
  applied = 0;
  await back(id);
  expect(applied).toBeLessThan(APART);
  await expectWhole(house, id);
  await house.store.deleteFrom('positions').execute();
  applied = 0;
  await back(id);
  expect(applied).toBeGreaterThan(2 * APART);
  await expectWhole(house, id);
});

describe('what is kept of the way', () => {
  test('goes with a match that is let go of, and with its table', async () => {
    const old = await grown(210);
    await cancelTable(house, act('ann'), old, 'playing');
    const gone = await grown(210);
    expect([await numbersOf(old), await numbersOf(gone)]).toEqual([[200], [200]]);
    await letGo(house.store, BEGIN + 1);
    expect([await numbersOf(old), await numbersOf(gone)]).toEqual([[], [200]]);
    await house.store.deleteFrom('tables').where('id', '=', gone).execute();
    expect(await numbersOf(gone)).toEqual([]);
  });

  test('names nobody', async () => {
    const id = await grown(210);
    const named = async () =>
      (await rowsWith(house.store, PEOPLE)).filter((row) => row.startsWith('positions'));
    expect(await named()).toEqual([]);
    await forget(house, act('cem'), { somebody: () => 'somebody', seat: String });
    expect(await named()).toEqual([]);
    await expectOnWay(id);
  });
});

/** A free table of these people at which so many random moves were made. */
async function grown(moves: number, people = PEOPLE): Promise<number> {
  const [host = '', ...others] = people;
  const id = await begun(house, 'piecepack', host, ...others);
  await grow(id, moves, people);
  return id;
}

async function grow(id: number, moves: number, people = PEOPLE): Promise<void> {
  const chance = seeded(await version(house, id));
  const sitting = people.map((key) => ({ id: key, key }));
  for (let made = 0; made < moves; made++) expect(await movedAt(house, id, chance, sitting)).toBe(true);
}

/** The only one there takes their last move back. */
async function back(id: number): Promise<void> {
  const taken = await askToTakeBack(house, act('ann'), id, await version(house, id));
  expect(taken).toMatchObject({ taken: true });
}

async function numbersOf(id: number): Promise<readonly number[]> {
  const rows = house.store.selectFrom('positions').select('number').where('table_id', '=', id);
  return (await rows.orderBy('number').execute()).map(({ number }) => number);
}

/** Every position that is kept is one to which the log leads. */
async function expectOnWay(id: number): Promise<void> {
  await expectWhole(house, id);
  const { faults, replayed } = await examine(house);
  expect([faults.filter(({ about }) => about === 'match'), replayed]).toEqual([[], 1]);
}

/** What a step of a match that nobody has looked at takes, in moves, and how it is when the whole match is played again. */
async function coldStep(
  id: number,
  number: number,
  at: House = house,
): Promise<{ readonly cost: number; readonly step: Step; readonly again: Step | undefined }> {
  readAnew(at.store);
  const course = await courseAt(id, at);
  applied = 0;
  const step = await stepOf(course, number);
  const cost = applied;
  return { cost, step, again: [...stepsOf(course)].find((one) => one.number === number) };
}

/** Wherever somebody looks first, no more moves are played again than lie between two positions. */
async function expectNear(id: number, at: House = house): Promise<void> {
  const { entries } = await courseAt(id, at);
  const numbers = [10, 150, 198, 199, 200, 201, 399, 400, 555, entries.length - 1, entries.length];
  for (const number of numbers.filter((one) => one <= entries.length)) {
    const { cost, step, again } = await coldStep(id, number, at);
    expect(step).toEqual(again);
    expect([number, Math.min(cost, APART)]).toEqual([number, cost]);
  }
}

async function courseAt(id: number, at: House = house): Promise<Course> {
  const course = await courseOf(at, await tableOf(at, id));
  if (refused(course)) throw new Error(course.reason.key);
  return course;
}
