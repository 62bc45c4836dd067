import { config as loadEnv } from 'dotenv';
import { keepingAt } from '../store/keeping/at.ts';
import { CannotKeep } from '../store/keeping/keeping.ts';
import { BadCall } from './called.ts';
import { calledWith } from './flags.ts';
import { placeCalled } from './place.ts';
import { run } from './run.ts';

/**
 * `npm run -s restore -- <file> [--replace] [--data PLACE]`: puts a copy in the place of the data. No bot may run on it.
 * Where data is there it is only done with `--replace`, and what was there is kept beside it.
 */
await run(async () => {
  loadEnv({ quiet: true });
  const { id: copy, values } = calledWith({
    replace: { type: 'boolean', default: false },
    data: { type: 'string' },
  });
  if (copy === undefined) throw new BadCall('Say which file: npm run -s restore -- <file>');
  const wishes = { replace: values.replace, at: Date.now() };
  const before = await keepingAt(placeCalled(values.data)).restore(copy, wishes).catch(said);
  process.stdout.write(`Restored: ${copy}\n`);
  if (before !== null) process.stdout.write(`What was there before: ${before}\n`);
  return 0;
});

function said(error: unknown): never {
  throw error instanceof CannotKeep ? new BadCall(error.message) : error;
}
