import { config as loadEnv } from 'dotenv';
import { earlier } from '../games/earlier.ts';
import { games } from '../games/registry.ts';
import { examine } from '../ops/doctor/examine.ts';
import { type Findings, formatFault } from '../ops/doctor/fault.ts';
import { InspectionError, openReadOnly } from '../store/doctor/open-read-only.ts';
import { UsageError } from './cli-args.ts';
import { DATA_FLAG, parseDataLocation } from './data-location.ts';
import { parseFlags } from './flags.ts';
import { run } from './run.ts';

/** `npm run -s doctor`: checks all data, even beside a running bot, and changes nothing. */
await run(async () => {
  loadEnv({ quiet: true });
  const { values } = parseFlags({
    command: 'npm run -s doctor',
    about: [
      'Checks all data: the file, references, every running match against its log,',
      'due seats and alarms, and ratings. Changes nothing; the bot may run meanwhile.',
      'Exit code 0: no faults; 1: faults, a sentence each; 2: the data cannot be read.',
    ],
    flags: { json: { type: 'boolean', default: false, help: 'print JSON' }, data: DATA_FLAG },
  });
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
  const absent = unplayable.map((id) => `Table ${id}: not replayed, because this version lacks its rules.`);
  const seen = `${tables} tables, ${replayed} running matches replayed, ${ratings} ratings`;
  const sum = faults.length === 0 ? `Healthy: ${seen}.` : `${faults.length} faults in ${seen}.`;
  return [...faults.map(formatFault), ...absent, sum, ''].join('\n');
}
