import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response to an HTTP request. */
export interface HttpPage {
  readonly status: number;
  readonly text: string;
  /** Content type; plain text by default. */
  readonly type?: string;
}

interface Server {
  /** Base URL: `http://127.0.0.1:9464` */
  readonly address: string;
  close(): Promise<void>;
}

/** Starts a server that answers GET and HEAD by path, and 405 to everything else. Rejects if the port cannot be bound. */
export async function startHttpServer(
  { host, port }: { readonly host: string; readonly port: number },
  pageAt: (path: string) => Promise<HttpPage>,
): Promise<Server> {
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = isRead ? pageAt(path) : Promise.resolve({ status: 405, text: 'Only GET is answered.\n' });
    page.catch(() => ({ status: 500, text: 'It could not be told.\n' })).then((made) => send(response, made));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    address: formatAddress(server.address() as AddressInfo),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function send(
  response: ServerResponse,
  { status, text, type = 'text/plain; charset=utf-8' }: HttpPage,
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

function formatAddress({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
