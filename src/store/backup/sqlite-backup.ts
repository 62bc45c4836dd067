import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { migrations } from '../../../migrations/index.ts';
import { DataLockedError, lockFolder } from '../data-lock.ts';
import { createPrivateFile, createPrivateFolder, restrictDataFiles } from '../file-permissions.ts';
import { BackupError, type BackupTarget, formatBackupName, formatTimestamp } from './backup.ts';

/** Suffixes of the files that make up a SQLite database. */
const FILE_SUFFIXES = ['', '-wal', '-shm'] as const;

/** Copies all pages at once: a stepwise backup restarts whenever the bot writes in between. */
const ALL_PAGES = 0x7fffffff;

/** Creates the target for the SQLite file of a folder. */
export function createSqliteBackup(data: string): BackupTarget {
  const file = join(data, 'piecemeal.db');
  return {
    backup: async (folder, at) => {
      if (!existsSync(file)) throw new BackupError(`There is no data in ${data}.`);
      createBackupFolder(folder);
      const copy = join(folder, formatBackupName(at, 'db'));
      if (existsSync(copy)) throw new BackupError(`${copy} already exists.`);
      await copyDatabase(file, copy);
      return copy;
    },
    restore: async (copy, { replace, at }) => {
      if (!existsSync(copy)) throw new BackupError(`There is no file ${copy}.`);
      const lock = lockDataFolder(data);
      try {
        if (existsSync(file) && !replace)
          throw new BackupError(
            `${data} already has data. Use --replace to replace it; the old data is kept beside the new.`,
          );
        const coming = join(data, 'piecemeal.restoring.db');
        await copyDatabase(copy, coming);
        const aside = join(data, `piecemeal.replaced-${formatTimestamp(at)}.db`);
        const before = putAside(file, aside);
        renameSync(coming, file);
        restrictDataFiles(data);
        return before;
      } finally {
        lock.release();
      }
    },
  };
}

/** Creates the folder if it is missing; existing folders keep their modes. */
function createBackupFolder(folder: string): void {
  if (!existsSync(folder)) createPrivateFolder(folder);
}

function lockDataFolder(data: string): { readonly release: () => void } {
  try {
    return lockFolder(data);
  } catch (error) {
    const advice = error instanceof DataLockedError ? ' Stop the bot first.' : '';
    throw new BackupError(`${data} cannot be used: ${(error as Error).message}.${advice}`);
  }
}

/** Copies under a temporary name until the file is complete and on disk; without a write-ahead log beside it. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const part = `${to}.part`;
  remove(part);
  try {
    await writeCopy(from, part);
    verifyBackup(part, from);
    renameSync(part, to);
  } finally {
    remove(part);
  }
}

async function writeCopy(from: string, to: string): Promise<void> {
  const source = openDatabase(from);
  try {
    createPrivateFile(to);
    await source.backup(to, { progress: () => ALL_PAGES });
  } catch (error) {
    throw new BackupError(`${from} cannot be copied: ${(error as Error).message}.`);
  } finally {
    source.close();
  }
}

function openDatabase(file: string): Sqlite.Database {
  try {
    return new Sqlite(file, { readonly: true, fileMustExist: true });
  } catch (error) {
    throw new BackupError(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

/** Moves a database with all its files. Returns the new path, or null if there was no file. */
function putAside(file: string, aside: string): string | null {
  const isThere = existsSync(file);
  for (const part of FILE_SUFFIXES) if (existsSync(file + part)) renameSync(file + part, aside + part);
  return isThere ? aside : null;
}

function remove(file: string): void {
  for (const part of [...FILE_SUFFIXES, '-journal']) rmSync(file + part, { force: true });
}

/**
 * Merges a backup into a single file. Throws {@link BackupError} if SQLite finds it damaged, if it is not a Piecemeal
 * database, or if a newer Piecemeal wrote it. `called` names it in the message.
 */
function verifyBackup(copy: string, called: string): void {
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
