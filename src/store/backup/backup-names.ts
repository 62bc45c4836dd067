/** Formats a time in ms since 1970 as in file names, in UTC: `20261123T075844Z`. */
export function formatTimestamp(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Returns the file name of a backup made at that time: `piecemeal-20261123T075844Z.db`. */
export function formatBackupName(at: number, ending: 'db' | 'dump'): string {
  return `piecemeal-${formatTimestamp(at)}.${ending}`;
}

/** Returns the names that are backups, oldest first. Other files of the folder are never removed. */
export function filterBackupNames(names: readonly string[]): readonly string[] {
  return names.filter((name) => /^piecemeal-\d{8}T\d{6}Z\.(?:db|dump)$/.test(name)).sort();
}
