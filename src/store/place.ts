/** Whether a place of data is a database of PostgreSQL, `postgres://…`; else it is a folder. */
export function isPostgresUrl(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

/** Which one it is, without who asks for it and by which password: `db.example.org:5432/piecemeal`. */
export function nameOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`;
}
