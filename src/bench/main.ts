import { parseArgs } from 'node:util';
import { run } from '../tools/run.ts';
import { parts } from './parts.ts';
import { measure, table } from './run.ts';

/** `npm run bench -- [--json] [--only kernel,games]`: what is measured is in `parts.ts`. */
await run(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } });
  const { results, rows } = await measure(parts, values.only?.split(','));
  process.stdout.write(`${values.json ? JSON.stringify(results, null, 2) : table(rows)}\n`);
  return 0;
});
