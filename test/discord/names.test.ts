import { expect, test } from 'vitest';
import {
  escapeName,
  formatVacatedName,
  getPlainNames,
  parseAiStandInName,
} from '../../src/discord/core/names.ts';
import { createPictureRequest } from '../../src/discord/pictures/picture.ts';
import { formatSeatRange } from '../../src/engine/seat.ts';
import { translate } from '../../src/i18n/translate.ts';
import { beginDuel } from '../support/app-table.ts';
import { closeTestContext, openTestContext } from '../support/test-context.ts';
import { loadStoredTable } from '../support/verify.ts';

test('createPictureRequest: shows a stand-in AI by a badge, not in its name', async () => {
  const ctx = await openTestContext();
  const table = await loadStoredTable(ctx, (await beginDuel(ctx)).id);
  const seats = [
    { seat: 0, kind: 'ai' as const, player: 'random', name: formatVacatedName('Mina (AI) x', true) },
    { seat: 1, kind: 'person' as const, person: 'p', name: 'AI (Theo)' },
  ];
  const request = await createPictureRequest({ app: ctx }, { ...table, seats }, {}, { viewer: null });
  expect(request.sitters).toEqual([
    { name: 'Mina (AI) x', ai: true },
    { name: 'AI (Theo)', ai: false },
  ]);
  expect(parseAiStandInName('AI 1')).toBe('AI 1');
  await closeTestContext(ctx);
});

test('formatSeatRange: is written as usual in each language', () => {
  const format = (language: 'en' | 'ko', seats: readonly number[]) =>
    translate(language, formatSeatRange(seats), () => '');
  expect([format('en', [2, 3]), format('ko', [2, 3]), format('ko', [2])]).toEqual(['2–3', '2~3', '2']);
});

test('getPlainNames: isolates a right-to-left name', async () => {
  const ctx = await openTestContext();
  const table = await loadStoredTable(ctx, (await beginDuel(ctx)).id);
  const seats = [
    { seat: 0, kind: 'person' as const, person: 'p', name: 'עדה' },
    { seat: 1, kind: 'person' as const, person: 'q', name: 'Rex' },
  ];
  const names = getPlainNames({ ...table, seats });
  expect([0, 1].map(names)).toEqual(['\u2068עדה\u2069', 'Rex']);
  await closeTestContext(ctx);
});

test.each([
  ['a backslash', '\\', '\\\\'],
  ['a backslash before a star', '\\*a*', '\\\\\\*a\\*'],
  ['small print further down', 'a\n -# x', 'a\n \\-# x'],
  ['a heading and a list further down', 'a\n# x\n- y\n1. z', 'a\n\\# x\n\\- y\n1\\. z'],
  ['an invite link', 'discord.gg/a', 'discord\u200b.gg/a'],
  ['a gift link', 'DISCORD.gift/a', 'DISCORD\u200b.gift/a'],
  ['a text like an emoji (discord.js #9950)', '<a:x _b_', '\\<a:x \\_b\\_'],
  ['a text like an address (discord.js #9852)', 'https://a_b_c', 'https:\u200b//a\\_b\\_c'],
  ['a span of hours', '22:00-8:00', '22:00-8:00'],
  ['an emoji of digits', '5:100: :100:', '5\\:100: \\:100:'],
  ['an emoji by its name', ':tada: 5:30', '\\:tada: 5:30'],
  ['an emoji that a colon of the sentence would end', 'a :joy', 'a \\:joy'],
  ['a thumb that a colon of the sentence would end', ':+1', '\\:+1'],
  ['a figure as an emoji', 'x:100', 'x\\:100'],
  ['an hour at the end', 'from 22:00', 'from 22:00'],
  ['a ratio at the end', '16:9', '16:9'],
  ['two hours', '22:00-8:00', '22:00-8:00'],
  ['a Hebrew name, isolated from the figures after it', 'עדה', '\u2068עדה\u2069'],
  ['an Arabic name with Latin letters', 'Omar عمر', '\u2068Omar عمر\u2069'],
  ['a Korean name', '민서', '민서'],
  ['a link and a mention', '[x](https://y) <@1>', '\\[x\\](https:\u200b//y) \\<@\u200b1\\>'],
])('escapeName: shows %s as typed', (_, name, escaped) => {
  expect(escapeName(name)).toBe(escaped);
});
