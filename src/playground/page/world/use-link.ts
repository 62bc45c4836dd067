import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageMessage, PageRequest } from '../../protocol.ts';
import { type Link, openLink, type Viewpoint } from './open-link.ts';
import type { Ask } from './page.ts';
import type { PageEvent } from './page-state.ts';
import { getServerId } from './selectors.ts';

/** The connection as components use it. */
interface ActiveLink {
  /** Sends a request, registers it as pending and returns its ref; null, with the notice `offline`, if the connection is down. */
  ask(ask: Ask, offline: string): string | null;
  readonly isOnline: boolean;
}

interface HeldLink {
  readonly link: Link;
  person: string | null;
  server: string | null;
}

let refCount = 0;

/** Holds one connection for this person and server; a change of either opens another. */
export function useLink({ person, server }: Viewpoint, tell: (event: PageEvent) => void): ActiveLink {
  const held = useRef<HeldLink | null>(null);
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    if (held.current?.person === person && held.current.server === server) return;
    held.current?.link.close();
    held.current = openHeldLink({ person, server }, tell, setOnline);
  }, [person, server]);
  const ask = (one: Ask, offline: string) => {
    const whole = { ...one, ref: createRef() } as PageRequest;
    const isSent = held.current?.link.send(whole) ?? false;
    tell(isSent ? { is: 'asked', ask: whole } : { is: 'notice', text: offline });
    return isSent ? whole.ref : null;
  };
  return { ask, isOnline };
}

/** Opens a connection. If person or server is null, the hello names them without a reconnect. */
function openHeldLink(
  eyes: Viewpoint,
  tell: (event: PageEvent) => void,
  online: (isUp: boolean) => void,
): HeldLink {
  let isOpen = true;
  const heard = (event: PageMessage) => {
    if (!isOpen) return;
    if (event.is === 'hello') held.person = event.you.user.id;
    if (event.is === 'hello') held.server = getServerId(event);
    tell(event);
  };
  const link = openLink(eyes, { heard, online: (isUp) => isOpen && online(isUp) });
  const close = () => {
    isOpen = false;
    link.close();
  };
  const held: HeldLink = { ...eyes, link: { send: link.send, close } };
  return held;
}

function createRef(): string {
  return `${Date.now().toString(36)}-${(refCount++).toString(36)}`;
}
