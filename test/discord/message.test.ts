import { type InteractionWebhook, type InternalRequest, MessageFlags, Options, REST } from 'discord.js';
import { expect, test } from 'vitest';
import type { Payload } from '../../src/discord/core/payload.ts';
import { postMessage } from '../../src/discord/core/rest/channel.ts';
import { toMessageBody, toRawFiles, toReplyPayload } from '../../src/discord/core/rest/message.ts';

const IDS = new Map([['play', '1300']]);
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

test('what is attached is spoken of in the order in which it is sent: the picture, then the files', () => {
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

test('a message is in the words of Discord: discord.js would change none of them', () => {
  const transform = Options.createDefault().jsonTransformer;
  expect(transform?.(toMessageBody(WHOLE, IDS))).toEqual(toMessageBody(WHOLE, IDS));
});

test('a reply names its files, and one without any takes away what there was', async () => {
  // Nothing of it is looked at.
  const asked = { webhook: {} as InteractionWebhook };
  const whole = await toReplyPayload({ commandIds: IDS }, asked, WHOLE, 64).resolveBody().resolveFiles();
  expect(whole.files).toEqual(toRawFiles(WHOLE));
  expect(whole.body).toEqual({ ...toMessageBody(WHOLE, IDS), flags: 64 });
  const bare = await toReplyPayload({ commandIds: IDS }, asked, { content: 'No more' }).resolveBody().resolveFiles();
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
])('a post without a picture, %o: of attachments it says %o', async (how, said) => {
  const posted: unknown[] = [];
  class Noted extends REST {
    override async request({ body }: InternalRequest): Promise<unknown> {
      return posted.push(body);
    }
  }
  await postMessage({ rest: new Noted(), commandIds: IDS }, '1', { content: 'x', ...how }, 'nonce');
  expect(posted).toEqual([
    {
      content: 'x',
      components: [],
      allowed_mentions: { parse: [], users: [] },
      nonce: 'nonce',
      flags: MessageFlags.SuppressNotifications,
      enforce_nonce: true,
      ...(said && { attachments: said }),
    },
  ]);
});
