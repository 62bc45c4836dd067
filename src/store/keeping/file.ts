import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { PlaceTaken, takeFolder } from '../lock.ts';
import { ownEmpty, ownFiles, ownFolder } from '../modes.ts';
import { CannotKeep, type Keeping } from './keeping.ts';
import { copyName, stamp } from './names.ts';
import { expectWhole } from './whole.ts';

/** What lies beside a file of SQLite and belongs to it. */
const PARTS = ['', '-wal', '-shm'] as const;

/** All pages at once: a copy that is made in steps begins anew whenever the bot writes between them. */
const ALL = 0x7fffffff;

/** How the one file of a folder is kept. */
export function fileKeeping(data: string): Keeping {
  const file = join(data, 'piecemeal.db');
  return {
    backup: async (folder, at) => {
      if (!existsSync(file)) throw new CannotKeep(`There is no data in ${data}.`);
      ownFolderOnce(folder);
      const copy = join(folder, copyName(at, 'db'));
      if (existsSync(copy)) throw new CannotKeep(`${copy} is there already.`);
      await copied(file, copy);
      return copy;
    },
    restore: async (copy, { replace, at }) => {
      if (!existsSync(copy)) throw new CannotKeep(`There is no file ${copy}.`);
      const lock = taken(data);
      try {
        if (existsSync(file) && !replace)
          throw new CannotKeep(
            `There is data in ${data}: with --replace it is put aside, and kept beside it.`,
          );
        const coming = join(data, 'piecemeal.restoring.db');
        await copied(copy, coming);
        const aside = join(data, `piecemeal.replaced-${stamp(at)}.db`);
        const before = putAside(file, aside);
        renameSync(coming, file);
        ownFiles(data);
        return before;
      } finally {
        lock.release();
      }
    },
  };
}

/** Folders of others keep their modes. */
function ownFolderOnce(folder: string): void {
  if (!existsSync(folder)) ownFolder(folder);
}

function taken(data: string): { readonly release: () => void } {
  try {
    return takeFolder(data);
  } catch (error) {
    const advice = error instanceof PlaceTaken ? ' Stop the bot first.' : '';
    throw new CannotKeep(`${data} cannot be used: ${(error as Error).message}.${advice}`);
  }
}

/** Under another name until it is whole and on the disk; one file, without a log of changes beside it. */
async function copied(from: string, to: string): Promise<void> {
  const part = `${to}.part`;
  remove(part);
  try {
    await copyOf(from, part);
    expectWhole(part, from);
    renameSync(part, to);
  } finally {
    remove(part);
  }
}

async function copyOf(from: string, to: string): Promise<void> {
  const source = opened(from);
  try {
    ownEmpty(to);
    await source.backup(to, { progress: () => ALL });
  } catch (error) {
    throw new CannotKeep(`${from} cannot be copied: ${(error as Error).message}.`);
  } finally {
    source.close();
  }
}

function opened(file: string): Sqlite.Database {
  try {
    return new Sqlite(file, { readonly: true, fileMustExist: true });
  } catch (error) {
    throw new CannotKeep(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

/** Moves a file with all that belongs to it; returns where to, null where there is none. */
function putAside(file: string, aside: string): string | null {
  const isThere = existsSync(file);
  for (const part of PARTS) if (existsSync(file + part)) renameSync(file + part, aside + part);
  return isThere ? aside : null;
}

function remove(file: string): void {
  for (const part of [...PARTS, '-journal']) rmSync(file + part, { force: true });
}
