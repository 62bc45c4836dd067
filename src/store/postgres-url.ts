/** Returns whether a data location is a PostgreSQL database, `postgres://…`; otherwise it is a folder. */
export function isPostgresUrl(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

/** URL in which no character is misread as a delimiter. */
const WELL_FORMED =
  /^postgres(?:ql)?:\/\/(?:[^/?#@]*@)?(?:\[[\da-f:.]+\]|[^/?#@:[\]]*)(?::\d+)?(?:\/[^/?#@]*)?(?:\?[^#]*)?$/i;

/** Scheme and user, the password as typed, and the rest from the last `@` that can start a host. */
const UNESCAPED_PASSWORD =
  /^(postgres(?:ql)?:\/\/[^:/?#@]*:)(.*)(@(?:\[[\da-f:.]+\]|[^/?#@:[\]]*)(?::\d+)?(?:\/[^/?#@]*)?(?:\?[^#]*)?)$/i;

/** Escapes the password of a URL if it was typed literally: `a@b/c#d` would otherwise be cut off or end up in the host. */
export function escapePassword(url: string): string {
  if (WELL_FORMED.test(url) && !/%(?![\da-f]{2})/i.test(url)) return url;
  const [, before = '', password = '', after = ''] = UNESCAPED_PASSWORD.exec(url) ?? [];
  if (before === '') return url;
  // Sequences that are already escaped stay as they are.
  const parts = password.split(/(%[\da-f]{2})/i);
  return before + parts.map((part, at) => (at % 2 ? part : encodeURIComponent(part))).join('') + after;
}

/** Describes the database without user and password: `db.example.org:5432/piecemeal`. */
export function describeDatabase(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`;
}
