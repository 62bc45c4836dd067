import { join } from 'node:path';
import { config as loadEnv } from 'dotenv';
import { parseConfig } from '../config.ts';
import { BackupError } from '../store/backup/backup.ts';
import { createBackupTarget, deleteOldBackups } from '../store/backup/backup-target.ts';
import { parseNumberArg, UsageError } from './cli-args.ts';
import { parseDataLocation } from './data-location.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

/**
 * `npm run -s backup -- [folder] [--keep n] [--data PLACE]`: copies all data into a new file of a folder, even while
 * the bot runs, and verifies the copy. Prints its path. `--keep` removes all but the newest n backups there. `folder`
 * defaults to `backups` under DATA_DIR, and PLACE to the bot's data location.
 */
await run(async () => {
  loadEnv({ quiet: true });
  const { id, values } = parseFlags({ keep: { type: 'string' }, data: { type: 'string' } });
  const keep = values.keep === undefined ? null : parseNumberArg('keep', values.keep, 1);
  const folder = id ?? join(parseConfig(process.env).dataDir, 'backups');
  const place = parseDataLocation(values.data);
  const copy = await createBackupTarget(place).backup(folder, Date.now()).catch(failWithUsageError);
  process.stdout.write(`${copy}\n`);
  if (keep !== null)
    for (const name of deleteOldBackups(folder, keep)) process.stdout.write(`Removed: ${name}\n`);
  return 0;
});

function failWithUsageError(error: unknown): never {
  throw error instanceof BackupError ? new UsageError(error.message) : error;
}
