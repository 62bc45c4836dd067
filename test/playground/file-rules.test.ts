import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground } from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';
import { call, codesAt, png } from './rest-client.ts';

let playground: Playground;
let path: string;
beforeAll(async () => {
  playground = await openPlayground({ page: false, server: demoServer });
  path = `/channels/${playground.channel('table-one').id}/messages`;
});
afterAll(() => playground.stop());

const V2 = 1 << 15;
const many = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));

describe('uploaded files', () => {
  const file = (name: string, length = 64) => ({ name, bytes: png(4, 5, length) });

  test('file: has size, type and alt text and can be downloaded', async () => {
    const payload = { content: 'x', attachments: [{ id: 0, description: 'A board' }] };
    const { json } = await call(playground, 'POST', path, payload, { files: [file('my board!.png')] });
    expect(json.attachments[0]).toMatchObject({
      filename: 'my_board.png',
      width: 4,
      height: 5,
      description: 'A board',
    });
    const got = await fetch(json.attachments[0].url);
    expect(got.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await got.arrayBuffer())).toEqual(Buffer.from(png(4, 5)));
  });

  test.each([
    ['a file over 10 MiB', 1, 10 * 1024 * 1024 + 1, 413, 40005],
    ['files over 25 MiB together', 3, 9 * 1024 * 1024, 413, 40005],
    ['eleven files', 11, 64, 400, 30015],
  ])('files: are refused: %s', async (_, count, length, status, code) => {
    const got = await call(
      playground,
      'POST',
      path,
      { content: 'x' },
      { files: many(count, (i) => file(`${i}.png`, length)) },
    );
    expect([got.status, got.json.code]).toEqual([status, code]);
  });

  test('file of 10 MiB: is accepted', async () => {
    const got = await call(playground, 'POST', path, {}, { files: [file('big.png', 10 * 1024 * 1024)] });
    expect(got.status).toBe(200);
  });

  test('file shown by an embed: is not listed as attachment', async () => {
    const payload = { embeds: [{ image: { url: 'attachment://a.png' } }] };
    const { json } = await call(playground, 'POST', path, payload, { files: [file('a.png'), file('b.png')] });
    expect(json.embeds[0].image.url).toContain('/cdn/attachments/');
    expect(json.attachments.map((one: { filename: string }) => one.filename)).toEqual(['b.png']);
  });

  test('file shown by a component: is resolved and must exist', async () => {
    const gallery = (name: string) => ({
      type: 12,
      items: [{ media: { url: `attachment://${name}` }, description: 'alt' }],
    });
    const good = await call(
      playground,
      'POST',
      path,
      { flags: V2, components: [gallery('a.png')] },
      { files: [file('a.png')] },
    );
    expect(good.json.components[0].items[0].media).toMatchObject({
      width: 4,
      attachment_id: good.json.attachments[0].id,
    });
    const bad = await call(
      playground,
      'POST',
      path,
      { flags: V2, components: [gallery('b.png')] },
      { files: [file('a.png')] },
    );
    expect(codesAt(bad.json, 'components.0.items.0.media.url')).toEqual([
      'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ]);
  });
});
