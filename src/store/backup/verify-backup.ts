import Sqlite from 'better-sqlite3';
import { migrations } from '../../../migrations/index.ts';
import { BackupError } from './backup.ts';

/**
 * Merges a backup into a single file. Throws {@link BackupError} if SQLite finds it damaged, if it is not a Piecemeal
 * database, or if a newer Piecemeal wrote it. `called` names it in the message.
 */
export function verifyBackup(copy: string, called: string): void {
  const file = new Sqlite(copy);
  try {
    file.pragma('journal_mode = DELETE');
    const faults = file.pragma('integrity_check(1)') as readonly { readonly integrity_check: string }[];
    const [fault] = faults.map(({ integrity_check }) => integrity_check);
    if (fault !== 'ok') throw new BackupError(`${called} is damaged: ${fault}.`);
    const unpaired = file.pragma('foreign_key_check') as readonly { readonly table: string }[];
    if (unpaired[0])
      throw new BackupError(`${called} is damaged: a row of ${unpaired[0].table} refers to a missing row.`);
    assertKnownMigrations(file, called);
  } catch (error) {
    throw error instanceof BackupError
      ? error
      : new BackupError(`${called} is damaged: ${(error as Error).message}.`);
  } finally {
    file.close();
  }
}

function assertKnownMigrations(file: Sqlite.Database, called: string): void {
  const isOurs = file.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
  if (!isOurs) throw new BackupError(`${called} is not a Piecemeal file.`);
  const applied = file.prepare('select name from kysely_migration order by name').pluck().all() as string[];
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined)
    throw new BackupError(`${called} was written by a newer Piecemeal (${unknown}): use that version.`);
}
