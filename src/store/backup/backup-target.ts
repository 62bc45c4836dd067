import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPostgresUrl } from '../postgres-url.ts';
import { type BackupTarget, filterBackupNames } from './backup.ts';
import { createPostgresBackup } from './postgres-backup.ts';
import { createSqliteBackup } from './sqlite-backup.ts';

/** Creates the target for a data location: a folder with the SQLite file, or `postgres://…`. */
export function createBackupTarget(place: string): BackupTarget {
  return isPostgresUrl(place) ? createPostgresBackup(place) : createSqliteBackup(place);
}

/** Deletes all but the newest `keep` backups of a folder. Returns the names of the deleted files. */
export function deleteOldBackups(folder: string, keep: number): readonly string[] {
  const copies = filterBackupNames(readdirSync(folder));
  const older = copies.slice(0, Math.max(0, copies.length - keep));
  for (const name of older) rmSync(join(folder, name));
  return older;
}
