/** Whether a place of data is a database of PostgreSQL, `postgres://…`; else it is a folder. */
export function isPostgresUrl(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

/** An address in which no sign is left that an address gives a meaning of its own. */
const WELL_FORMED =
  /^postgres(?:ql)?:\/\/(?:[^/?#@]*@)?(?:\[[\da-f:.]+\]|[^/?#@:[\]]*)(?::\d+)?(?:\/[^/?#@]*)?(?:\?[^#]*)?$/i;

/** Scheme and user, the password as it was typed, and what follows the last `@` that can begin a host. */
const UNESCAPED_PASSWORD =
  /^(postgres(?:ql)?:\/\/[^:/?#@]*:)(.*)(@(?:\[[\da-f:.]+\]|[^/?#@:[\]]*)(?::\d+)?(?:\/[^/?#@]*)?(?:\?[^#]*)?)$/i;

/** The address with its password escaped, where that was typed as it is: `a@b/c#d` would end in the host, or anywhere. */
export function escapePassword(url: string): string {
  if (WELL_FORMED.test(url) && !/%(?![\da-f]{2})/i.test(url)) return url;
  const [, before = '', password = '', after = ''] = UNESCAPED_PASSWORD.exec(url) ?? [];
  if (before === '') return url;
  // What is escaped already stays as it is.
  const parts = password.split(/(%[\da-f]{2})/i);
  return before + parts.map((part, at) => (at % 2 ? part : encodeURIComponent(part))).join('') + after;
}

/** Which one it is, without who asks for it and by which password: `db.example.org:5432/piecemeal`. */
export function describeDatabase(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`;
}
