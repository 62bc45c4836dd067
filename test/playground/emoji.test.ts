import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground } from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';
import { call, codesAt, png } from './rest-client.ts';

const EMOJI = '/applications/1300000000000000100/emojis';
const IMAGE = toDataUri(png());
const TOO_LARGE = toDataUri(Buffer.concat([png(), Buffer.alloc(256 * 1024)]));

let playground: Playground;
beforeEach(async () => {
  playground = await openPlayground({ page: false, server: demoServer });
});
afterEach(() => playground.stop());

const create = (body: unknown) => call(playground, 'POST', EMOJI, body);
const post = (emoji: unknown, label?: string) =>
  call(playground, 'POST', `/channels/${playground.channel('table-one').id}/messages`, {
    content: 'x',
    components: [{ type: 1, components: [{ type: 2, style: 2, custom_id: 'a', emoji, label }] }],
  });

describe('emoji of the application', () => {
  test('emoji: are created, listed, renamed and deleted', async () => {
    const { status, json } = await create({ name: 'die_4', image: IMAGE });
    expect([status, json.name, json.animated]).toEqual([201, 'die_4', false]);
    const one = `${EMOJI}/${json.id}`;
    expect((await call(playground, 'PATCH', one, { name: 'die_5' })).json.name).toBe('die_5');
    expect((await call(playground, 'GET', EMOJI)).json.items).toMatchObject([{ id: json.id, name: 'die_5' }]);
    expect((await call(playground, 'DELETE', one)).status).toBe(204);
    expect((await call(playground, 'GET', one)).json.code).toBe(10014);
  });

  test.each([
    [{ name: 'a' }, 'name', 'BASE_TYPE_BAD_LENGTH'],
    [{ name: 'x'.repeat(33) }, 'name', 'BASE_TYPE_BAD_LENGTH'],
    [{ name: 'die-4' }, 'name', 'STRING_TYPE_REGEX'],
    [{ name: 'taken' }, 'name', 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN'],
    [{ image: undefined }, 'image', 'BASE_TYPE_REQUIRED'],
    [{ image: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'image', 'IMAGE_INVALID'],
    [{ image: TOO_LARGE }, 'image', 'BINARY_TYPE_MAX_SIZE'],
  ])('emoji: is refused without a valid name and image: case %#', async (body, path, code) => {
    await create({ name: 'taken', image: IMAGE });
    const { status, json } = await create({ name: 'die_4', image: IMAGE, ...body });
    expect([status, json.code, codesAt(json, path)]).toEqual([400, 50035, [code]]);
  });

  test('emoji: of a component has to exist', async () => {
    const { json } = await create({ name: 'die_4', image: IMAGE });
    expect((await post({ id: json.id, name: 'die_4' })).status).toBe(200);
    const refused = await post({ id: '1300000000000009999', name: 'die_4' }, 'Roll');
    expect(codesAt(refused.json, 'components.0.components.0.emoji.id')).toEqual(['COMPONENT_INVALID_EMOJI']);
  });

  test('emoji: has an image that outlives a restart of the playground', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'emoji-'));
    const first = await openPlayground({ page: false, server: demoServer, dataDir });
    const { json } = await call(first, 'POST', EMOJI, { name: 'die_4', image: IMAGE });
    await first.stop();
    const second = await openPlayground({ page: false, server: demoServer, dataDir });
    const base = second.api.replace(/\/api.*/, '');
    const shown = await fetch(`${base}/cdn/emojis/${json.id}.webp?size=44`);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(Buffer.from(png()));
    await second.stop();
    await rm(dataDir, { recursive: true });
  });
});

function toDataUri(bytes: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
}
