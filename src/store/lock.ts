import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { ownFiles, ownFolder } from './modes.ts';

/** Another process works with the folder. */
export class FolderTaken extends Error {}

/**
 * Takes a folder of data for this process alone: two bots on one file would tell everything twice. The lock is SQLite's
 * own on a file beside the data, so it ends with the process however that ends. Throws {@link FolderTaken}.
 */
export function takeFolder(folder: string): { readonly release: () => void } {
  ownFolder(folder);
  const lock = new Sqlite(join(folder, 'piecemeal.lock'), { timeout: 2_000 });
  ownFiles(folder);
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    throw new FolderTaken('another Piecemeal is running on it', { cause });
  }
  return { release: () => void lock.close() };
}
