import { afterEach, beforeEach, expect, test } from 'vitest';
import { REPEATED } from '../../src/app/core/actor.ts';
import { matchName, personAt } from '../../src/app/core/table.ts';
import { makeMove, Stale } from '../../src/app/play/move.ts';
import { cancelTable } from '../../src/app/seats/resign.ts';
import { commitment, drawn } from '../../src/engine/luck.ts';
import { refused } from '../../src/engine/refusal.ts';
import type { MoveEntry } from '../../src/store/log.ts';
import { duel } from '../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { keyOf } from '../support/refusal.ts';
import { keptIn } from '../support/snapshot.ts';
import { expectWhole, luckOf, tableOf, wholeLog } from '../support/verify.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

const roll = () => ({ move: { kind: 'roll' } });

test('a move is one log entry with who, when and the luck that the secret gives', async () => {
  const { id, mover } = await duel(house);
  await makeMove(house, act(mover), id, 1, roll);
  const [opening, entry] = await expectWhole(house, id);
  const { record, sitters } = await tableOf(house, id);
  expect(entry).toMatchObject({
    number: 2,
    kind: 'move',
    person: mover,
    name: mover,
    move: { kind: 'roll' },
    at: house.now(),
  });
  expect(personAt({ sitters }, (entry as MoveEntry).seat)).toBe(mover);
  const before = luckOf(opening).length;
  expect(luckOf(entry)).toEqual([drawn(record.secret as Buffer, matchName(id), before, 6) + 1]);
  expect(commitment(record.secret as Buffer)).toMatch(/^[0-9a-f]{64}$/);
});

test('the same interaction a second time does nothing', async () => {
  const { id, mover } = await duel(house);
  const once = act(mover);
  expect(refused(await makeMove(house, once, id, 1, roll))).toBe(false);
  const after = await keptIn(house.store);
  expect(await makeMove(house, once, id, 1, roll)).toBe(REPEATED);
  expect(await makeMove(house, once, id, null, roll)).toBe(REPEATED);
  expect(await cancelTable(house, { ...once, person: 'ann' }, id, 'playing')).toBe(REPEATED);
  expect(await keptIn(house.store)).toEqual(after);
});

test('two moves for one version: one is made, the other is stale', async () => {
  const { id, mover } = await duel(house);
  const both = await Promise.all([
    makeMove(house, act(mover), id, 1, roll),
    makeMove(house, act(mover), id, 1, roll),
  ]);
  expect(both.filter((one) => one instanceof Stale)).toHaveLength(1);
  expect(await wholeLog(house, id)).toHaveLength(2);
});

test('who is not to move, not seated, or not legal is refused and changes nothing', async () => {
  const { id, mover, waiter } = await duel(house);
  const before = await keptIn(house.store);
  expect(keyOf(await makeMove(house, act(waiter), id, 1, roll))).toBe('bot:refuse.notYourTurn');
  expect(keyOf(await makeMove(house, act('eve'), id, 1, roll))).toBe('bot:refuse.notSeated');
  const wrong = await makeMove(house, act(mover), id, 1, () => ({ move: { kind: 'run', from: 3 } }));
  expect(refused(wrong)).toBe(true);
  expect(await keptIn(house.store)).toEqual(before);
});

test('a bug in the middle of a move leaves the table as it was', async () => {
  const { id, mover } = await duel(house);
  const before = await keptIn(house.store);
  const bug = () => {
    throw new Error('A bug');
  };
  await expect(makeMove(house, act(mover), id, 1, bug)).rejects.toThrow('A bug');
  expect(await keptIn(house.store)).toEqual(before);
});
