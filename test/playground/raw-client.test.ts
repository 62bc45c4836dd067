import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openPage, type Page } from './page-client.ts';
import { type PlaygroundProcess, startPlaygroundProcess } from './playground-process.ts';

// A client of fetch, ws and JSON alone, against the playground in another process.

interface Payload {
  readonly op: number;
  readonly t: string | null;
  readonly s: number | null;
  readonly d: EventData;
}

/** Fields that the tests read, each of some events. */
interface EventData {
  readonly heartbeat_interval: number;
  readonly session_id: string;
  readonly resume_gateway_url: string;
  readonly id: string;
  readonly token: string;
  readonly user: { readonly id: string };
  readonly application: { readonly id: string };
  readonly guilds: readonly unknown[];
  readonly channels: readonly { readonly id: string }[];
  readonly attachments: readonly { readonly description: string }[];
}

/** The other process may have to wait for a processor. */
const PATIENT = { timeout: 10_000 };

let discord: PlaygroundProcess;
let page: Page;
let socket: WebSocket;
let heard: Payload[];
let ready: Payload['d'];
beforeAll(async () => {
  discord = await startPlaygroundProcess();
  page = await openPage(discord, 'ada');
});
afterAll(async () => {
  page?.close();
  socket?.close();
  expect(await discord?.stop()).toBe(0);
});

beforeEach(async () => {
  socket?.close();
  const { url } = await rest<{ url: string }>('GET', '/gateway/bot');
  await connect(`${url}/?v=10&encoding=json`);
  ready = await identify();
});

async function connect(url: string): Promise<void> {
  const received: Payload[] = [];
  heard = received;
  socket = new WebSocket(url);
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  await expect.poll(() => heard[0]?.op, PATIENT).toBe(10);
}

async function identify(): Promise<Payload['d']> {
  const properties = { os: 'linux', browser: 'raw', device: 'raw' };
  socket.send(JSON.stringify({ op: 2, d: { token: discord.token, intents: 1 | (1 << 9), properties } }));
  return await next(({ t }) => t === 'READY');
}

async function next(fits: (payload: Payload) => boolean): Promise<Payload['d']> {
  await expect.poll(() => heard.some(fits), PATIENT).toBe(true);
  return heard.find(fits)!.d;
}

async function request(path: string, init: RequestInit, version = '/v10'): Promise<Response> {
  const headers = { authorization: `Bot ${discord.token}`, ...init.headers };
  return await fetch(`${discord.api}${version}${path}`, { ...init, headers });
}

async function rest<T>(method: string, path: string, json?: unknown): Promise<T> {
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const response = await request(path, { method, headers: { 'content-type': 'application/json' }, ...body });
  expect(response.ok).toBe(true);
  return (response.status === 204 ? null : await response.json()) as T;
}

const isInteraction = ({ t }: Payload): boolean => t === 'INTERACTION_CREATE';

