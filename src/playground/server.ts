import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { setFault } from './faults.ts';
import type { PageFile } from './page/page-files.ts';
import { PageSocket } from './page/page-socket.ts';
import type { PlaygroundContext } from './playground-context.ts';
import { readBytes } from './rest/body.ts';
import type { RestApi } from './rest/rest.ts';
import type { Server as Guild } from './world/server.ts';
import type { ServerPerson } from './world/server-person.ts';

/** A listening server. */
interface ListeningServer {
  readonly address: string;
  stop(): Promise<void>;
}

interface ListenOptions {
  readonly port?: number;
  readonly host?: '127.0.0.1';
  readonly page?: boolean;
}

/**
 * Listens on loopback for REST, Gateway, CDN and page.
 * @throws Error if the port is taken
 */
export async function startServer(
  playground: PlaygroundContext,
  rest: RestApi,
  { port = 0, host = '127.0.0.1', page = true }: ListenOptions,
): Promise<ListeningServer> {
  const pages = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  const server = createServer((request, response) => {
    serveRequest(playground, rest, page, request, response).catch((error) => {
      response.destroy();
      // A client that disconnects within its request is not reported as a problem.
      if (request.complete) rest.problems.push(`${request.method} ${request.url} ${String(error?.stack)}`);
    });
  });
  server.on('upgrade', (request, socket, head) => upgradeRequest(playground, pages, request, socket, head));
  await bindServer(server, port, host);
  const address = `http://${host}:${(server.address() as AddressInfo).port}`;
  return { address, stop: () => closeServer(server, pages) };
}

function bindServer(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} on ${host} is in use by another program.`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}

function closeServer(server: Server, pages: WebSocketServer): Promise<void> {
  for (const client of pages.clients) client.terminate();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function serveRequest(
  playground: PlaygroundContext,
  rest: RestApi,
  page: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
  if (!isLocal(request)) return sendText(response, 403, 'Only 127.0.0.1 and localhost are served.');
  if (/^\/api(\/|$)/.test(path)) return rest.serve(request, response);
  if (path.startsWith('/cdn/')) return serveFile(playground, path, response);
  if (path === '/playground/faults' && request.method === 'POST')
    return handleFaultRequest(playground, request, response);
  if (page && request.method === 'GET') return servePage(path, response);
  sendText(response, 404, 'Not found.');
}

/** Returns true for a request from loopback's own names; refuses foreign origins and DNS rebinding. */
function isLocal(request: IncomingMessage): boolean {
  const local = (host: string | undefined): boolean => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host ?? '');
  const { host, origin } = request.headers;
  if (!local(host)) return false;
  return origin === undefined || (origin.startsWith('http://') && local(origin.slice('http://'.length)));
}

function upgradeRequest(
  playground: PlaygroundContext,
  pages: WebSocketServer,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
) {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (!isLocal(request)) return refuseUpgrade(socket, '403 Forbidden');
  // Discord's Gateway has no path, so that some clients replace it.
  if (url.pathname === '/' || url.pathname.startsWith('/gateway'))
    return playground.gateway.accept(request, socket, head);
  if (url.pathname !== '/page') return refuseUpgrade(socket, '404 Not Found');
  const { server, person } = findViewpoint(playground, url.searchParams);
  pages.handleUpgrade(
    request,
    socket,
    head,
    (connection) => void new PageSocket(playground, person, server, connection),
  );
}

/** Returns the server and person that a page shows: those of its address, else the first. */
function findViewpoint(
  { world }: PlaygroundContext,
  query: URLSearchParams,
): { server: Guild; person: ServerPerson } {
  const wanted = query.get('person');
  const server = world.server(query.get('server') ?? '') ?? world.first;
  const person = server.people.find(({ user, key }) => user.id === wanted || key === wanted);
  return { server, person: person ?? server.people[0]! };
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

function sendText(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(words);
}

function serveFile(playground: PlaygroundContext, path: string, response: ServerResponse) {
  const file = playground.cdn.find(path);
  if (file === undefined) return sendText(response, 404, 'Not found.');
  const headers = {
    'content-type': file.type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
  };
  response.writeHead(200, headers).end(file.bytes);
}

async function handleFaultRequest(
  playground: PlaygroundContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    setFault(playground.faults, JSON.parse((await readBytes(request)).toString('utf8')));
    response.writeHead(204).end();
  } catch (error) {
    sendText(response, 400, String(error));
  }
}

type PageFiles = ReadonlyMap<string, PageFile>;

async function servePage(path: string, response: ServerResponse): Promise<void> {
  const files = await waitForPageFiles();
  if (files instanceof Error) return sendText(response, 503, `The page is not built. ${files.message}`);
  const file = files.get(path);
  if (file === undefined) return sendText(response, 404, 'Not found.');
  const body = 'body' in file ? file.body : await readFile(file.path);
  response.writeHead(200, { 'content-type': file.type }).end(body);
}

/** Builds the page at the first request, so that only a user who opens it waits. */
async function waitForPageFiles(): Promise<PageFiles | Error> {
  try {
    const { loadPageFiles } = await import('./page/page-files.ts');
    return await loadPageFiles();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
