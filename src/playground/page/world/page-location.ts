import { useEffect, useState } from 'preact/hooks';

/** Which channel is looked at by whom, and which message is sought there; kept in the address, so that a reload or a new tab comes back to it. */
export interface PageLocation {
  readonly channel: string | null;
  readonly person: string | null;
  readonly message?: string | null;
  /** The first unless it is given. */
  readonly server?: string | null;
}

/** Reads `#c=<channel>&p=<person>&m=<message>&s=<server>`. */
function parseLocation(hash: string): PageLocation {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    channel: fields.get('c'),
    person: fields.get('p'),
    message: fields.get('m'),
    server: fields.get('s'),
  };
}

/** Writes `#c=<channel>&p=<person>&m=<message>&s=<server>`, leaving out what is not known. */
export function formatLocation({ channel, person, message, server }: PageLocation): string {
  const fields = new URLSearchParams();
  if (channel) fields.set('c', channel);
  if (person) fields.set('p', person);
  if (message) fields.set('m', message);
  if (server) fields.set('s', server);
  return `#${fields}`;
}

/** The place in the address bar, as it changes. */
export function useLocation(): PageLocation {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => setHash(location.hash);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return parseLocation(hash);
}

/** Goes to a place; `quietly` leaves no step for the Back button. */
export function goToLocation(place: PageLocation, quietly = false): void {
  const hash = formatLocation(place);
  if (hash === location.hash) return;
  if (!quietly) {
    location.hash = hash;
    return;
  }
  history.replaceState(null, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Something this tab remembers over a reload. */
export function getRemembered(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers something for this tab; a browser that forbids it only forgets. */
export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}
