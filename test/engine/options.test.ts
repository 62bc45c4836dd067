import { describe, expect, test } from 'vitest';
import {
  applyDefaultOptions,
  filterKnownOptions,
  type GameOption,
  getDefaultOptions,
  getUsualOptions,
  isSameOptions,
} from '../../src/engine/options.ts';
import { text } from '../../src/engine/text.ts';

const OPTIONS: readonly GameOption[] = [
  { id: 'size', values: [16, 24], default: 24 },
  { id: 'open', values: [false, true], default: false },
];

describe('options', () => {
  test('getDefaultOptions: returns every default when nothing is chosen', () => {
    expect(getDefaultOptions(OPTIONS)).toEqual({ size: 24, open: false });
    expect(applyDefaultOptions(OPTIONS, {})).toEqual({ size: 24, open: false });
  });

  test('applyDefaultOptions: keeps a chosen value and fills in the defaults', () => {
    expect(applyDefaultOptions(OPTIONS, { open: true })).toEqual({ size: 24, open: true });
  });

  test('getUsualOptions: applies a preset in its language only', () => {
    const presets = [
      { id: 'short', options: { size: 16 } },
      { id: 'korean', options: { open: true }, usualIn: 'ko' as const },
    ];
    expect(getUsualOptions({ options: OPTIONS, presets }, 'ko')).toEqual({ size: 24, open: true });
    expect(getUsualOptions({ options: OPTIONS, presets }, 'en')).toEqual({ size: 24, open: false });
    expect(getUsualOptions({ options: OPTIONS }, 'ko')).toEqual({ size: 24, open: false });
  });

  test('filterKnownOptions: drops options and values that no longer exist', () => {
    expect(filterKnownOptions(OPTIONS, { size: 16, open: true })).toEqual({ size: 16, open: true });
    expect(filterKnownOptions(OPTIONS, { size: 17, colour: 1, open: true })).toEqual({
      size: 24,
      open: true,
    });
    expect(filterKnownOptions(OPTIONS, {})).toEqual({ size: 24, open: false });
  });

  test('isSameOptions: compares every value and ignores the order of keys', () => {
    expect(isSameOptions({ size: 24, open: true }, { open: true, size: 24 })).toBe(true);
    expect(isSameOptions({ size: 24, open: true }, { size: 24, open: false })).toBe(false);
    expect(isSameOptions({ size: 24, open: true }, { size: 16, open: false })).toBe(false);
  });

  test.each([
    [{ colour: 1 }, text('bot:refuse.noSuchOption', { option: 'colour', known: 'size, open' })],
    [{ toString: 1 }, text('bot:refuse.noSuchOption', { option: 'toString', known: 'size, open' })],
    [{ size: 17 }, text('bot:refuse.noSuchValue', { option: 'size', value: '17', known: '16, 24' })],
    [{ size: '16' }, text('bot:refuse.noSuchValue', { option: 'size', value: '16', known: '16, 24' })],
  ])('applyDefaultOptions: refuses %j', (chosen, reason) => {
    expect(applyDefaultOptions(OPTIONS, chosen)).toMatchObject({ reason });
  });
});
