import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground } from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';
import type { Wire } from './rest-client.ts';
import { call, codesAt, wire } from './rest-client.ts';

let playground: Playground;
let gateway: Wire;
let heard = 0;
beforeAll(async () => {
  playground = await openPlayground({ page: false, server: demoServer });
  await call(playground, 'PUT', '/applications/1300000000000000100/commands', [
    { name: 'play', description: 'Plays' },
  ]);
  gateway = await wire(playground);
});
afterAll(async () => {
  gateway.socket.terminate();
  await playground.stop();
});

async function open(data: object) {
  const answer = playground.person('mina').slash('table-one', 'play');
  const { id, token } = await gateway.next<{ id: string; token: string }>({ t: 'INTERACTION_CREATE' }, heard);
  heard += 1;
  const got = await call(
    playground,
    'POST',
    `/interactions/${id}/${token}/callback`,
    { type: 9, data },
    { token: null },
  );
  return { got, answer };
}

const many = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));
const text = (more: object = {}) => ({ type: 4, custom_id: 'name', style: 1, ...more });
const label = (component: object, more: object = {}) => ({ type: 18, label: 'Name', component, ...more });
const modal = (...components: object[]) => ({ title: 'Title', custom_id: 'modal', components });
const options = (n: number) => many(n, (i) => ({ label: `L${i}`, value: `v${i}` }));
const IN = 'data.components.0.component';

