import { useEffect, useRef, useState } from 'preact/hooks';
import type { FromPage, ToPage } from '../../protocol.ts';
import { type Eyes, type Link, openLink } from './link.ts';
import type { Ask } from './page.ts';
import { serverIn } from './server-in.ts';
import type { News } from './world.ts';

/** The link as components use it. */
interface Asking {
  /** Sends, notes that an answer is awaited, and returns the ref; null, and a notice `offline`, when the link is down. */
  ask(ask: Ask, offline: string): string | null;
  readonly isOnline: boolean;
}

interface Held {
  readonly link: Link;
  person: string | null;
  server: string | null;
}

let count = 0;

/** Holds one link, as the person in the address on the server there; another person or server means another link. */
export function useLink({ person, server }: Eyes, tell: (news: News) => void): Asking {
  const held = useRef<Held | null>(null);
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    if (held.current?.person === person && held.current.server === server) return;
    held.current?.link.close();
    held.current = hold({ person, server }, tell, setOnline);
  }, [person, server]);
  const ask = (one: Ask, offline: string) => {
    const whole = { ...one, ref: newRef() } as FromPage;
    const isSent = held.current?.link.send(whole) ?? false;
    tell(isSent ? { is: 'asked', ask: whole } : { is: 'notice', text: offline });
    return isSent ? whole.ref : null;
  };
  return { ask, isOnline };
}

/** Whoever asks for nobody, or no server, is told which; that is no reason to connect again. */
function hold(eyes: Eyes, tell: (news: News) => void, online: (isUp: boolean) => void): Held {
  let isOpen = true;
  const heard = (news: ToPage) => {
    if (!isOpen) return;
    if (news.is === 'hello') held.person = news.you.user.id;
    if (news.is === 'hello') held.server = serverIn(news);
    tell(news);
  };
  const link = openLink(eyes, { heard, online: (isUp) => isOpen && online(isUp) });
  const close = () => {
    isOpen = false;
    link.close();
  };
  const held: Held = { ...eyes, link: { send: link.send, close } };
  return held;
}

function newRef(): string {
  return `${Date.now().toString(36)}-${(count++).toString(36)}`;
}
