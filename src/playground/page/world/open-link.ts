import type { PageMessage, PageRequest } from '../../protocol.ts';

/** The one WebSocket to the playground. */
export interface Link {
  /** False when the socket is down: nothing is queued, a stale click helps nobody. */
  send(ask: PageRequest): boolean;
  close(): void;
}

/** Through whose eyes which server is looked at; the first of both where it is null. */
export interface Viewpoint {
  readonly person: string | null;
  readonly server: string | null;
}

/** What the link tells. */
interface LinkListener {
  heard(news: PageMessage): void;
  /** The socket is up, or went down and is being tried again. */
  online(isUp: boolean): void;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;

/** Opens the socket as this person on this server and keeps it open, waiting longer after each failure. */
export function openLink({ person, server }: Viewpoint, listener: LinkListener): Link {
  let socket: WebSocket | null = null;
  let timer = 0;
  let failures = 0;
  let isClosed = false;

  const open = (): void => {
    socket = new WebSocket(getSocketAddress({ person, server }));
    socket.onmessage = ({ data }) => {
      failures = 0;
      listener.online(true);
      listener.heard(JSON.parse(String(data)));
    };
    socket.onclose = again;
  };
  const again = (): void => {
    if (isClosed) return;
    listener.online(false);
    timer = window.setTimeout(open, getRetryDelay(failures++));
  };
  open();

  return {
    send(ask) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(ask));
      return true;
    },
    close() {
      isClosed = true;
      window.clearTimeout(timer);
      socket?.close();
    },
  };
}

function getRetryDelay(failures: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return longest * (0.75 + Math.random() / 4);
}

function getSocketAddress({ person, server }: Viewpoint): string {
  const url = new URL('/page', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.hash = '';
  if (person) url.searchParams.set('person', person);
  if (server) url.searchParams.set('server', server);
  return url.href;
}
