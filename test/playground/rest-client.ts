import { WebSocket } from 'ws';
import type { Playground } from '../../src/playground/index.ts';

/** Response of a request. */
export interface Got {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a body is whatever the case under test makes it
  readonly json: any;
  readonly headers: Headers;
}

export interface TestFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type?: string;
}

/** Sends one request without discord.js, which would check or repair it. */
export async function call(
  playground: Playground,
  method: string,
  path: string,
  json?: unknown,
  {
    files = [],
    token = `Bot ${playground.token}`,
  }: { files?: readonly TestFile[]; token?: string | null } = {},
): Promise<Got> {
  const headers: Record<string, string> = token === null ? {} : { authorization: token };
  let body: string | FormData | null = null;
  if (files.length > 0) body = formOf(json, files);
  else if (json !== undefined) {
    body = typeof json === 'string' ? json : JSON.stringify(json);
    headers['content-type'] = 'application/json';
  }
  const response = await fetch(`${playground.api}/v10${path}`, { method, headers, body });
  const text = await response.text();
  return { status: response.status, json: text === '' ? null : JSON.parse(text), headers: response.headers };
}

function formOf(json: unknown, files: readonly TestFile[]): FormData {
  const form = new FormData();
  form.set('payload_json', JSON.stringify(json ?? {}));
  for (const [n, { name, bytes, type = 'image/png' }] of files.entries())
    form.set(`files[${n}]`, new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

/** Returns the error codes of a body at a path such as `a.0.b`; '' is the whole body. */
export function codesAt(body: { errors?: unknown }, path: string): string[] {
  let place = body.errors as Record<string, unknown> | undefined;
  for (const key of path === '' ? [] : path.split('.'))
    place = place?.[key] as Record<string, unknown> | undefined;
  return ((place?._errors ?? []) as { code: string }[]).map(({ code }) => code);
}

/** Gateway connection without discord.js that records the payloads it received. */
export interface Wire {
  readonly socket: WebSocket;
  readonly heard: { op: number; t: string | null; s: number | null; d: unknown }[];
  readonly closed: Promise<number>;
  say(op: number, d: unknown): void;
  /** Waits for the first payload that fits, received already or later. */
  next<T = Record<string, unknown>>(fits: { op?: number; t?: string }, skip?: number): Promise<T>;
}

export async function wire(playground: Playground, identify: object | null = {}): Promise<Wire> {
  const socket = new WebSocket(`${playground.address.replace('http', 'ws')}/gateway/?v=10&encoding=json`);
  const heard: Wire['heard'] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    heard.push(JSON.parse(data.toString()));
    for (const check of [...waiting]) check();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const say = (op: number, d: unknown) => socket.send(JSON.stringify({ op, d }));
  const next: Wire['next'] = (fits, skip = 0) =>
    new Promise((resolve) => {
      const check = () => {
        const all = heard.filter(({ op, t }) => (fits.op ?? op) === op && (fits.t ?? t) === t);
        const found = all[skip];
        if (found === undefined) return;
        waiting.delete(check);
        resolve(found.d as never);
      };
      waiting.add(check);
      check();
    });
  const self = { socket, heard, closed, say, next };
  await next({ op: 10 });
  if (identify !== null) {
    say(2, { token: playground.token, intents: 1, properties: {}, ...identify });
    await next({ t: 'READY' });
  }
  return self;
}

/** Returns the header of a PNG, from which its size can be read. */
export function png(width = 2, height = 3, length = 64): Uint8Array {
  const bytes = Buffer.alloc(length);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
