import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Creates a folder and its parents if missing, readable by their owner alone. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: FOLDER_MODE });
}

export async function writePrivateFile(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(path, content, { mode: FILE_MODE });
}

/** Makes an existing folder and everything in it readable by its owner alone. */
export async function makeAllPrivate(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (found === null) return;
  await makePrivate(folder, FOLDER_MODE);
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await makePrivate(path, FOLDER_MODE);
    if (entry.isFile()) await makePrivate(path, FILE_MODE);
  }
}

/** Sets the mode; leaves files of another owner as they are. */
async function makePrivate(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
}
