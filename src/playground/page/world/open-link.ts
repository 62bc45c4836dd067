import type { PageMessage, PageRequest } from '../../protocol.ts';

/** WebSocket connection to the playground. */
export interface Link {
  /** Sends a request; returns false if the socket is down. Nothing is queued, because a stale click helps nobody. */
  send(ask: PageRequest): boolean;
  close(): void;
}

/** Person and server that the page shows; null means the first. */
export interface Viewpoint {
  readonly person: string | null;
  readonly server: string | null;
}

/** Callbacks of the connection. */
interface LinkListener {
  heard(event: PageMessage): void;
  /** Called when the socket is up, and when it went down and is being reopened. */
  online(isUp: boolean): void;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;

/** Opens the socket for this person and server and reopens it after failures, with growing delays. */
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
