import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;

/** A folder with all that it lies in, made when missing, for its owner's eyes alone. */
export async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: FOLDER });
}

export async function ownFile(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(path, content, { mode: FILE });
}

/** The same for a folder that is there, and for what is in it. */
export async function ownAll(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (found === null) return;
  await own(folder, FOLDER);
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await own(path, FOLDER);
    if (entry.isFile()) await own(path, FILE);
  }
}

/** What belongs to somebody else stays as it is. */
async function own(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
}
