/** Thrown when a backup or restore is impossible, before anything is changed. The message is a sentence for the host. */
export class BackupError extends Error {}

/** Backup and restore of one data location. */
export interface BackupTarget {
  /**
   * Copies a consistent snapshot into a new file of a folder, even while the bot runs. The file is complete or absent.
   * Returns its path. `at` is in ms since 1970. Throws {@link BackupError}.
   */
  backup(folder: string, at: number): Promise<string>;
  /**
   * Replaces the data by a backup. No bot may be running on it. Returns where the previous data is kept now, or null if
   * there was none. Throws {@link BackupError}, also if data exists and `replace` is not set.
   */
  restore(copy: string, wishes: { readonly replace: boolean; readonly at: number }): Promise<string | null>;
}

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
