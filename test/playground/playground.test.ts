import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground, PlaygroundOptions } from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';
import { call, png } from './rest-client.ts';

const opened: Playground[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((playground) => playground.stop()));
});

async function open(options: PlaygroundOptions = {}): Promise<Playground> {
  const playground = await openPlayground({ page: false, server: demoServer, ...options });
  opened.push(playground);
  return playground;
}

describe('server plan', () => {
  test('playground: has a default server without a plan', async () => {
    const playground = await openPlayground({ page: false });
    opened.push(playground);
    expect(playground.channels.map(({ name }) => name)).toEqual(['general', 'random']);
    expect(playground.people.map(({ key, nick }) => [key, nick])).toEqual([
      ['ada', 'Ada'],
      ['ben', 'Ben'],
      ['cleo', 'Cleo'],
    ]);
    expect((await call(playground, 'GET', '/users/@me')).json.username).toBe('Bot');
    expect((await call(playground, 'GET', `/guilds/${playground.guildId}`)).json.name).toBe('Test Server');
  });

  test('playground: has the server of its plan', async () => {
    const playground = await open({
      server: {
        name: 'Club',
        bot: 'Clerk',
        channels: ['hall', { name: 'news', kind: 'announcement' }],
        people: [{ key: 'uma', name: 'Uma', nick: 'U', locale: 'de', username: 'uma.k', manages: true }],
      },
    });
    expect(playground.channel('news').channel).toMatchObject({ type: 5, position: 1 });
    expect(playground.person('uma')).toMatchObject({
      nick: 'U',
      locale: 'de',
      user: { username: 'uma.k', global_name: 'Uma' },
    });
    expect((await call(playground, 'GET', '/applications/@me')).json).toMatchObject({
      name: 'Clerk',
      bot: { username: 'Clerk' },
    });
    const guild = (await call(playground, 'GET', `/guilds/${playground.guildId}`)).json;
    expect(guild).toMatchObject({ name: 'Club', roles: [{}, { name: 'Clerk' }, { name: 'Host' }] });
    const member = `/guilds/${playground.guildId}/members/${playground.person('uma').id}`;
    expect((await call(playground, 'GET', member)).json.roles).toEqual([guild.roles[2].id]);
  });

  test('playground: refuses a plan with a hundred channels', async () => {
    const channels = Array.from({ length: 100 }, (_, n) => `c${n}`);
    await expect(openPlayground({ server: { ...demoServer, channels } })).rejects.toThrow(RangeError);
  });
});

