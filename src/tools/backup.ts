import { join } from 'node:path';
import { config as loadEnv } from 'dotenv';
import { parseConfig } from '../config.ts';
import { BackupError } from '../store/backup/backup.ts';
import { createBackupTarget, deleteOldBackups } from '../store/backup/backup-target.ts';
import { parseNumberArg, UsageError } from './cli-args.ts';
import { DATA_FLAG, parseDataLocation } from './data-location.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

/** `npm run -s backup`: copies all data into a new file, even while the bot runs. */
await run(async () => {
  loadEnv({ quiet: true });
  const { operands, values } = parseFlags({
    command: 'npm run -s backup',
    operands: ['[folder]'],
    about: [
      'Copies all data into a new file of the folder, checks the copy and prints its path.',
      'The bot may run meanwhile. The folder defaults to backups in DATA_DIR.',
    ],
    flags: {
      keep: { type: 'string', value: 'N', help: 'delete all but the newest N backups in the folder' },
      data: DATA_FLAG,
    },
  });
  const keep = values.keep === undefined ? null : parseNumberArg('keep', values.keep, 1);
  const folder = operands[0] ?? join(parseConfig(process.env).dataDir, 'backups');
  const place = parseDataLocation(values.data);
  const copy = await createBackupTarget(place).backup(folder, Date.now()).catch(failWithUsageError);
  process.stdout.write(`${copy}\n`);
  if (keep !== null)
    for (const name of deleteOldBackups(folder, keep)) process.stdout.write(`Deleted: ${name}\n`);
  return 0;
});

function failWithUsageError(error: unknown): never {
  throw error instanceof BackupError ? new UsageError(error.message) : error;
}