const refused: [name: string, data: object, at: string, code: string][] = [
  ['no title', { ...modal(label(text())), title: undefined }, 'data.title', 'BASE_TYPE_REQUIRED'],
  [
    'a title over 45',
    { ...modal(label(text())), title: 'x'.repeat(46) },
    'data.title',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a custom id over 100',
    { ...modal(label(text())), custom_id: 'x'.repeat(101) },
    'data.custom_id',
    'BASE_TYPE_BAD_LENGTH',
  ],
  ['no components', modal(), 'data.components', 'BASE_TYPE_BAD_LENGTH'],
  [
    'six components',
    modal(...many(6, (i) => label(text({ custom_id: `n${i}` })))),
    'data.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a button',
    modal({ type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id: 'x' }] }),
    'data.components.0.components.0',
    'UNION_TYPE_CHOICES',
  ],
  [
    'a container',
    modal({ type: 17, components: [{ type: 10, content: 'x' }] }),
    'data.components.0',
    'UNION_TYPE_CHOICES',
  ],
  ['a text input without label', modal(text()), 'data.components.0', 'UNION_TYPE_CHOICES'],
  [
    'a label over 45',
    modal(label(text(), { label: 'x'.repeat(46) })),
    'data.components.0.label',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a description over 100',
    modal(label(text(), { description: 'x'.repeat(101) })),
    'data.components.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  ['a label without component', modal(label(undefined as never)), IN, 'BASE_TYPE_REQUIRED'],
  ['a label of a text display', modal(label({ type: 10, content: 'x' })), IN, 'UNION_TYPE_CHOICES'],
  [
    'a text input without style',
    modal(label(text({ style: undefined }))),
    `${IN}.style`,
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a placeholder over 100',
    modal(label(text({ placeholder: 'x'.repeat(101) }))),
    `${IN}.placeholder`,
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a value over 4000',
    modal(label(text({ value: 'x'.repeat(4001) }))),
    `${IN}.value`,
    'BASE_TYPE_MAX_LENGTH',
  ],
  ['a maximum length of 0', modal(label(text({ max_length: 0 }))), `${IN}.max_length`, 'NUMBER_TYPE_MIN'],
  [
    'a maximum length over 4000',
    modal(label(text({ max_length: 4001 }))),
    `${IN}.max_length`,
    'NUMBER_TYPE_MAX',
  ],
  [
    'a minimum length over the maximum',
    modal(label(text({ min_length: 5, max_length: 4 }))),
    `${IN}.min_length`,
    'TEXT_INPUT_MIN_LENGTH_GREATER_THAN_MAX',
  ],
  [
    'a disabled text input',
    modal(label(text({ disabled: true }))),
    `${IN}.disabled`,
    'COMPONENT_DISABLED_NOT_ALLOWED',
  ],
  [
    'a disabled menu',
    modal(label({ type: 3, custom_id: 's', disabled: true, options: options(1) })),
    `${IN}.disabled`,
    'COMPONENT_DISABLED_NOT_ALLOWED',
  ],
  [
    'a required menu of at least 0',
    modal(label({ type: 3, custom_id: 's', min_values: 0, options: options(1) })),
    `${IN}.min_values`,
    'SELECT_COMPONENT_MIN_VALUES_REQUIRED',
  ],
  [
    'one radio button',
    modal(label({ type: 21, custom_id: 'r', options: options(1) })),
    `${IN}.options`,
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    '11 radio buttons',
    modal(label({ type: 21, custom_id: 'r', options: options(11) })),
    `${IN}.options`,
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'two selected radio buttons',
    modal(label({ type: 21, custom_id: 'r', options: options(2).map((one) => ({ ...one, default: true })) })),
    `${IN}.options`,
    'RADIO_GROUP_TOO_MANY_DEFAULTS',
  ],
  [
    'no checkboxes',
    modal(label({ type: 22, custom_id: 'c', options: [] })),
    `${IN}.options`,
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    '11 checkboxes',
    modal(label({ type: 22, custom_id: 'c', options: options(11) })),
    `${IN}.options`,
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a minimum of checkboxes over the maximum',
    modal(label({ type: 22, custom_id: 'c', min_values: 2, max_values: 1, options: options(3) })),
    `${IN}.min_values`,
    'CHECKBOX_GROUP_MIN_VALUES_GREATER_THAN_MAX',
  ],
  [
    'a checkbox default that is no boolean',
    modal(label({ type: 23, custom_id: 'c', default: 'yes' })),
    `${IN}.default`,
    'BOOLEAN_TYPE_CONVERT',
  ],
  [
    '11 files',
    modal(label({ type: 19, custom_id: 'f', max_values: 11 })),
    `${IN}.max_values`,
    'NUMBER_TYPE_MAX',
  ],
  [
    '11 file types',
    modal(label({ type: 19, custom_id: 'f', file_types: many(11, (i) => `.${i}`) })),
    `${IN}.file_types`,
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'two components with one custom id',
    modal(label(text()), label(text())),
    'data.components.1.component.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
];

describe('refused modals', () => {
  test.each(refused)('modal: is refused with %s', async (_, data, at, code) => {
    const { got } = await open(data);
    expect([got.status, got.json.code]).toEqual([400, 50035]);
    expect(codesAt(got.json, at)).toContain(code);
  });
});

describe('open modal', () => {
  const whole = modal(
    { type: 10, content: 'Fill in' },
    label(text({ min_length: 2, max_length: 4 })),
    label({ type: 21, custom_id: 'side', options: options(3) }),
    label({ type: 22, custom_id: 'extras', min_values: 1, max_values: 2, options: options(3) }),
    label({ type: 23, custom_id: 'sure' }),
  );

  test('modal: sends every answer when submitted', async () => {
    const { got, answer } = await open(whole);
    expect(got.status).toBe(204);
    const fields = { name: 'Ro', side: 'v1', extras: ['v0', 'v2'], sure: true };
    void playground.person('mina').submit(await answer, fields);
    const { data } = await gateway.next<{ data: object }>({ t: 'INTERACTION_CREATE' }, heard);
    heard += 1;
    expect(data).toMatchObject({
      custom_id: 'modal',
      components: [
        { type: 10 },
        { type: 18, component: { type: 4, custom_id: 'name', value: 'Ro' } },
        { type: 18, component: { type: 21, custom_id: 'side', value: 'v1' } },
        { type: 18, component: { type: 22, custom_id: 'extras', values: ['v0', 'v2'] } },
        { type: 18, component: { type: 23, custom_id: 'sure', value: true } },
      ],
    });
  });

  test.each<[string, Record<string, string | string[]>, RegExp]>([
    ['too short a text', { name: 'R', side: 'v1', extras: ['v0'] }, /2 to 4 characters/],
    ['no text', { side: 'v1', extras: ['v0'] }, /name is required/],
    ['no side', { name: 'Ro', extras: ['v0'] }, /side is required/],
    ['a side that is not offered', { name: 'Ro', side: 'v9', extras: ['v0'] }, /does not offer v9/],
    ['too many extras', { name: 'Ro', side: 'v1', extras: ['v0', 'v1', 'v2'] }, /1 to 2 choices/],
    ['an unknown field', { name: 'Ro', side: 'v1', extras: ['v0'], other: 'x' }, /no field other/],
  ])('modal: cannot be submitted with %s', async (_, fields, reason) => {
    const { answer } = await open(whole);
    await expect(playground.person('mina').submit(await answer, fields)).rejects.toThrow(reason);
  });
});
