import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What SQLite keeps of a file of data. */
const DATA_FILES = ['piecemeal.db', 'piecemeal.db-wal', 'piecemeal.db-shm', 'piecemeal.lock'] as const;

/** The folder of data, made when missing, for its owner's eyes alone: hands and secrets of running matches are in it. */
export function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  restrictMode(folder, 0o700);
}

/** The same for the files in it: those that are made from now on take after the first. Each belongs to the owner of the folder. */
export function restrictDataFiles(folder: string): void {
  for (const file of DATA_FILES) {
    restrictMode(join(folder, file), 0o600);
    changeOwner(join(folder, file), folder);
  }
}

/** Gives a file that root made to the owner of its folder: the bot runs as that user, and could not open it. */
function changeOwner(path: string, folder: string): void {
  if (process.getuid?.() !== 0 || !existsSync(path)) return;
  const { uid, gid } = statSync(folder);
  if (statSync(path).uid !== uid) chownSync(path, uid, gid);
}

/** An empty file in the place of one that is there: whatever is written into it now is its owner's alone from the first byte. */
export function createPrivateFile(path: string): void {
  rmSync(path, { force: true });
  writeFileSync(path, '', { mode: 0o600, flag: 'wx' });
}

/** What belongs to somebody else stays as it is: they decide who may look. */
function restrictMode(path: string, mode: number): void {
  try {
    if (existsSync(path)) chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
