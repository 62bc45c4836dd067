import { expect, test } from 'vitest';
import { request, tracesOf } from '../../src/discord/pictures/picture.ts';
import { duel } from '../support/bare-table.ts';
import { closeHouse, openHouse } from '../support/house.ts';
import { tableOf } from '../support/verify.ts';

// A picture that was asked for in the same words is not painted again.
test.each([
  ['of no move', [], {}],
  ['of one move', [['rolled', 'moved']], {}],
  ['of one move after one that left nothing', [[], ['rolled']], {}],
  ['of two moves', [['rolled', 'moved'], ['rolled']], { order: [1, 1, 2] }],
])('events %s bear an order only where there is something to tell apart', async (_, moves, order) => {
  const house = await openHouse();
  const table = await tableOf(house, (await duel(house)).id);
  const asked = await request({ house }, table, {}, { viewer: null, ...tracesOf(moves) });
  expect({ ...asked, ...order }).toStrictEqual(asked);
  expect('order' in asked).toBe('order' in order);
  await closeHouse(house);
});
