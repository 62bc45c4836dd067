import { config as loadEnv } from 'dotenv';
import { earlier } from '../games/earlier.ts';
import { games } from '../games/registry.ts';
import { examine } from '../ops/doctor/examine.ts';
import { type Findings, formatFault } from '../ops/doctor/fault.ts';
import { InspectionError, openReadOnly } from '../store/doctor/open-read-only.ts';
import { UsageError } from './cli-args.ts';
import { parseDataLocation } from './data-location.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

/**
 * `npm run -s doctor -- [--json] [--data PLACE]`: checks all data, even beside a running bot: the file, references,
 * every running match against its log, due seats, and ratings. Changes nothing. Code 0 and one line if all is well;
 * otherwise a sentence for each fault, and code 1.
 */
await run(async () => {
  loadEnv({ quiet: true });
  const { id, values } = parseFlags({ json: { type: 'boolean', default: false }, data: { type: 'string' } });
  if (id !== undefined) throw new UsageError(`All data is looked at; "${id}" is one word too many.`);
  const store = await openReadOnly(parseDataLocation(values.data)).catch((error) => {
    throw error instanceof InspectionError ? new UsageError(error.message) : error;
  });
  const findings = await examine({ store, games, earlier }).finally(() => store.destroy());
  const isWell = findings.faults.length === 0;
  const text = values.json
    ? `${JSON.stringify({ healthy: isWell, ...findings }, null, 2)}\n`
    : formatFindings(findings);
  process.stdout.write(text);
  return isWell ? 0 : 1;
});

function formatFindings({ faults, tables, replayed, ratings, unplayable }: Findings): string {
  const absent = unplayable.map((id) => `Table ${id}: not played again, as its rules are not here.`);
  const seen = `${tables} tables, ${replayed} running matches played again, ${ratings} ratings`;
  const sum = faults.length === 0 ? `Healthy: ${seen}.` : `Faults: ${faults.length}, in ${seen}.`;
  return [...faults.map(formatFault), ...absent, sum, ''].join('\n');
}
