import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fridayTable } from '../../src/friends.ts';
import type { Playground } from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';
import { call, codesAt } from './rest-client.ts';

let playground: Playground;
let path: string;
beforeAll(async () => {
  playground = await openPlayground({ page: false, server: fridayTable });
  path = `/channels/${playground.channel('table-one').id}/messages`;
});
afterAll(() => playground.stop());

const many = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));
const row = (...components: object[]) => ({ type: 1, components });
let serial = 0;
const fresh = (letter: string): string => {
  serial += 1;
  return `${letter}${serial}`;
};
const button = (more: object = {}) => ({
  type: 2,
  style: 1,
  label: 'Go',
  custom_id: fresh('b'),
  ...more,
});
const option = (i: number, more: object = {}) => ({ label: `L${i}`, value: `v${i}`, ...more });
const menu = (more: object = {}) => ({
  type: 3,
  custom_id: fresh('s'),
  options: [option(0), option(1)],
  ...more,
});
const text = (content = 'x') => ({ type: 10, content });
const legacy = (...components: object[]) => ({ content: 'x', components });
const v2 = (...components: object[]) => ({ flags: 1 << 15, components });
const media = { media: { url: 'https://example.com/a.png' } };
const AT = 'components.0.components.0';

const refused: [name: string, payload: object, at: string, code: string][] = [
  ['six rows', legacy(...many(6, () => row(button()))), 'components', 'BASE_TYPE_MAX_LENGTH'],
  ['an empty row', legacy(row()), 'components.0.components', 'BASE_TYPE_BAD_LENGTH'],
  [
    'six buttons in a row',
    legacy(row(...many(6, () => button()))),
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a menu beside a button',
    legacy(row(button(), menu())),
    'components.0.components.1',
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'two menus in a row',
    legacy(row(menu(), menu())),
    'components.0.components.1',
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  ['a button outside of a row', legacy(button()), 'components.0', 'UNION_TYPE_CHOICES'],
  ['a text display without the flag', legacy(text()), 'components.0', 'UNION_TYPE_CHOICES'],
  ['a component that is no object', legacy(row('x' as never)), AT, 'MODEL_TYPE_CONVERT'],
  ['a text input in a message', legacy(row({ type: 4, custom_id: 'x', style: 1 })), AT, 'UNION_TYPE_CHOICES'],
  ['a label over 80', legacy(row(button({ label: 'x'.repeat(81) }))), `${AT}.label`, 'BASE_TYPE_MAX_LENGTH'],
  [
    'a button with neither label nor emoji',
    legacy(row(button({ label: undefined }))),
    `${AT}.label`,
    'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
  ],
  [
    'a button without custom id',
    legacy(row(button({ custom_id: undefined }))),
    `${AT}.custom_id`,
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a custom id over 100',
    legacy(row(button({ custom_id: 'x'.repeat(101) }))),
    `${AT}.custom_id`,
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a custom id twice',
    legacy(row(button({ custom_id: 'a' }), button({ custom_id: 'a' }))),
    'components.0.components.1.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  ['style 7', legacy(row(button({ style: 7 }))), `${AT}.style`, 'BASE_TYPE_CHOICES'],
  [
    'a url on an ordinary button',
    legacy(row(button({ url: 'https://example.com' }))),
    `${AT}.url`,
    'BUTTON_COMPONENT_URL_NOT_ALLOWED',
  ],
  [
    'a link without url',
    legacy(row(button({ style: 5, custom_id: undefined }))),
    `${AT}.url`,
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a link with a custom id',
    legacy(row(button({ style: 5, url: 'https://example.com' }))),
    `${AT}.custom_id`,
    'BUTTON_COMPONENT_CUSTOM_ID_AND_URL_MUTUALLY_EXCLUSIVE',
  ],
  [
    'a link over 512',
    legacy(row(button({ style: 5, custom_id: undefined, url: `https://${'x'.repeat(512)}` }))),
    `${AT}.url`,
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a link of another scheme',
    legacy(row(button({ style: 5, custom_id: undefined, url: 'ftp://x' }))),
    `${AT}.url`,
    'URL_TYPE_INVALID_SCHEME',
  ],
  ['a premium button without sku', legacy(row(button({ style: 6 }))), `${AT}.sku_id`, 'BASE_TYPE_REQUIRED'],
  [
    'an emoji that is none',
    legacy(row(button({ emoji: { name: 'dice' } }))),
    `${AT}.emoji.name`,
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    'two emoji',
    legacy(row(button({ emoji: { name: '🎲🎲' } }))),
    `${AT}.emoji.name`,
    'COMPONENT_INVALID_EMOJI',
  ],
  ['a menu without options', legacy(row(menu({ options: [] }))), `${AT}.options`, 'BASE_TYPE_BAD_LENGTH'],
  [
    '26 options',
    legacy(row(menu({ options: many(26, (i) => option(i)) }))),
    `${AT}.options`,
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an option label over 100',
    legacy(row(menu({ options: [option(0, { label: 'x'.repeat(101) })] }))),
    `${AT}.options.0.label`,
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an option value over 100',
    legacy(row(menu({ options: [option(0, { value: 'x'.repeat(101) })] }))),
    `${AT}.options.0.value`,
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an option description over 100',
    legacy(row(menu({ options: [option(0, { description: 'x'.repeat(101) })] }))),
    `${AT}.options.0.description`,
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an option value twice',
    legacy(row(menu({ options: [option(0), option(0)] }))),
    `${AT}.options.1.value`,
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'an option emoji that is none',
    legacy(row(menu({ options: [option(0, { emoji: { name: 'x' } })] }))),
    `${AT}.options.0.emoji.name`,
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    'a placeholder over 150',
    legacy(row(menu({ placeholder: 'x'.repeat(151) }))),
    `${AT}.placeholder`,
    'BASE_TYPE_MAX_LENGTH',
  ],
  ['26 values', legacy(row(menu({ max_values: 26 }))), `${AT}.max_values`, 'NUMBER_TYPE_MAX'],
  ['no values at most', legacy(row(menu({ max_values: 0 }))), `${AT}.max_values`, 'NUMBER_TYPE_MIN'],
  ['a negative minimum', legacy(row(menu({ min_values: -1 }))), `${AT}.min_values`, 'NUMBER_TYPE_MIN'],
  [
    'a minimum over the maximum',
    legacy(row(menu({ min_values: 2 }))),
    `${AT}.min_values`,
    'SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX',
  ],
  [
    'a maximum over the options',
    legacy(row(menu({ max_values: 3 }))),
    `${AT}.options`,
    'SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS',
  ],
  [
    'two defaults where one can be chosen',
    legacy(row(menu({ options: [option(0, { default: true }), option(1, { default: true })] }))),
    `${AT}.options`,
    'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ],
  [
    'a default of the wrong kind',
    legacy(row({ type: 5, custom_id: 'u', default_values: [{ id: '1300000000000000401', type: 'role' }] })),
    `${AT}.default_values.0.type`,
    'BASE_TYPE_CHOICES',
  ],
  [
    'a default that is no id',
    legacy(row({ type: 5, custom_id: 'u', default_values: [{ id: 'x', type: 'user' }] })),
    `${AT}.default_values.0.id`,
    'NUMBER_TYPE_COERCE',
  ],
  ['an empty text display', v2(text('')), 'components.0.content', 'BASE_TYPE_REQUIRED'],
  [
    'a section without accessory',
    v2({ type: 9, components: [text()] }),
    'components.0.accessory',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'four texts in a section',
    v2({ type: 9, components: many(4, () => text()), accessory: button() }),
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a menu as accessory',
    v2({ type: 9, components: [text()], accessory: menu() }),
    'components.0.accessory',
    'UNION_TYPE_CHOICES',
  ],
  [
    'a button among the texts of a section',
    v2({ type: 9, components: [button()], accessory: button() }),
    AT,
    'UNION_TYPE_CHOICES',
  ],
  ['an empty gallery', v2({ type: 12, items: [] }), 'components.0.items', 'BASE_TYPE_BAD_LENGTH'],
  [
    '11 pictures in a gallery',
    v2({ type: 12, items: many(11, () => media) }),
    'components.0.items',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'alt text over 1024 in a gallery',
    v2({ type: 12, items: [{ ...media, description: 'x'.repeat(1025) }] }),
    'components.0.items.0.description',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'alt text over 1024 on a thumbnail',
    v2({ type: 9, components: [text()], accessory: { type: 11, ...media, description: 'x'.repeat(1025) } }),
    'components.0.accessory.description',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a picture without address',
    v2({ type: 12, items: [{}] }),
    'components.0.items.0.media',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a picture of another scheme',
    v2({ type: 12, items: [{ media: { url: 'file:///a' } }] }),
    'components.0.items.0.media.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  [
    'a file from the web',
    v2({ type: 13, file: { url: 'https://example.com/a' } }),
    'components.0.file.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  ['a spacing of 3', v2({ type: 14, spacing: 3 }), 'components.0.spacing', 'BASE_TYPE_CHOICES'],
  [
    'a container in a container',
    v2({ type: 17, components: [{ type: 17, components: [text()] }] }),
    AT,
    'UNION_TYPE_CHOICES',
  ],
  ['a button straight in a container', v2({ type: 17, components: [button()] }), AT, 'UNION_TYPE_CHOICES'],
  [
    'an accent over ffffff',
    v2({ type: 17, accent_color: 0x1000000, components: [text()] }),
    'components.0.accent_color',
    'NUMBER_TYPE_MAX',
  ],
  [
    'a label in a message',
    v2({ type: 18, label: 'x', component: menu() }),
    'components.0',
    'UNION_TYPE_CHOICES',
  ],
  [
    'a number twice',
    v2({ ...text(), id: 5 }, { ...text(), id: 5 }),
    'components.1.id',
    'COMPONENT_ID_DUPLICATED',
  ],
  [
    'a custom id twice, deep',
    v2({ type: 17, components: [row(button({ custom_id: 'a' }))] }, row(button({ custom_id: 'a' }))),
    'components.1.components.0.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
];

describe('components are refused:', () => {
  test.each(refused)('%s', async (_, payload, at, code) => {
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
        button({ emoji: { id: '1300000000000000401', name: 'own' } }),
      ),
    ),
  ],
  [
    'all of V2 in one message',
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
    'two menus of all 25',
    legacy(row(menu({ min_values: 0, max_values: 25, options: many(25, (i) => option(i)) }))),
  ],
];

describe('components are taken:', () => {
  test.each(accepted)('%s', async (_, payload) => {
    const { status, json } = await call(playground, 'POST', path, payload);
    expect(json.errors).toBeUndefined();
    expect(status).toBe(200);
  });

  test('and numbered', async () => {
    const { json } = await call(playground, 'POST', path, v2(text(), row(button(), button())));
    expect(json.components.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    expect(json.components[1].components.map(({ id }: { id: number }) => id)).toEqual([3, 4]);
  });
});

test('a menu of long labels in Hangul breaks like one of Thai', async () => {
  const options = many(25, (i) => option(i, { label: `${i}${'가'.repeat(60)}` }));
  const { status } = await call(playground, 'POST', path, legacy(row(menu({ options }))));
  expect(status).toBe(500);
});
