const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Returns the playground's own files relative to the page, which may be open under another loopback name; other URLs are unchanged. */
export function toSameOrigin(url: string): string {
  if (!URL.canParse(url)) return '';
  const { hostname, port, pathname, search } = new URL(url);
  return loopback.includes(hostname) && port === location.port ? pathname + search : url;
}
