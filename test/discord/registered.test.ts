import { expect, test } from 'vitest';
import { isRegistered } from '../../src/discord/client/register.ts';

const ROLL = { name: 'roll', description: 'Rolls', options: [{ name: 'die', type: 3, required: false }] };
/** As Discord gives it back. */
const THERE = { ...ROLL, id: '1', version: '2', options: [{ name: 'die', type: 3 }], nsfw: false };

test('what Discord adds, or leaves out because it is as usual, is no change', () => {
  expect(isRegistered([ROLL], [THERE])).toBe(true);
  expect(
    isRegistered(
      [{ ...ROLL, default_member_permissions: null, options: [] }],
      [{ ...THERE, options: undefined }],
    ),
  ).toBe(true);
});

test.each([
  ['another word', [{ ...THERE, description: 'Throws' }]],
  [
    'another order of options',
    [
      {
        ...THERE,
        options: [
          { name: 'dice', type: 3 },
          { name: 'die', type: 3 },
        ],
      },
    ],
  ],
  ['an option that must be given now', [{ ...THERE, options: [{ name: 'die', type: 3, required: true }] }]],
  [
    'one that need not be chosen from a list any more',
    [{ ...THERE, options: [{ name: 'die', type: 3, autocomplete: true }] }],
  ],
  ['a permission that is asked for no longer', [{ ...THERE, default_member_permissions: '32' }]],
  ['a name in a language that it has no longer', [{ ...THERE, name_localizations: { ko: '굴리기' } }]],
  ['no option any more', [{ ...THERE, options: [] }]],
  ['one that is gone', []],
  ['one more', [THERE, { ...THERE, name: 'throw' }]],
])('%s is', (_, there) => {
  expect(isRegistered([ROLL], there)).toBe(false);
});
