import { parseConfig } from '../config.ts';

/** Where the data is that a tool works with: as it was told, or else as the bot would find it. */
export function parseDataLocation(told: string | undefined): string {
  if (told !== undefined) return told;
  const { database, dataDir } = parseConfig(process.env);
  return database ?? dataDir;
}
