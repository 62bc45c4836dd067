import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { DataLockedError, lockFolder } from '../data-lock.ts';
import { createPrivateFile, createPrivateFolder, restrictDataFiles } from '../file-permissions.ts';
import { BackupError, type BackupTarget } from './backup.ts';
import { formatBackupName, formatTimestamp } from './backup-names.ts';
import { verifyBackup } from './verify-backup.ts';

/** What lies beside a file of SQLite and belongs to it. */
const FILE_SUFFIXES = ['', '-wal', '-shm'] as const;

/** All pages at once: a copy that is made in steps begins anew whenever the bot writes between them. */
const ALL_PAGES = 0x7fffffff;

/** How the one file of a folder is kept. */
export function createSqliteBackup(data: string): BackupTarget {
  const file = join(data, 'piecemeal.db');
  return {
    backup: async (folder, at) => {
      if (!existsSync(file)) throw new BackupError(`There is no data in ${data}.`);
      createBackupFolder(folder);
      const copy = join(folder, formatBackupName(at, 'db'));
      if (existsSync(copy)) throw new BackupError(`${copy} is there already.`);
      await copyDatabase(file, copy);
      return copy;
    },
    restore: async (copy, { replace, at }) => {
      if (!existsSync(copy)) throw new BackupError(`There is no file ${copy}.`);
      const lock = lockDataFolder(data);
      try {
        if (existsSync(file) && !replace)
          throw new BackupError(
            `There is data in ${data}: with --replace it is put aside, and kept beside it.`,
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

/** Folders of others keep their modes. */
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

/** Under another name until it is whole and on the disk; one file, without a log of changes beside it. */
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

/** Moves a file with all that belongs to it; returns where to, null where there is none. */
function putAside(file: string, aside: string): string | null {
  const isThere = existsSync(file);
  for (const part of FILE_SUFFIXES) if (existsSync(file + part)) renameSync(file + part, aside + part);
  return isThere ? aside : null;
}

function remove(file: string): void {
  for (const part of [...FILE_SUFFIXES, '-journal']) rmSync(file + part, { force: true });
}
