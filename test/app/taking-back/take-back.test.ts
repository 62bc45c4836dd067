import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REPEATED } from '../../../src/app/core/actor.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { logOf, recordOf } from '../../../src/app/replay/record.ts';
import { courseOf, stepsOf } from '../../../src/app/replay/replay.ts';
import { cancelTable } from '../../../src/app/seats/resign.ts';
import { agree } from '../../../src/app/undo/consent.ts';
import { takeBack } from '../../../src/app/undo/undo.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { verified } from '../../../src/engine/verified.ts';
import { begun, seated } from '../../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../../support/house.ts';
import { keyOf } from '../../support/refusal.ts';
import { ask, moved, otherThan, placed, version } from '../../support/taking-back.ts';
import { expectWhole, tableOf } from '../../support/verify.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

describe('a move that told nobody anything', () => {
  test('is taken back at once: the table is as it was, and only its log has grown', async () => {
    const id = await begun(house, 'runaround', 'ann', 'bob');
    await moved(house, id, 'roll');
    const before = await tableOf(house, id);
    const { person } = await moved(house, id, 'run');
    expect(await takeBack(house, act(person), id, await version(house, id))).toMatchObject({ taken: true });
    const { record } = await tableOf(house, id);
    expect({ ...record, version: 0 }).toEqual({ ...before.record, version: 0 });
    expect(record.version).toBe(before.record.version + 2);
    expect((await expectWhole(house, id)).at(-1)).toMatchObject({ kind: 'undo', person, to: 2 });
  });

  test('a second press on the same button takes no other move back', async () => {
    const { id, person, now } = await twoPieces();
    const both = await Promise.all([1, 2].map(() => takeBack(house, act(person), id, now)));
    // Which of them was first is the store's to say.
    expect(new Set(both.map(keyOf))).toEqual(new Set([undefined, 'bot:refuse.stale']));
    expect((await tableOf(house, id)).record.played).toBe(1);
    await expectWhole(house, id);
  });

  test('the same interaction seen twice acts once', async () => {
    const { id, person, now } = await twoPieces();
    const by = act(person);
    expect(await takeBack(house, by, id, now)).toMatchObject({ taken: true });
    expect(await takeBack(house, by, id, now)).toBe(REPEATED);
  });

  test('one after the other, each by itself, until there is none left', async () => {
    const { id, person } = await twoPieces();
    for (const left of [1, 0]) {
      await takeBack(house, act(person), id, await version(house, id));
      expect((await tableOf(house, id)).record.played).toBe(left);
    }
    expect(keyOf(await takeBack(house, act(person), id, await version(house, id)))).toBe(
      'bot:refuse.nothingToTakeBack',
    );
    await expectWhole(house, id);
  });

  test('nobody takes back what is not theirs', async () => {
    const { id, person, now } = await twoPieces();
    const other = person === 'ann' ? 'bob' : 'ann';
    expect(keyOf(await takeBack(house, act(other), id, now))).toBe('bot:refuse.nothingToTakeBack');
    expect(keyOf(await takeBack(house, act('eve'), id, now))).toBe('bot:refuse.notSeated');
  });

  test('nothing is taken back before a match has begun, or after it', async () => {
    const id = await seated(house, 'runaround', 'ann', 'bob');
    expect(keyOf(await takeBack(house, act('ann'), id, 0))).toBe('bot:refuse.notStarted');
    await startTable(house, act('ann'), id);
    await moved(house, id, 'roll');
    await cancelTable(house, act('ann'), id, 'playing');
    expect(keyOf(await takeBack(house, act('ann'), id, await version(house, id)))).toBe(
      'bot:refuse.overAlready',
    );
  });

  test('at the free table everybody takes back their own', async () => {
    const id = await begun(house, 'piecepack', 'ann', 'bob');
    await placed(house, id, 'ann', 'pS@a1');
    await placed(house, id, 'bob', 'pM@b1');
    expect(await takeBack(house, act('bob'), id, await version(house, id))).toMatchObject({ taken: true });
    expect(await takeBack(house, act('ann'), id, await version(house, id))).toMatchObject({ taken: true });
    expect((await tableOf(house, id)).record.played).toBe(0);
    await expectWhole(house, id);
  });
});

describe('a match in which moves were taken back', () => {
  test('is exported as it stands, and verifies', async () => {
    const id = await played();
    await cancelTable(house, act('ann'), id, 'playing');
    const table = await tableOf(house, id);
    const record = recordOf(table, await logOf(house, table));
    expect(record.moves).toHaveLength(table.record.played);
    expect(verified(record, table.game)).toMatchObject({ moves: table.record.played });
  });

  test('is shown again without what was taken back', async () => {
    const id = await played();
    const table = await tableOf(house, id);
    const course = await courseOf(house, table);
    if (refused(course)) throw new Error('It cannot be shown');
    expect(course.entries).toHaveLength(table.record.played);
    const steps = [...stepsOf(course)];
    expect(steps.at(-1)?.table.record.state).toEqual(table.record.state);
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, at) => at));
  });

  /** A few turns, in each of which something is taken back. */
  async function played(): Promise<number> {
    const id = await begun(house, 'runaround', 'ann', 'bob');
    for (let turn = 0; turn < 6; turn++) {
      const rolled = await moved(house, id, 'roll');
      if (turn % 2 === 0) {
        await ask(house, id, rolled.person);
        await agree(house, act(otherThan(rolled.person)), id, await version(house, id));
        await moved(house, id, 'roll');
      }
      const run = await moved(house, id, 'run');
      await takeBack(house, act(run.person), id, await version(house, id));
      await moved(house, id, 'run');
    }
    await expectWhole(house, id);
    return id;
  }
});

test('a long match goes back a little at a time, with others between', async () => {
  const id = await begun(house, 'piecepack', 'ann', 'bob');
  for (let at = 0; at < 150; at++) await placed(house, id, 'ann', at % 2 === 0 ? 'pS@a1' : '*a1');
  let turns = 0;
  let done = false;
  const others = () => {
    turns++;
    if (!done) setImmediate(others);
  };
  const now = await version(house, id);
  others();
  await takeBack(house, act('ann'), id, now);
  done = true;
  expect(turns).toBeGreaterThan(8);
  await expectWhole(house, id);
});

/** Somebody has laid two pieces at the free table. */
async function twoPieces(): Promise<{ readonly id: number; readonly person: string; readonly now: number }> {
  const id = await begun(house, 'piecepack', 'ann', 'bob');
  for (const piece of ['pS@a1', 'pM@b1']) await placed(house, id, 'ann', piece);
  return { id, person: 'ann', now: await version(house, id) };
}
