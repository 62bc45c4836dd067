import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastTableHere, tableHere, tablesWith } from '../../src/app/core/find-tables.ts';
import { personAt } from '../../src/app/core/table.ts';
import { addAi, join } from '../../src/app/lobby/lobby.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { cancelTable, resign } from '../../src/app/seats/resign.ts';
import { refused } from '../../src/engine/refusal.ts';
import { duel, opened } from '../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { keyOf } from '../support/refusal.ts';
import { keptIn } from '../support/snapshot.ts';
import { tableOf } from '../support/verify.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

const roll = () => ({ move: { kind: 'roll' } });

test('an ended table refuses whatever would change it', async () => {
  const { id, mover } = await duel(house);
  await resign(house, act(mover), id, String);
  const after = await keptIn(house.store);
  expect(keyOf(await makeMove(house, act(mover), id, null, roll))).toBe('bot:refuse.overAlready');
  expect(keyOf(await resign(house, act(mover), id, String))).toBe('bot:refuse.overAlready');
  expect(keyOf(await cancelTable(house, act('ann'), id, 'playing'))).toBe('bot:refuse.overAlready');
  expect(await keptIn(house.store)).toEqual(after);
  expect(refused(await tableHere(house, 'c'))).toBe(true);
  expect(refused(await lastTableHere(house, 'c'))).toBe(false);
  expect(await tablesWith(house, mover)).toEqual([]);
});

test('a seat of Forage that is given up is played by an AI, and the host passes on', async () => {
  const id = await opened(house, 'forage');
  await join(house, act('bob'), id);
  await addAi(house, act('ann'), id, () => 'AI 1');
  await startTable(house, act('ann'), id);
  await resign(house, act('ann'), id, (name) => `AI (${name})`);
  await playAis(house, id);
  const { record, sitters, game } = await tableOf(house, id);
  expect(sitters.map(({ name, seat }) => [name, personAt({ sitters }, seat)])).toEqual([
    ['AI (ann)', null],
    ['bob', 'bob'],
    ['AI 1', null],
  ]);
  expect(record.host).toBe('bob');
  expect(game.turn(record.state)).toMatchObject({ kind: 'act', seats: [1] });
});
