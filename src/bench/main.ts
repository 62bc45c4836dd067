import { parseArgs } from 'node:util';
import { run } from '../tools/run.ts';
import { parts } from './parts.ts';
import { measure, table } from './run.ts';

/** `npm run bench -- [--json] [kernel games]`, or `--only kernel,games`: what is measured is in `parts.ts`. */
await run(async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' }, only: { type: 'string' } },
    allowPositionals: true,
  });
  const named = [...(values.only?.split(',') ?? []), ...positionals];
  const { results, rows } = await measure(parts, named.length > 0 ? named : undefined);
  process.stdout.write(`${values.json ? JSON.stringify(results, null, 2) : table(rows)}\n`);
  return 0;
});
