import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_SERVER } from '../../../src/app/core/screens.ts';
import { createCode, formatCode, parseCode } from '../../../src/app/lobby/code.ts';
import { closeTestContext, openTestContext, type TestContext } from '../../support/test-context.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
});
afterEach(async () => await closeTestContext(ctx));

test('createCode: only tables without a server have a code, of eight letters and digits, for three days', () => {
  expect(createCode(ctx, { guild: '1300000000000000301' }, 0)).toBeNull();
  const code = createCode(ctx, { guild: NO_SERVER }, 1_000);
  expect(code?.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(code?.until).toBe(1_000 + 3 * 86_400_000);
});

test.each(['GJ95CX56', 'gj95-cx56', ' GJ95 CX56 ', 'GJ95–CX56', '**GJ95-CX56**', 'code: GJ95-CX56'])(
  'parseCode: reads %j',
  (typed) => {
    expect(parseCode(typed)).toBe('GJ95CX56');
    expect(formatCode(parseCode(typed))).toBe('GJ95-CX56');
  },
);
