import { parseConfig } from '../config.ts';

/** Returns the data location of a tool: the given one, or the bot's. */
export function parseDataLocation(told: string | undefined): string {
  if (told !== undefined) return told;
  const { database, dataDir } = parseConfig(process.env);
  return database ?? dataDir;
}
