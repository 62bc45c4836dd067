import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground } from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';
import { REFUSED } from './component-refusals.ts';
import { button, legacy, many, media, menu, option, row, text, v2 } from './components.ts';
import { call, codesAt } from './rest-client.ts';

let playground: Playground;
let path: string;
beforeAll(async () => {
  playground = await openPlayground({ page: false, server: demoServer });
  path = `/channels/${playground.channel('table-one').id}/messages`;
});
afterAll(() => playground.stop());

describe('refused components', () => {
  test.each(REFUSED)('components: are refused with %s', async (_, payload, at, code) => {
    const { status, json } = await call(playground, 'POST', path, payload);
    expect([status, json.code]).toEqual([400, 50035]);
    expect(codesAt(json, at)).toContain(code);
  });
});

const accepted: [name: string, payload: object][] = [
  ['five rows of five buttons', legacy(...many(5, () => row(...many(5, () => button()))))],
  [
    'every kind of menu',
    legacy(row(menu()), ...[5, 6, 7, 8].map((type) => row({ type, custom_id: `m${type}` }))),
  ],
  [
    'a link and an emoji alone',
    legacy(
      row(
        button({ style: 5, url: 'https://example.com', custom_id: undefined }),
        button({ label: undefined, emoji: { name: '⬆️' } }),
      ),
    ),
  ],
  [
    'emoji that are joined, flags and keys',
    legacy(
      row(
        button({ emoji: { name: '👩‍🚀' } }),
        button({ emoji: { name: '🇰🇷' } }),
        button({ emoji: { name: '1️⃣' } }),
        button({ emoji: { name: '↗' } }),
      ),
    ),
  ],
  [
    'every V2 component in one message',
    v2(
      {
        type: 17,
        accent_color: 0,
        components: [
          text(),
          { type: 9, components: [text()], accessory: { type: 11, ...media } },
          { type: 12, items: [media] },
          { type: 14, spacing: 2 },
          row(menu()),
        ],
      },
      row(button()),
    ),
  ],
  [
    'a menu of 25 options',
    legacy(row(menu({ min_values: 0, max_values: 25, options: many(25, (i) => option(i)) }))),
  ],
];

describe('accepted components', () => {
  test.each(accepted)('components: are accepted with %s', async (_, payload) => {
    const { status, json } = await call(playground, 'POST', path, payload);
    expect(json.errors).toBeUndefined();
    expect(status).toBe(200);
  });

  test('components: are numbered', async () => {
    const { json } = await call(playground, 'POST', path, v2(text(), row(button(), button())));
    expect(json.components.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    expect(json.components[1].components.map(({ id }: { id: number }) => id)).toEqual([3, 4]);
  });
});

test('components: a menu of long Hangul labels fails with 500, as on Discord', async () => {
  const options = many(25, (i) => option(i, { label: `${i}${'가'.repeat(60)}` }));
  const { status } = await call(playground, 'POST', path, legacy(row(menu({ options }))));
  expect(status).toBe(500);
});
