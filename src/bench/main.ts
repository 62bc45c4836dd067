import { parseFlags } from '../tools/flags.ts';
import { run } from '../tools/run.ts';
import { ai } from './ai.ts';
import { type Benchmark, formatTable, measure } from './benchmark.ts';
import { games } from './games.ts';
import { interactionQueries } from './interaction-queries.ts';
import { kernel } from './kernel.ts';
import { memory } from './memory.ts';
import { move } from './move.ts';
import { pictures } from './pictures.ts';
import { processes } from './processes.ts';
import { turns } from './turns.ts';
import { week } from './week.ts';

/** All benchmarks, in the order in which they run: the kernel first, while nothing else has been compiled. */
const benchmarks: readonly Benchmark[] = [
  kernel,
  games,
  ai,
  pictures,
  move,
  interactionQueries,
  turns,
  week,
  memory,
  processes,
];

/** `npm run bench`: runs all benchmarks unless some are named. */
await run(async () => {
  const { operands, values } = parseFlags({
    command: 'npm run bench',
    operands: ['[benchmark]...'],
    about: [
      'Runs the named benchmarks, or all of them.',
      `Benchmarks: ${benchmarks.map(({ name }) => name).join(', ')}.`,
    ],
    flags: {
      only: { type: 'string', value: 'LIST', help: 'benchmarks, separated by commas' },
      json: { type: 'boolean', default: false, help: 'print JSON' },
    },
  });
  const named = [...(values.only?.split(',') ?? []), ...operands];
  const { results, rows } = await measure(benchmarks, named.length > 0 ? named : undefined);
  process.stdout.write(`${values.json ? JSON.stringify(results, null, 2) : formatTable(rows)}\n`);
  return 0;
});
