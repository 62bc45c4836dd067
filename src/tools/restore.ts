import { config as loadEnv } from 'dotenv';
import { BackupError } from '../store/backup/backup.ts';
import { createBackupTarget } from '../store/backup/backup-target.ts';
import { UsageError } from './cli-args.ts';
import { parseDataLocation } from './data-location.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

/**
 * `npm run -s restore -- <file> [--replace] [--data PLACE]`: replaces the data by a backup. No bot may run on it.
 * Existing data is only replaced with `--replace`, and is then kept beside the new data.
 */
await run(async () => {
  loadEnv({ quiet: true });
  const { id: copy, values } = parseFlags({
    replace: { type: 'boolean', default: false },
    data: { type: 'string' },
  });
  if (copy === undefined) throw new UsageError('Say which file: npm run -s restore -- <file>');
  const wishes = { replace: values.replace, at: Date.now() };
  const before = await createBackupTarget(parseDataLocation(values.data))
    .restore(copy, wishes)
    .catch(failWithUsageError);
  process.stdout.write(`Restored: ${copy}\n`);
  if (before !== null) process.stdout.write(`What was there before: ${before}\n`);
  return 0;
});

function failWithUsageError(error: unknown): never {
  throw error instanceof BackupError ? new UsageError(error.message) : error;
}
