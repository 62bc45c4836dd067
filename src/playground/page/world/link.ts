import type { FromPage, ToPage } from '../../protocol.ts';

/** The one WebSocket to the playground. */
export interface Link {
  /** False when the socket is down: nothing is queued, a stale click helps nobody. */
  send(ask: FromPage): boolean;
  close(): void;
}

/** Through whose eyes which server is looked at; the first of both where it is null. */
export interface Eyes {
  readonly person: string | null;
  readonly server: string | null;
}

/** What the link tells. */
interface Listener {
  heard(news: ToPage): void;
  /** The socket is up, or went down and is being tried again. */
  online(isUp: boolean): void;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;

/** Opens the socket as this person on this server and keeps it open, waiting longer after each failure. */
export function openLink({ person, server }: Eyes, listener: Listener): Link {
  let socket: WebSocket | null = null;
  let timer = 0;
  let failures = 0;
  let isClosed = false;

  const open = (): void => {
    socket = new WebSocket(address({ person, server }));
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
    timer = window.setTimeout(open, pause(failures++));
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

function pause(failures: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return longest * (0.75 + Math.random() / 4);
}

function address({ person, server }: Eyes): string {
  const url = new URL('/page', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.hash = '';
  if (person) url.searchParams.set('person', person);
  if (server) url.searchParams.set('server', server);
  return url.href;
}
