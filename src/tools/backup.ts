import { join } from 'node:path';
import { config as loadEnv } from 'dotenv';
import { configFrom } from '../config.ts';
import { keepingAt, removeOlder } from '../store/keeping/at.ts';
import { CannotKeep } from '../store/keeping/keeping.ts';
import { HalfMoved, movedFrom } from '../store/moving/note.ts';
import { isPostgresUrl, nameOf } from '../store/place.ts';
import { databaseToLook } from '../store/postgres/look.ts';
import { BadCall, numberCalled } from './called.ts';
import { calledWith } from './flags.ts';
import { placeCalled } from './place.ts';
import { run } from './run.ts';

/**
 * `npm run -s backup -- [folder] [--keep n] [--data PLACE]`: copies everything that is kept into a new file of a folder, also
 * while the bot runs, and looks whether the copy is whole. Prints its path. `--keep` removes all but the n newest copies
 * there. `folder` is `backups` under DATA_DIR unless told, and PLACE as the bot would find it.
 */
await run(async () => {
  loadEnv({ quiet: true });
  const { id, values } = calledWith({ keep: { type: 'string' }, data: { type: 'string' } });
  const keep = values.keep === undefined ? null : numberCalled('keep', values.keep, 1);
  const folder = id ?? join(configFrom(process.env).dataDir, 'backups');
  const place = placeCalled(values.data);
  await expectNotMoving(place);
  const copy = await keepingAt(place).backup(folder, Date.now()).catch(said);
  process.stdout.write(`${copy}\n`);
  if (keep !== null) for (const name of removeOlder(folder, keep)) process.stdout.write(`Removed: ${name}\n`);
  return 0;
});

/** A database that is half moved, which pg_dump would take all the same; one that cannot be asked is left to pg_dump. */
async function expectNotMoving(place: string): Promise<void> {
  if (!isPostgresUrl(place)) return;
  const store = databaseToLook(place);
  const source = await movedFrom(store)
    .catch(() => null)
    .finally(() => store.destroy());
  if (source !== null)
    throw new BadCall(`${nameOf(place)} cannot be copied: ${new HalfMoved(source).message}.`);
}

function said(error: unknown): never {
  throw error instanceof CannotKeep ? new BadCall(error.message) : error;
}
