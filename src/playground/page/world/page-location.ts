import { useEffect, useState } from 'preact/hooks';

/** Channel, person and message that the page shows. The address holds them, so that a reload or a new tab restores them. */
export interface PageLocation {
  readonly channel: string | null;
  readonly person: string | null;
  readonly message?: string | null;
  /** Id of the server; the first by default. */
  readonly server?: string | null;
}

/** Parses `#c=<channel>&p=<person>&m=<message>&s=<server>`. */
function parseLocation(hash: string): PageLocation {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    channel: fields.get('c'),
    person: fields.get('p'),
    message: fields.get('m'),
    server: fields.get('s'),
  };
}

/** Formats `#c=<channel>&p=<person>&m=<message>&s=<server>`, without unknown parts. */
export function formatLocation({ channel, person, message, server }: PageLocation): string {
  const fields = new URLSearchParams();
  if (channel) fields.set('c', channel);
  if (person) fields.set('p', person);
  if (message) fields.set('m', message);
  if (server) fields.set('s', server);
  return `#${fields}`;
}

/** Returns the location in the address bar, as it changes. */
export function useLocation(): PageLocation {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => setHash(location.hash);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return parseLocation(hash);
}

/** Goes to a location; `quietly` adds no entry to the browser's history. */
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

/** Returns a value that this tab keeps over a reload. */
export function getRemembered(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for this tab; does nothing if the browser forbids it. */
export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}
