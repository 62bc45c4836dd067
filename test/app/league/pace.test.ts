import { afterEach, beforeEach, expect, test } from 'vitest';
import { pacesAt } from '../../../src/app/core/pace.ts';
import { setPace } from '../../../src/app/lobby/lobby.ts';
import { playAgain } from '../../../src/app/lobby/rematch.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../../support/house.ts';
import { begun, decide, playing } from '../../support/league.ts';
import { tableOf } from '../../support/verify.ts';

let house: BareHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => await closeHouse(house));

test('a cup can have an hour a turn, and whoever plays such a match again keeps it or takes another', async () => {
  const id = await begun(house, ['ann', 'bob', 'cem', 'dan'], { kind: 'cup', pace: 1 });
  const [table = 0] = await playing(house, id);
  const { record, sitters } = await tableOf(house, table);
  expect(record.pace).toBe(1);
  await decide(house, table, ['ann', 'bob', 'cem', 'dan']);
  const who = sitters[0]?.kind === 'person' ? sitters[0].person : '';
  const again = Number(await playAgain(house, act(who), table));
  expect((await tableOf(house, again)).record.pace).toBe(1);
  expect(pacesAt(1)).toEqual([...pacesAt(null), 1]);
  expect(await setPace(house, act(who), again, 1)).toBe(true);
  expect(await setPace(house, act(who), again, 24)).toBe(true);
  expect(await setPace(house, act(who), again, 1)).not.toBe(true);
});
