import { config as loadEnv } from 'dotenv';
import { BackupError } from '../store/backup/backup.ts';
import { createBackupTarget } from '../store/backup/backup-target.ts';
import { UsageError } from './cli-args.ts';
import { DATA_FLAG, parseDataLocation } from './data-location.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

/** `npm run -s restore`: restores the data from a backup. */
await run(async () => {
  loadEnv({ quiet: true });
  const { operands, values } = parseFlags({
    command: 'npm run -s restore',
    operands: ['<file>'],
    about: ['Restores the data from a backup. No bot may run on the data.'],
    flags: {
      replace: {
        type: 'boolean',
        default: false,
        help: 'replace existing data, which is kept beside the new data',
      },
      data: DATA_FLAG,
    },
  });
  const [copy = ''] = operands;
  const wishes = { replace: values.replace, at: Date.now() };
  const before = await createBackupTarget(parseDataLocation(values.data))
    .restore(copy, wishes)
    .catch(failWithUsageError);
  process.stdout.write(`Restored ${copy}.\n`);
  if (before !== null) process.stdout.write(`The previous data is in ${before}.\n`);
  return 0;
});

function failWithUsageError(error: unknown): never {
  throw error instanceof BackupError ? new UsageError(error.message) : error;
}
