import { expect, test } from 'vitest';
import { createPictureRequest, createTraces } from '../../src/discord/pictures/picture.ts';
import { beginDuel } from '../support/app-table.ts';
import { closeTestContext, openTestContext } from '../support/test-context.ts';
import { loadStoredTable } from '../support/verify.ts';

// An equal request is answered from the picture cache.
test.each([
  ['of no move', [], {}],
  ['of one move', [['rolled', 'moved']], {}],
  ['of one move after one that left nothing', [[], ['rolled']], {}],
  ['of two moves', [['rolled', 'moved'], ['rolled']], { order: [1, 1, 2] }],
])('createPictureRequest: events %s have an order only for several moves', async (_, moves, order) => {
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
