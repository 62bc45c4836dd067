import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground } from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';
import { call, codesAt } from './rest-client.ts';

let playground: Playground;
let path: string;
beforeAll(async () => {
  playground = await openPlayground({ page: false, server: demoServer });
  path = `/channels/${playground.channel('table-one').id}/messages`;
});
afterAll(() => playground.stop());

const embed = (more: object) => ({ embeds: [more] });
const many = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));
const V2 = 1 << 15;
const text = (content: string) => ({ type: 10, content });

const refused: [name: string, payload: object, at: string, code: string][] = [
  ['content over 2000', { content: 'x'.repeat(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
  ['content that is no text', { content: 5 }, 'content', 'STRING_TYPE_CONVERT'],
  ['11 embeds', { embeds: many(11, () => ({ title: 'x' })) }, 'embeds', 'BASE_TYPE_MAX_LENGTH'],
  ['embeds that are no list', { embeds: {} }, 'embeds', 'LIST_TYPE_CONVERT'],
  ['embed that is no object', { embeds: ['x'] }, 'embeds.0', 'MODEL_TYPE_CONVERT'],
  ['embed title over 256', embed({ title: 'x'.repeat(257) }), 'embeds.0.title', 'BASE_TYPE_MAX_LENGTH'],
  [
    'embed description over 4096',
    embed({ description: 'x'.repeat(4097) }),
    'embeds.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    '26 fields',
    embed({ fields: many(26, () => ({ name: 'n', value: 'v' })) }),
    'embeds.0.fields',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'field name over 256',
    embed({ fields: [{ name: 'x'.repeat(257), value: 'v' }] }),
    'embeds.0.fields.0.name',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'field value over 1024',
    embed({ fields: [{ name: 'n', value: 'x'.repeat(1025) }] }),
    'embeds.0.fields.0.value',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'field without value',
    embed({ fields: [{ name: 'n' }] }),
    'embeds.0.fields.0.value',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'field of blanks',
    embed({ fields: [{ name: 'n', value: '  ' }] }),
    'embeds.0.fields.0.value',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'footer over 2048',
    embed({ footer: { text: 'x'.repeat(2049) } }),
    'embeds.0.footer.text',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'author over 256',
    embed({ author: { name: 'x'.repeat(257) } }),
    'embeds.0.author.name',
    'BASE_TYPE_BAD_LENGTH',
  ],
  ['colour over ffffff', embed({ title: 'x', color: 0x1000000 }), 'embeds.0.color', 'NUMBER_TYPE_MAX'],
  [
    'image of no scheme',
    embed({ image: { url: 'board.png' } }),
    'embeds.0.image.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  [
    '6001 characters in embeds',
    { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
    'embeds',
    'MAX_EMBED_SIZE_EXCEEDED',
  ],
  ['nonce over 25', { content: 'x', nonce: 'n'.repeat(26) }, 'nonce', 'BASE_TYPE_MAX_LENGTH'],
  ['flags that are no number', { content: 'x', flags: 'V2' }, 'flags', 'NUMBER_TYPE_COERCE'],
  ['tts that is no boolean', { content: 'x', tts: 'yes' }, 'tts', 'BOOLEAN_TYPE_CONVERT'],
  [
    '101 users to ping',
    { content: 'x', allowed_mentions: { users: many(101, () => '1300000000000000401') } },
    'allowed_mentions.users',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'users and parse users',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1300000000000000401'] } },
    'allowed_mentions',
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'an unknown kind to parse',
    { content: 'x', allowed_mentions: { parse: ['all'] } },
    'allowed_mentions.parse.0',
    'BASE_TYPE_CHOICES',
  ],
  [
    'a user to ping that is no id',
    { content: 'x', allowed_mentions: { users: ['mina'] } },
    'allowed_mentions.users.0',
    'NUMBER_TYPE_COERCE',
  ],
  [
    'an attachment without an uploaded file',
    { content: 'x', attachments: [{ id: '0' }] },
    'attachments.0.id',
    'ATTACHMENT_NOT_FOUND',
  ],
  [
    'alt text over 1024',
    { content: 'x', attachments: [{ id: '0', description: 'x'.repeat(1025) }] },
    'attachments.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a reply to an unknown message',
    { content: 'x', message_reference: { message_id: '1300000000000009999' } },
    'message_reference',
    'REPLIES_UNKNOWN_MESSAGE',
  ],
  [
    'V2 with content',
    { flags: V2, content: 'x', components: [text('x')] },
    'content',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'V2 with embeds',
    { flags: V2, embeds: [{ title: 'x' }], components: [text('x')] },
    'embeds',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'V2 with a poll',
    { flags: V2, poll: {}, components: [text('x')] },
    'poll',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'V2 with stickers',
    { flags: V2, sticker_ids: ['1300000000000000401'], components: [text('x')] },
    'sticker_ids',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    '4001 characters in V2',
    { flags: V2, components: [text('x'.repeat(2000)), text('x'.repeat(2001))] },
    'components',
    'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  [
    '41 components in V2, nested ones counted',
    { flags: V2, components: many(2, () => ({ type: 17, components: many(20, () => text('x')) })) },
    'components',
    'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
];

describe('messages refused with an error path', () => {
  test.each(refused)('message: is refused with %s', async (_, payload, at, code) => {
    const { status, json } = await call(playground, 'POST', path, payload);
    expect([status, json.code, json.message]).toEqual([400, 50035, 'Invalid Form Body']);
    expect(codesAt(json, at)).toContain(code);
    expect(playground.problems.at(-1)).toContain('400 50035');
  });
});

const accepted: [name: string, payload: object][] = [
  ['2000 characters, counted by code points', { content: '🦖'.repeat(2000) }],
  [
    '6000 characters in embeds',
    { embeds: [{ description: 'x'.repeat(4096) }, { description: 'x'.repeat(1904) }] },
  ],
  ['V2 with emptied legacy fields', { flags: V2, content: null, embeds: [], components: [text('x')] }],
  ['40 components in V2', { flags: V2, components: [{ type: 17, components: many(39, () => text('x')) }] }],
  ['4000 characters in V2', { flags: V2, components: [text('x'.repeat(4000))] }],
  ['3386 Hangul in V2, which is 10158 bytes', { flags: V2, components: [text('가'.repeat(3386))] }],
  [
    'a reply to an unknown message with fail_if_not_exists false',
    { content: 'x', message_reference: { message_id: '1300000000000009999', fail_if_not_exists: false } },
  ],
];

describe('accepted messages', () => {
  test.each(accepted)('message: is accepted with %s', async (_, payload) => {
    const { status, json } = await call(playground, 'POST', path, payload);
    expect(json.id).toMatch(/^\d{17,19}$/);
    expect(status).toBe(200);
  });
});

const plain: [name: string, payload: unknown, status: number, code: number][] = [
  ['no content', {}, 400, 50006],
  ['blanks only', { content: ' \n ' }, 400, 50006],
  ['no JSON', '{', 400, 50109],
  [
    '3387 Hangul in V2, a byte budget that Discord does not document',
    { flags: V2, components: [text('가'.repeat(3387))] },
    500,
    0,
  ],
  [
    '3360 Hangul spread over several displays',
    { flags: V2, components: many(8, () => text('가'.repeat(420))) },
    500,
    0,
  ],
  ['4096 Hangul in an embed', embed({ description: '가'.repeat(4096) }), 500, 0],
];

describe('messages refused without an error path', () => {
  test.each(plain)('message: is refused without an error path: %s', async (_, payload, status, code) => {
    const got = await call(playground, 'POST', path, payload);
    expect([got.status, got.json.code]).toEqual([status, code]);
  });
});

describe('pings of a message', () => {
  const mina = '1300000000000000401';
  const theo = '1300000000000000402';
  test.each<[string, object, string[]]>([
    ['all mentioned users by default', { content: `<@${mina}> <@!${theo}>` }, [mina, theo]],
    ['no one with an empty parse list', { content: `<@${mina}>`, allowed_mentions: { parse: [] } }, []],
    [
      'only the allowed user',
      { content: `<@${mina}> <@${theo}>`, allowed_mentions: { users: [theo] } },
      [theo],
    ],
    ['users mentioned in a text display', { flags: V2, components: [text(`<@${mina}>`)] }, [mina]],
    ['no one for an unknown id', { content: '<@1300000000000000999>' }, []],
  ])('message: pings %s', async (_, payload, pinged) => {
    const { json } = await call(playground, 'POST', path, payload);
    expect(json.mentions.map(({ id }: { id: string }) => id)).toEqual(pinged);
    expect(playground.sent.at(-1)?.pinged).toEqual(pinged);
  });

  test('reply: pings the author of the original message unless turned off', async () => {
    const said = playground.person('theo').say('table-one', 'hello');
    const message_reference = { message_id: said.id };
    const loud = await call(playground, 'POST', path, { content: 'x', message_reference });
    expect(loud.json).toMatchObject({
      type: 19,
      mentions: [{ id: theo }],
      referenced_message: { id: said.id },
    });
    const quiet = await call(playground, 'POST', path, {
      content: 'x',
      message_reference,
      allowed_mentions: { parse: [] },
    });
    expect(quiet.json.mentions).toEqual([]);
  });

  test('@everyone: pings no one without the permission', async () => {
    const { json } = await call(playground, 'POST', path, { content: '@everyone' });
    expect(json.mention_everyone).toBe(false);
  });
});
