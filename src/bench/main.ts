import { parseArgs } from 'node:util';
import { parts } from './parts.ts';
import { measure, table } from './run.ts';

/** `npm run bench -- [--json] [--only kernel,games]` */
const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } });
const { results, rows } = await measure(parts, values.only?.split(','));
console.log(values.json ? JSON.stringify(results, null, 2) : table(rows));
