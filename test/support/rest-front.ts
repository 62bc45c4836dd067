import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response in place of Discord's: JSON, or a body with a type of its own. */
export interface FakeResponse {
  readonly status: number;
  readonly body: string;
  readonly type?: string;
}

/** An incoming request; `path` begins after `/api`. */
export interface FrontRequest {
  readonly method: string;
  readonly path: string;
}

/** A proxy to Discord's REST API that answers some requests itself. */
export interface RestFront {
  readonly api: string;
  /** Returns the response to a request, now or later; null to forward it. */
  refuse: (request: FrontRequest) => FakeResponse | null | Promise<FakeResponse | null>;
  /** Returns the number of requests refused so far. */
  readonly refused: () => number;
  close(): Promise<void>;
}

export const UNAUTHORIZED: FakeResponse = { status: 401, body: '{"message":"401: Unauthorized","code":0}' };

/** Opens a proxy to the REST API of a playground. */
export async function openRestFront(api: string): Promise<RestFront> {
  let count = 0;
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const refusal = await front.refuse({ method, path: url.replace(/^\/api/, '') });
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

/** Creates a `refuse` function for the first `times` matching requests; all others are forwarded. */
export function refuseTimes(
  times: number,
  refusal: FakeResponse,
  matches: (request: FrontRequest) => boolean,
) {
  let left = times;
  return (request: FrontRequest): FakeResponse | null => {
    if (left === 0 || !matches(request)) return null;
    left -= 1;
    return refusal;
  };
}
