import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground, TestChannel } from '../../src/playground/index.ts';
import { MovableClock, openPlayground } from '../../src/playground/index.ts';
import { call, codesAt, png } from './rest-client.ts';

let clock: MovableClock;
let playground: Playground;
let place: TestChannel;
beforeEach(async () => {
  clock = new MovableClock();
  playground = await openPlayground({ page: false, server: demoServer, clock });
  place = playground.channel('table-one');
});
afterEach(() => playground.stop());

const at = (rest = '', channel = place.id) => `/channels/${channel}${rest}`;
const send = (json: object, files: readonly { name: string; bytes: Uint8Array }[] = []) =>
  call(playground, 'POST', at('/messages'), json, { files });
const file = (name: string) => ({ name, bytes: png() });
const names = (json: { attachments: { filename: string }[] }) =>
  json.attachments.map(({ filename }) => filename);
const V2 = 1 << 15;
const display = { type: 10, content: 'x' };

describe('files of an edited message', () => {
  const edit = (id: string, json: object, files: readonly { name: string; bytes: Uint8Array }[] = []) =>
    call(playground, 'PATCH', at(`/messages/${id}`), json, { files });

  test('edit: keeps the files if it does not list attachments, and adds new ones', async () => {
    const { json } = await send({ content: 'x' }, [file('a.png')]);
    expect(names((await edit(json.id, { content: 'y' })).json)).toEqual(['a.png']);
    expect(names((await edit(json.id, {}, [file('b.png')])).json)).toEqual(['a.png', 'b.png']);
  });

  test('edit: keeps exactly the files that it lists, and adds new ones', async () => {
    const { json } = await send({ content: 'x' }, [file('a.png'), file('b.png')]);
    const kept = json.attachments[1].id;
    const attachments = [
      { id: kept, description: 'kept' },
      { id: '0', description: 'new' },
    ];
    const after = (await edit(json.id, { attachments }, [file('c.png')])).json;
    expect(after.attachments).toMatchObject([
      { id: kept, filename: 'b.png', description: 'kept' },
      { filename: 'c.png', description: 'new' },
    ]);
    expect(names((await edit(json.id, { attachments: [] })).json)).toEqual([]);
    const gone = await edit(json.id, { attachments: [{ id: kept }] });
    expect(codesAt(gone.json, 'attachments.0.id')).toEqual(['ATTACHMENT_NOT_FOUND']);
  });

  test('edit: may not remove the only content of a message: 50006', async () => {
    const { json } = await send({}, [file('a.png')]);
    expect((await edit(json.id, { attachments: [] })).json.code).toBe(50006);
  });

  test('edit: counts new files together with those that stay: 30015', async () => {
    const { json } = await send(
      {},
      Array.from({ length: 6 }, (_, i) => file(`${i}.png`)),
    );
    const more = Array.from({ length: 5 }, (_, i) => file(`n${i}.png`));
    expect((await edit(json.id, {}, more)).json.code).toBe(30015);
  });
});

describe('fields of an edited message', () => {
  const edit = (id: string, json: object) => call(playground, 'PATCH', at(`/messages/${id}`), json);

  test('edit: keeps omitted fields and clears null ones', async () => {
    const { json } = await send({ content: 'x', embeds: [{ title: 't' }] });
    const kept = (await edit(json.id, { embeds: [] })).json;
    expect(kept).toMatchObject({ content: 'x', embeds: [], edited_timestamp: expect.any(String) });
    expect((await edit(json.id, { content: null })).json.code).toBe(50006);
  });

  test('edit: a message of components stays one', async () => {
    const { json } = await send({ flags: V2, components: [display] });
    expect((await edit(json.id, { components: [{ ...display, content: 'y' }] })).json).toMatchObject({
      flags: V2,
    });
    expect(codesAt((await edit(json.id, { flags: 0 })).json, 'flags')).toEqual([
      'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
    ]);
    expect(codesAt((await edit(json.id, { content: 'x' })).json, 'content')).toEqual([
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ]);
  });

  test('edit: turns a text message into one of components only if its text is removed', async () => {
    const { json } = await send({ content: 'x' });
    const kept = await edit(json.id, { flags: V2, components: [display] });
    expect(codesAt(kept.json, 'content')).toEqual(['MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2']);
    expect((await edit(json.id, { flags: V2, content: null, components: [display] })).json.flags).toBe(V2);
  });

  test('edit: is refused for messages of others: 50005', async () => {
    const said = playground.person('theo').say('table-one', 'hi');
    expect((await edit(said.id, { content: 'x' })).json.code).toBe(50005);
  });

  test('edit: pings no one', async () => {
    const { json } = await send({ content: 'x' });
    await edit(json.id, { content: '<@1300000000000000401>' });
    expect(playground.sent.at(-1)).toMatchObject({ kind: 'edit', pinged: [] });
  });
});
