import { parseConfig } from '../config.ts';

/** Option of the tools that work on the data. */
export const DATA_FLAG = {
  type: 'string',
  value: 'PLACE',
  help: 'data folder or postgres:// address; that of the bot by default',
} as const;

/** Returns the data location of a tool: the given one, or the bot's. */
export function parseDataLocation(told: string | undefined): string {
  if (told !== undefined) return told;
  const { database, dataDir } = parseConfig(process.env);
  return database ?? dataDir;
}
