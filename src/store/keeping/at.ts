import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPostgresUrl } from '../place.ts';
import { databaseKeeping } from './database.ts';
import { fileKeeping } from './file.ts';
import type { Keeping } from './keeping.ts';
import { copiesAmong } from './names.ts';

/** A place of data: a folder with the one file in it, or `postgres://…`. */
export function keepingAt(place: string): Keeping {
  return isPostgresUrl(place) ? databaseKeeping(place) : fileKeeping(place);
}

/** Removes the copies of a folder but so many of the newest. Returns the names of those that are gone. */
export function removeOlder(folder: string, keep: number): readonly string[] {
  const copies = copiesAmong(readdirSync(folder));
  const older = copies.slice(0, Math.max(0, copies.length - keep));
  for (const name of older) rmSync(join(folder, name));
  return older;
}
