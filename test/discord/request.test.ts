import { expect, test } from 'vitest';
import { createPictureRequest, createTraces } from '../../src/discord/pictures/picture.ts';
import { beginDuel } from '../support/app-table.ts';
import { closeTestContext, openTestContext } from '../support/test-context.ts';
import { loadStoredTable } from '../support/verify.ts';

// A picture that was asked for in the same words is not painted again.
test.each([
  ['of no move', [], {}],
  ['of one move', [['rolled', 'moved']], {}],
  ['of one move after one that left nothing', [[], ['rolled']], {}],
  ['of two moves', [['rolled', 'moved'], ['rolled']], { order: [1, 1, 2] }],
])('events %s bear an order only where there is something to tell apart', async (_, moves, order) => {
  const ctx = await openTestContext();
  const table = await loadStoredTable(ctx, (await beginDuel(ctx)).id);
  const request = await createPictureRequest(
    { app: ctx },
    table,
    {},
    { viewer: null, ...createTraces(moves) },
  );
  expect({ ...request, ...order }).toStrictEqual(request);
  expect('order' in request).toBe('order' in order);
  await closeTestContext(ctx);
});
