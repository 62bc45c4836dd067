import { createServer, type Socket, connect as to } from 'node:net';

/** A way to a server that can be cut. */
export interface DatabaseProxy {
  readonly port: number;
  /** The next time that somebody says this, it is cut: `before` the server has heard of it, or `after` it has answered. */
  readonly cutAt: (said: string, when: 'before' | 'after') => void;
  /**
   * Connections go dead without a word, as behind a firewall that has forgotten them: open, and nothing comes through. `known`: those that
   * are open now, for good; `all`: new ones as well, until `speak`.
   */
  readonly silence: (which: 'known' | 'all') => void;
  readonly speak: () => void;
  readonly close: () => Promise<void>;
}

/** Opens a way to a port of this machine. */
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
      // The other end of a dead connection does not hear of it either.
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