describe('access from other origins', () => {
  const ask = (playground: Playground, headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const url = new URL('/api/v10/gateway', playground.address);
      request(url, { headers }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });

  test.each<[Record<string, string>, number]>([
    [{}, 200],
    [{ host: 'localhost:8137' }, 200],
    [{ host: 'evil.example' }, 403],
    [{ host: '127.0.0.1.evil.example' }, 403],
    [{ origin: 'http://localhost:8137' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
  ])('request with headers %j: gets status %i', async (headers, status) => {
    expect(await ask(await open(), headers)).toBe(status);
  });

  test.each(['/gateway', '/page'])('WebSocket at %s: is refused from another origin', async (path) => {
    const { address } = await open();
    const socket = new WebSocket(address.replace('http', 'ws') + path, { origin: 'https://evil.example' });
    const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
    expect(error.message).toContain('403');
  });

  test('WebSocket at an unknown path: is refused with 404', async () => {
    const { address } = await open();
    const socket = new WebSocket(`${address.replace('http', 'ws')}/other`);
    const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
    expect(error.message).toContain('404');
  });

  test('openPlayground: throws one clear error when the port is taken', async () => {
    const { address } = await open();
    const port = Number(new URL(address).port);
    await expect(openPlayground({ port })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use by another program.`,
    );
  });
});

test('page: is served, and no files next to it', async () => {
  const { address } = await open({ page: true });
  const page = await fetch(address);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('href="/icon.png"');
  const icon = await fetch(`${address}/icon.png`);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await fetch(`${address}/../package.json`)).status).toBe(404);
});

describe('served files', () => {
  test('avatars: are drawn as SVG', async () => {
    const { address } = await open();
    const got = await fetch(`${address}/cdn/avatars/1300000000000000401/x.png`);
    expect(got.headers.get('content-type')).toBe('image/svg+xml');
    expect(await got.text()).toContain('<svg');
  });

  test.each(['/cdn/attachments/1/2/a.png', '/cdn/other', '/nothing'])('file %s: is unknown', async (path) => {
    const { address } = await open();
    expect((await fetch(address + path)).status).toBe(404);
  });
});

describe('playground.until', () => {
  test('until: resolves with the first truthy value', async () => {
    const playground = await open();
    const found = playground.until((world) => world.channel('general').messages[0]?.content, 'a message');
    playground.person('mina').say('general', 'hello');
    expect(await found).toBe('hello');
  });

  test('until: names what it waited for when it times out', async () => {
    const playground = await open();
    await expect(playground.until(() => false, 'a miracle', 5)).rejects.toThrow('in vain for a miracle');
  });

  test('until: passes on an error of its callback', async () => {
    const playground = await open();
    await expect(playground.until((world) => world.person('nobody'), 'x')).rejects.toThrow(
      'no person nobody',
    );
  });
});

describe('data folder', () => {
  test('data folder: keeps channels, messages and files over a restart on another port', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'playground-'));
    const first = await open({ dataDir });
    const { id } = first.channel('general');
    const sent = await call(
      first,
      'POST',
      `/channels/${id}/messages`,
      { content: 'x' },
      { files: [{ name: 'a.png', bytes: png() }] },
    );
    await call(first, 'POST', `/channels/${id}/threads`, { name: 'Game', type: 11 });
    await first.stop();
    const second = await open({ dataDir });
    const message = second.message(sent.json.id)!;
    expect(second.channel('Game').channel).toMatchObject({ parent_id: id });
    expect(message.attachments[0]!.url).toContain(second.address);
    expect(Buffer.from(await (await fetch(message.attachments[0]!.url)).arrayBuffer())).toEqual(
      Buffer.from(png()),
    );
    const next = await call(second, 'POST', `/channels/${id}/messages`, { content: 'y' });
    expect(BigInt(next.json.id)).toBeGreaterThan(BigInt(sent.json.id));
    await second.stop();
    await rm(dataDir, { recursive: true });
  });

  test.skipIf(process.platform === 'win32')(
    'data folder: is readable by its owner only, also when it existed before',
    async () => {
      const above = await mkdtemp(join(tmpdir(), 'playground-'));
      const dataDir = join(above, 'data', 'room');
      const umask = process.umask(0);
      onTestFinished(() => void process.umask(umask));
      for (const time of [1, 2]) {
        const room = await open({ dataDir });
        const files = [{ name: `${time}.png`, bytes: png() }];
        const { id } = room.channel('general');
        await call(room, 'POST', `/channels/${id}/messages`, { content: 'x' }, { files });
        await room.stop();
        expect(await seenByOthers(above)).toEqual([]);
        expect(await readdir(join(dataDir, 'files'))).toHaveLength(time);
        for (const path of ['.', 'files', 'room.json', ...(await picturesIn(dataDir))])
          await chmod(join(dataDir, path), 0o777);
      }
      await rm(above, { recursive: true });
    },
  );
});

async function picturesIn(dataDir: string): Promise<readonly string[]> {
  return (await readdir(join(dataDir, 'files'))).map((name) => join('files', name));
}

/** Lists the paths of a folder, itself included, that other users than the owner may access. */
async function seenByOthers(folder: string): Promise<readonly string[]> {
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map((path) => join(folder, path))];
  const modes = await Promise.all(paths.map(async (path) => ((await stat(path)).mode & 0o077) !== 0));
  return paths.filter((_, at) => modes[at]);
}

describe('record of sent items', () => {
  test('sent item: contains every text of the request', async () => {
    const playground = await open();
    const { id } = playground.channel('general');
    const components = [
      {
        type: 1,
        components: [
          {
            type: 3,
            custom_id: 'CUSTOM',
            placeholder: 'PLACE',
            options: [{ label: 'LABEL', value: 'VALUE', description: 'DESC' }],
          },
        ],
      },
    ];
    const payload = {
      content: 'CONTENT',
      embeds: [{ title: 'TITLE', footer: { text: 'FOOT' } }],
      components,
      attachments: [{ id: 0, description: 'ALT' }],
    };
    await call(playground, 'POST', `/channels/${id}/messages`, payload, {
      files: [{ name: 'NAME.png', bytes: png() }],
    });
    const [sent] = playground.sent;
    for (const word of [
      'CONTENT',
      'TITLE',
      'FOOT',
      'CUSTOM',
      'PLACE',
      'LABEL',
      'VALUE',
      'DESC',
      'ALT',
      'NAME.png',
    ])
      expect(sent?.text).toContain(word);
    expect(sent).toMatchObject({
      audience: 'channel',
      channel: id,
      kind: 'message',
      files: [{ name: 'NAME.png', description: 'ALT' }],
    });
    expect(sent?.files[0]?.bytes).toEqual(Buffer.from(png()));
  });

  test('person and channel: are found by key, nickname or id, and others throw', async () => {
    const playground = await open();
    expect(playground.person('jisu').id).toBe(playground.person('지수').id);
    expect(playground.person('1300000000000000404').nick).toBe('*Rex_* 🦖');
    expect(() => playground.person('nobody')).toThrow('no person nobody');
    expect(() => playground.channel('nowhere')).toThrow('no channel nowhere');
  });
});
