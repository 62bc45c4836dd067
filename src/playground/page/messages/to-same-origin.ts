const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** The playground's files by whichever of its names the page was opened; other addresses as they are. */
export function toSameOrigin(url: string): string {
  if (!URL.canParse(url)) return '';
  const { hostname, port, pathname, search } = new URL(url);
  return loopback.includes(hostname) && port === location.port ? pathname + search : url;
}
