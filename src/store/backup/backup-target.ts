import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findMoveSource, HalfMovedError } from '../moving/move-note.ts';
import { openPostgresReadOnly } from '../postgres/open-read-only.ts';
import { describeDatabase, isPostgresUrl } from '../postgres-url.ts';
import { BackupError, type BackupTarget } from './backup.ts';
import { filterBackupNames } from './backup-names.ts';
import { createPostgresBackup } from './postgres-backup.ts';
import { createSqliteBackup } from './sqlite-backup.ts';

/** Creates the target for a data location: a folder with the SQLite file, or `postgres://…`. */
export function createBackupTarget(place: string): BackupTarget {
  return isPostgresUrl(place) ? createPostgresBackup(place) : createSqliteBackup(place);
}

/**
 * Throws {@link BackupError} for a database that is only half moved, which pg_dump would copy without complaint. If the
 * database cannot be queried, pg_dump reports the error.
 */
export async function assertNotMoving(place: string): Promise<void> {
  if (!isPostgresUrl(place)) return;
  const store = openPostgresReadOnly(place);
  const source = await findMoveSource(store)
    .catch(() => null)
    .finally(() => store.destroy());
  if (source !== null)
    throw new BackupError(
      `${describeDatabase(place)} cannot be copied: ${new HalfMovedError(source).message}.`,
    );
}

/** Deletes all but the newest `keep` backups of a folder. Returns the names of the deleted files. */
export function deleteOldBackups(folder: string, keep: number): readonly string[] {
  const copies = filterBackupNames(readdirSync(folder));
  const older = copies.slice(0, Math.max(0, copies.length - keep));
  for (const name of older) rmSync(join(folder, name));
  return older;
}
