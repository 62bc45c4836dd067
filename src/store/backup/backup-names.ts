/** `20261123T075844Z`: a moment in UTC, as files are called by it; in ms since 1970. */
export function formatTimestamp(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** What a copy that was made at that moment is called: `piecemeal-20261123T075844Z.db`. */
export function formatBackupName(at: number, ending: 'db' | 'dump'): string {
  return `piecemeal-${formatTimestamp(at)}.${ending}`;
}

/** Those of the names in a folder that are of copies, oldest first: nothing else there is ever removed. */
export function filterBackupNames(names: readonly string[]): readonly string[] {
  return names.filter((name) => /^piecemeal-\d{8}T\d{6}Z\.(?:db|dump)$/.test(name)).sort();
}
