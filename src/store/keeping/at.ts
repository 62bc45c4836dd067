import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HalfMoved, movedFrom } from '../moving/note.ts';
import { isPostgresUrl, nameOf } from '../place.ts';
import { databaseToLook } from '../postgres/look.ts';
import { databaseKeeping } from './database.ts';
import { fileKeeping } from './file.ts';
import { CannotKeep, type Keeping } from './keeping.ts';
import { copiesAmong } from './names.ts';

/** A place of data: a folder with the one file in it, or `postgres://…`. */
export function keepingAt(place: string): Keeping {
  return isPostgresUrl(place) ? databaseKeeping(place) : fileKeeping(place);
}

/**
 * Throws {@link CannotKeep} for a database that is half moved, which pg_dump would copy all the same. One that cannot be asked is left
 * to pg_dump.
 */
export async function expectNotMoving(place: string): Promise<void> {
  if (!isPostgresUrl(place)) return;
  const store = databaseToLook(place);
  const source = await movedFrom(store)
    .catch(() => null)
    .finally(() => store.destroy());
  if (source !== null)
    throw new CannotKeep(`${nameOf(place)} cannot be copied: ${new HalfMoved(source).message}.`);
}

/** Removes the copies of a folder but so many of the newest. Returns the names of those that are gone. */
export function removeOlder(folder: string, keep: number): readonly string[] {
  const copies = copiesAmong(readdirSync(folder));
  const older = copies.slice(0, Math.max(0, copies.length - keep));
  for (const name of older) rmSync(join(folder, name));
  return older;
}