describe('a client of fetch and ws alone', () => {
  test('raw client: gets HELLO, READY, its server and heartbeats', async () => {
    expect(heard[0]?.d.heartbeat_interval).toBeGreaterThan(0);
    expect(ready).toMatchObject({ v: 10, user: { bot: true }, application: { id: ready.user.id } });
    const guild = await next(({ t }) => t === 'GUILD_CREATE');
    expect(ready.guilds).toEqual([{ id: guild.id, unavailable: true }]);
    socket.send(JSON.stringify({ op: 1, d: heard.at(-1)?.s ?? null }));
    await next(({ op }) => op === 11);
  });

  test('raw client: connects with or without a path and a query, and resumes', async () => {
    const { port } = new URL(discord.address);
    for (const url of [`ws://127.0.0.1:${port}`, `ws://localhost:${port}/?v=10`, ready.resume_gateway_url]) {
      socket.terminate();
      await connect(url);
      const { session_id } = ready;
      socket.send(JSON.stringify({ op: 6, d: { token: discord.token, session_id, seq: 1 } }));
      await next(({ t }) => t === 'RESUMED');
    }
  });

  test('raw client: registers a command, answers it and edits the answer', async () => {
    const app = ready.application.id;
    const echo = {
      name: 'echo',
      description: 'Repeats',
      options: [{ type: 3, name: 'word', description: 'W' }],
    };
    const [command] = await rest<readonly { id: string }[]>('PUT', `/applications/${app}/commands`, [echo]);
    const channel = (await next(({ t }) => t === 'GUILD_CREATE')).channels[0]!.id;
    page.say({ do: 'slash', ref: 'a', channel, name: 'echo', options: [{ name: 'word', value: 'hi' }] });
    const interaction = await next(isInteraction);
    expect(interaction).toMatchObject({
      type: 2,
      channel_id: channel,
      member: { user: { username: 'ada' } },
      data: { id: command!.id, type: 1, options: [{ name: 'word', type: 3, value: 'hi' }] },
    });
    const { id, token } = interaction;
    await rest('POST', `/interactions/${id}/${token}/callback`, { type: 4, data: { content: 'hi' } });
    const original = `/webhooks/${app}/${token}/messages/@original`;
    const edited = await rest<{ id: string }>('PATCH', original, { content: 'hi, Ada' });
    expect(await rest('GET', original)).toEqual(edited);
    const { seen } = await page.next('message', (event) => event.seen.message.content === 'hi, Ada');
    expect(seen.message.id).toBe(edited.id);
  });

  test('raw client: sends a message with a file and reads both back', async () => {
    const channel = (await next(({ t }) => t === 'GUILD_CREATE')).channels[0]!.id;
    const form = new FormData();
    const attachments = [{ id: 0, description: 'A note' }];
    form.set('payload_json', JSON.stringify({ content: 'with a file', attachments }));
    form.set('files[0]', new Blob(['dear'], { type: 'text/plain' }), 'note.txt');
    const sent = await request(`/channels/${channel}/messages`, { method: 'POST', body: form });
    const { id } = (await sent.json()) as { id: string };
    const read = await rest<{ attachments: readonly { url: string }[] }>(
      'GET',
      `/channels/${channel}/messages/${id}`,
    );
    expect(read).toMatchObject({ content: 'with a file', attachments: [{ filename: 'note.txt', size: 4 }] });
    expect(await (await fetch(read.attachments[0]!.url)).text()).toBe('dear');
    expect((await next(({ t }) => t === 'MESSAGE_CREATE')).attachments[0]!.description).toBe('A note');
  });

  test('raw client: reaches the API with or without its version', async () => {
    const statuses = ['', '/v10', '/v9'].map(async (version) => {
      const response = await request('/users/@me', {}, version);
      return [response.status, ((await response.json()) as { code?: number }).code];
    });
    expect(await Promise.all(statuses)).toEqual([
      [200, undefined],
      [200, undefined],
      [400, 50041],
    ]);
    for (const base of ['', '/v10', '/v10/']) expect((await request('', {}, base)).status).toBe(404);
  });

  test.each([
    ['', '401: Unauthorized'],
    ['TOKEN', '401: Unauthorized'],
    ['Bearer TOKEN', '401: Unauthorized'],
  ])(
    'raw client: gets 401 for the header "Authorization: %s", and the tool prints why',
    async (header, message) => {
      const authorization = header.replace('TOKEN', discord.token);
      const response = await request('/users/@me', { headers: { authorization } });
      expect([response.status, await response.json()]).toEqual([401, { message, code: 0 }]);
      await expect
        .poll(() => discord.complaints(), PATIENT)
        .toContain('Refused: GET /users/@me 401 0 401: Unauthorized (wants "Authorization: Bot <token>")');
    },
  );

  test('raw client: is refused a JSON body without its content type, and may send a form', async () => {
    const channel = (await next(({ t }) => t === 'GUILD_CREATE')).channels[0]!.id;
    const path = `/channels/${channel}/messages`;
    const plain = await request(path, { method: 'POST', body: '{"content":"x"}' });
    expect([plain.status, await plain.json()]).toMatchObject([
      400,
      { code: 50035, errors: { _errors: [{ code: 'CONTENT_TYPE_INVALID' }] } },
    ]);
    const form = await request(path, { method: 'POST', body: new URLSearchParams({ content: 'a form' }) });
    expect(await form.json()).toMatchObject({ content: 'a form' });
  });
});
