import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that SQLite creates in the data folder. */
const DATA_FILES = ['piecemeal.db', 'piecemeal.db-wal', 'piecemeal.db-shm', 'piecemeal.lock'] as const;

/** Creates the data folder if missing, readable by its owner only: it holds hands and secrets of running matches. */
export function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  restrictMode(folder, 0o700);
}

/** Makes the data files private; new ones inherit the mode of the first. Each belongs to the owner of the folder. */
export function restrictDataFiles(folder: string): void {
  for (const file of DATA_FILES) {
    restrictMode(join(folder, file), 0o600);
    changeOwner(join(folder, file), folder);
  }
}

/** Gives a file that root created to the owner of its folder: the bot runs as that user and could not open it. */
function changeOwner(path: string, folder: string): void {
  if (process.getuid?.() !== 0 || !existsSync(path)) return;
  const { uid, gid } = statSync(folder);
  if (statSync(path).uid !== uid) chownSync(path, uid, gid);
}

/** Replaces a file by an empty one that is private before anything is written to it. */
export function createPrivateFile(path: string): void {
  rmSync(path, { force: true });
  writeFileSync(path, '', { mode: 0o600, flag: 'wx' });
}

/** Changes the mode of a path. Files of another user stay as they are: that user decides who may read them. */
function restrictMode(path: string, mode: number): void {
  try {
    if (existsSync(path)) chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
