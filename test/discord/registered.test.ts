import { expect, test } from 'vitest';
import { isRegistered } from '../../src/discord/client/register.ts';

const ROLL = { name: 'roll', description: 'Rolls', options: [{ name: 'die', type: 3, required: false }] };
/** The command as Discord returns it. */
const THERE = { ...ROLL, id: '1', version: '2', options: [{ name: 'die', type: 3 }], nsfw: false };

test('isRegistered: ignores fields that Discord adds and defaults that it omits', () => {
  expect(isRegistered([ROLL], [THERE])).toBe(true);
  expect(
    isRegistered(
      [{ ...ROLL, default_member_permissions: null, options: [] }],
      [{ ...THERE, options: undefined }],
    ),
  ).toBe(true);
});

test.each([
  ['a changed description', [{ ...THERE, description: 'Throws' }]],
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
  [
    'an option that Discord has as required',
    [{ ...THERE, options: [{ name: 'die', type: 3, required: true }] }],
  ],
  [
    'an option that Discord has with autocomplete',
    [{ ...THERE, options: [{ name: 'die', type: 3, autocomplete: true }] }],
  ],
  ['a permission that Discord still has', [{ ...THERE, default_member_permissions: '32' }]],
  ['a localised name that Discord still has', [{ ...THERE, name_localizations: { ko: '굴리기' } }]],
  ['a missing option', [{ ...THERE, options: [] }]],
  ['a missing command', []],
  ['an additional command', [THERE, { ...THERE, name: 'throw' }]],
])('isRegistered: is false for %s', (_, there) => {
  expect(isRegistered([ROLL], there)).toBe(false);
});
