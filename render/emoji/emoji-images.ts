import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Version of the images. It is raised when they change, so that every bot uploads them again. */
export const EMOJI_VERSION = 2;

/** Reads the PNG of an emoji. */
export async function readEmojiImage(name: string): Promise<Buffer> {
  return await readFile(join(import.meta.dirname, 'images', `${name}.png`));
}
