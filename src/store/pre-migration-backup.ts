import { renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { createPrivateFile } from './file-permissions.ts';
import { findFirstMissingMigration } from './migrate.ts';

/**
 * Copies a file before its migration (`piecemeal.before-0004_doors.db`, after the first missing migration) and reports
 * the path. Replaces an existing copy, which has less of the same data. Throws {@link NewerDataError}.
 */
export async function savePreMigrationBackup(
  file: Sqlite.Database,
  kept: (copy: string) => void,
): Promise<void> {
  const applied = listAppliedMigrations(file);
  const lacking = findFirstMissingMigration(applied);
  if (applied.length === 0 || lacking === undefined || file.memory) return;
  const copy = join(dirname(file.name), `piecemeal.before-${lacking}.db`);
  await copyDatabase(file, copy);
  kept(copy);
}

/** Copies under a temporary name until the file is complete. */
async function copyDatabase(file: Sqlite.Database, copy: string): Promise<void> {
  const part = `${copy}.part`;
  createPrivateFile(part);
  try {
    await file.backup(part);
    renameSync(part, copy);
  } finally {
    rmSync(part, { force: true });
  }
}

function listAppliedMigrations(file: Sqlite.Database): readonly string[] {
  const isThere = file.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
  if (isThere === undefined) return [];
  return file.prepare('select name from kysely_migration order by name').pluck().all() as string[];
}
