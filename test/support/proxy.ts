import { createServer, type Socket, connect as to } from 'node:net';

/** A TCP proxy to a server, which can cut connections. */
export interface DatabaseProxy {
  readonly port: number;
  /** Cuts the next connection whose client sends this text, `before` the server receives it or `after` it has answered. */
  readonly cutAt: (said: string, when: 'before' | 'after') => void;
  /**
   * Makes connections dead but open, as behind a firewall that has forgotten them.
   * `known` affects the present ones for good; `all` also new ones, until `speak`.
   */
  readonly silence: (which: 'known' | 'all') => void;
  readonly speak: () => void;
  readonly close: () => Promise<void>;
}

/** Opens a proxy to a port of this machine. */
export async function openDatabaseProxy(port: number): Promise<DatabaseProxy> {
  let cut: { readonly said: string; readonly when: 'before' | 'after' } | null = null;
  const sockets = new Set<Socket>();
  const silent = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    const upstream = to(port, '127.0.0.1');
    const both = [client, upstream];
    if (isSilent) silent.add(client);
    const end = () => {
      // The other end of a dead connection gets no notice either.
      for (const socket of silent.has(client) ? [] : both) socket.destroy();
    };
    for (const socket of both) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    let isLast = false;
    client.on('data', (data) => {
      if (silent.has(client)) return;
      const isIt = cut !== null && data.toString('latin1').includes(cut.said);
      if (isIt && cut?.when === 'before') {
        cut = null;
        return end();
      }
      if (isIt) {
        isLast = true;
        cut = null;
      }
      upstream.write(data);
    });
    upstream.on('data', (data) => {
      if (silent.has(client)) return;
      if (isLast) end();
      else client.write(data);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as { readonly port: number }).port,
    cutAt: (said, when) => {
      cut = { said, when };
    },
    silence: (which) => {
      isSilent = which === 'all';
      for (const socket of sockets) silent.add(socket);
    },
    speak: () => {
      isSilent = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
