import { join } from 'node:path';
import { config as loadEnv } from 'dotenv';
import { configFrom } from '../config.ts';
import { expectNotMoving, keepingAt, removeOlder } from '../store/keeping/at.ts';
import { CannotKeep } from '../store/keeping/keeping.ts';
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
  await expectNotMoving(place).catch(said);
  const copy = await keepingAt(place).backup(folder, Date.now()).catch(said);
  process.stdout.write(`${copy}\n`);
  if (keep !== null) for (const name of removeOlder(folder, keep)) process.stdout.write(`Removed: ${name}\n`);
  return 0;
});

function said(error: unknown): never {
  throw error instanceof CannotKeep ? new BadCall(error.message) : error;
}
