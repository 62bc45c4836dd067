import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground } from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';
import { call, codesAt, png } from './rest-client.ts';

let playground: Playground;
beforeEach(async () => {
  playground = await openPlayground({ page: false, server: demoServer });
});
afterEach(() => playground.stop());

const INSTALL = { scopes: ['bot', 'applications.commands'], permissions: '2048' };
const edit = (body: unknown, path = '/applications/@me') => call(playground, 'PATCH', path, body);
const toDataUri = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

describe('application', () => {
  test('application: keeps what a change does not name', async () => {
    await edit({ description: 'Plays', tags: ['board games', 'x'.repeat(20)] });
    const { json } = await edit({ install_params: INSTALL, name: 'Not editable' });
    expect(json).toMatchObject({ name: 'Piecemeal', description: 'Plays', install_params: INSTALL });
    expect((await call(playground, 'GET', '/applications/@me')).json).toEqual(json);
    expect((await call(playground, 'GET', '/oauth2/applications/@me')).json.tags).toHaveLength(2);
  });

  test.each([
    [{ description: 'x'.repeat(401) }, 'description', 'BASE_TYPE_MAX_LENGTH'],
    [{ description: 5 }, 'description', 'STRING_TYPE_CONVERT'],
    [{ tags: ['1', '2', '3', '4', '5', '6'] }, 'tags', 'BASE_TYPE_MAX_LENGTH'],
    [{ tags: ['x'.repeat(21)] }, 'tags.0', 'BASE_TYPE_BAD_LENGTH'],
    [{ tags: ['fine', ''] }, 'tags.1', 'BASE_TYPE_REQUIRED'],
    [{ tags: 'board games' }, 'tags', 'LIST_TYPE_CONVERT'],
    [{ install_params: { permissions: '0' } }, 'install_params.scopes', 'BASE_TYPE_REQUIRED'],
    [
      { install_params: { ...INSTALL, scopes: ['identify'] } },
      'install_params.scopes.0',
      'BASE_TYPE_CHOICES',
    ],
    [
      { install_params: { ...INSTALL, permissions: 'all' } },
      'install_params.permissions',
      'NUMBER_TYPE_COERCE',
    ],
    [{ icon: 'https://games.example/icon.png' }, 'icon', 'IMAGE_INVALID'],
    [{ icon: toDataUri(Buffer.from('<svg/>'), 'image/svg+xml') }, 'icon', 'IMAGE_INVALID'],
    [{ icon: toDataUri(Buffer.from('RIFF????WEBP')) }, 'icon', 'IMAGE_INVALID'],
  ])('application: refuses %j and changes nothing', async (body, path, code) => {
    const { status, json } = await edit({ description: 'New', ...body });
    expect([status, json.code, codesAt(json, path)]).toEqual([400, 50035, [code]]);
    expect((await call(playground, 'GET', '/applications/@me')).json.description).toBe('');
  });

  test('application: counts characters, not code units', async () => {
    expect((await edit({ description: '🎲'.repeat(400), tags: ['🎲'.repeat(20)] })).status).toBe(200);
  });

  test('application: needs the token of the bot', async () => {
    const { status } = await call(playground, 'PATCH', '/applications/@me', {}, { token: 'Bot other' });
    expect(status).toBe(401);
  });
});

describe.each(['avatar', 'banner'])('%s', (image) => {
  test('image: is its hash until null removes it', async () => {
    const { json } = await edit({ [image]: toDataUri(png()) }, '/users/@me');
    expect(json[image]).toMatch(/^[\da-f]{32}$/);
    expect((await call(playground, 'GET', '/users/@me')).json[image]).toBe(json[image]);
    expect((await edit({}, '/users/@me')).json[image]).toBe(json[image]);
    expect((await edit({ [image]: null }, '/users/@me')).json[image]).toBeNull();
  });

  test('image: of a GIF is marked as animated', async () => {
    const { json } = await edit({ [image]: toDataUri(Buffer.from('GIF89a…'), 'image/gif') }, '/users/@me');
    expect(json[image]).toMatch(/^a_/);
  });

  test('image: is refused above 10,240 KB', async () => {
    const big = Buffer.concat([png(), Buffer.alloc(10_240 * 1024)]);
    const { json } = await edit({ [image]: toDataUri(big) }, '/users/@me');
    expect(codesAt(json, image)).toEqual(['BINARY_TYPE_MAX_SIZE']);
  });
});
