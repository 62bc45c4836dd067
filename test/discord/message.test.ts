import { type InteractionWebhook, type InternalRequest, MessageFlags, Options, REST } from 'discord.js';
import { expect, test } from 'vitest';
import { resolveComponentEmoji } from '../../src/discord/core/emoji.ts';
import type { Payload, Row } from '../../src/discord/core/payload.ts';
import { postMessage } from '../../src/discord/core/rest/channel.ts';
import { toMessageBody, toRawFiles } from '../../src/discord/core/rest/message.ts';
import { toReplyPayload } from '../../src/discord/core/rest/panel-body.ts';
import { createButton, createButtonRows, createMenuRow } from '../../src/discord/core/rows.ts';

const IDS = { commandIds: new Map([['play', '1300']]), emojiIds: new Map([['die_4', '1400']]) };
const png = Buffer.from('png');
const record = Buffer.from('{}');
const gif = Buffer.from('gif');

const WHOLE: Payload = {
  content: 'All of it',
  image: { png, alt: 'A board' },
  files: [
    { name: 'match.json', content: record },
    { name: 'replay.gif', content: gif, alt: 'A film' },
  ],
  rows: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'play', label: 'Play' }] }],
};

test('toMessageBody: lists attachments in the order of the files, the picture first', () => {
  expect(toRawFiles(WHOLE)).toEqual([
    { name: 'board.png', data: png },
    { name: 'match.json', data: record },
    { name: 'replay.gif', data: gif },
  ]);
  expect(toMessageBody(WHOLE, IDS).attachments).toEqual([
    { id: '0', filename: 'board.png', description: 'A board' },
    { id: '1', filename: 'match.json' },
    { id: '2', filename: 'replay.gif', description: 'A film' },
  ]);
});

test('toMessageBody: needs no key conversion by discord.js', () => {
  const transform = Options.createDefault().jsonTransformer;
  expect(transform?.(toMessageBody(WHOLE, IDS))).toEqual(toMessageBody(WHOLE, IDS));
});

test('toReplyPayload: lists its files, and removes existing ones when it has none', async () => {
  // The webhook is not read.
  const interaction = { webhook: {} as InteractionWebhook };
  const whole = await toReplyPayload(IDS, interaction, WHOLE, 64).resolveBody().resolveFiles();
  expect(whole.files).toEqual(toRawFiles(WHOLE));
  expect(whole.body).toEqual({ ...toMessageBody(WHOLE, IDS), flags: 64 });
  const bare = await toReplyPayload(IDS, interaction, { content: 'No more' }).resolveBody().resolveFiles();
  expect(bare.files).toEqual([]);
  expect(bare.body).toEqual({
    content: 'No more',
    components: [],
    allowed_mentions: { parse: [], users: [] },
    attachments: [],
  });
});

test.each([
  [{}, undefined],
  [{ bare: true }, []],
])('postMessage: a post without a picture and with %o has attachments %o', async (how, attachments) => {
  const posted: unknown[] = [];
  class RecordingRest extends REST {
    override async request({ body }: InternalRequest): Promise<unknown> {
      return posted.push(body);
    }
  }
  await postMessage({ rest: new RecordingRest(), ...IDS }, '1', { content: 'x', ...how }, 'nonce');
  expect(posted).toEqual([
    {
      content: 'x',
      components: [],
      allowed_mentions: { parse: [], users: [] },
      nonce: 'nonce',
      flags: MessageFlags.SuppressNotifications,
      enforce_nonce: true,
      ...(attachments && { attachments }),
    },
  ]);
});

test('command mentions: take the id of the command, and stay plain names without one', () => {
  const tell = (content: string) => toMessageBody({ content }, IDS).content;
  expect(tell('Start one with </play>.')).toBe('Start one with </play:1300>.');
  expect(tell('See </table board>.')).toBe('See /table board.');
  expect(tell(`</play>${'x'.repeat(1992)}`)).toBe(`/play${'x'.repeat(1992)}`);
});

test('emoji: take the id of the icon, and disappear without one', () => {
  const tell = (content: string) => toMessageBody({ content }, IDS).content;
  expect(tell('<:die_4> Theo rolls 4.')).toBe('<:die_4:1400> Theo rolls 4.');
  expect(tell('<:die_5> <:die_4> Theo rolls.')).toBe('<:die_4:1400> Theo rolls.');
  expect(tell(`<:die_4> ${'x'.repeat(1992)}`)).toBe('x'.repeat(1992));
});

test('emoji: of buttons and options are those of the application, or none', () => {
  const createRows = (icons: readonly (string | undefined)[]): readonly Row[] => [
    ...createButtonRows(icons.map((icon) => createButton('Roll', ['about', 0], 'primary', icon))),
    createMenuRow({
      id: ['open', 0],
      placeholder: 'Pick',
      options: icons.map((icon, at) => ({ label: 'Roll', value: String(at), icon })),
    }),
  ];
  const { components } = toMessageBody({ content: '', rows: createRows(['die_4', 'die_5', undefined]) }, IDS);
  const [buttons, menu] = createRows([undefined, undefined, undefined]);
  const shown = { emoji: { id: '1400', name: 'die_4' } };
  expect(components).toMatchObject([
    { components: [shown, {}, {}] },
    { components: [{ options: [shown, {}, {}] }] },
  ]);
  expect(resolveComponentEmoji(components, new Map())).toEqual([buttons, menu]);
});
