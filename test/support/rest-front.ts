import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is answered in Discord's place: JSON, or as it stands with a type of its own. */
export interface FakeResponse {
  readonly status: number;
  readonly body: string;
  readonly type?: string;
}

/** A request as it comes in; `path` begins behind `/api`. */
export interface FrontRequest {
  readonly method: string;
  readonly path: string;
}

/** Discord's REST interface with somebody before it who answers some requests. */
export interface RestFront {
  readonly api: string;
  /** Returns what a request is answered; null where it goes through. */
  refuse: (asked: FrontRequest) => FakeResponse | null;
  /** How many requests were refused so far. */
  readonly refused: () => number;
  close(): Promise<void>;
}

export const UNAUTHORIZED: FakeResponse = { status: 401, body: '{"message":"401: Unauthorized","code":0}' };

/** Opens one before the REST interface of a playground. */
export async function openRestFront(api: string): Promise<RestFront> {
  let count = 0;
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const refusal = front.refuse({ method, path: url.replace(/^\/api/, '') });
    if (refusal === null) return forwardRequest(api, request, response);
    count += 1;
    request.resume();
    response.writeHead(refusal.status, { 'content-type': refusal.type ?? 'application/json' });
    response.end(refusal.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const front: RestFront = {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    refuse: () => null,
    refused: () => count,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return front;
}

function forwardRequest(api: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '' } = request;
  const onward = ask(new URL(url, api), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** Refuses so many of the requests that a test matches, and lets all others through. */
export function refuseTimes(times: number, refusal: FakeResponse, matches: (asked: FrontRequest) => boolean) {
  let left = times;
  return (asked: FrontRequest): FakeResponse | null => {
    if (left === 0 || !matches(asked)) return null;
    left -= 1;
    return refusal;
  };
}
