import { parseNumberArg } from '../../src/tools/cli-args.ts';
import { parseFlags } from '../../src/tools/flags.ts';
import { run } from '../../src/tools/run.ts';
import { soak } from '../support/chaos/soak.ts';

/** `npm run -s soak`: plays every game while the bot is killed again and again. */
await run(async () => {
  const { values } = parseFlags({
    command: 'npm run -s soak',
    about: ['Plays every game while the bot is killed again and again.'],
    flags: {
      kills: { type: 'string', value: 'N', default: '100', help: 'number of kills' },
      seed: { type: 'string', value: 'N', default: '1', help: 'seed of the randomness' },
    },
  });
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  say(
    await soak({
      kills: parseNumberArg('kills', values.kills, 1),
      seed: parseNumberArg('seed', values.seed, 0),
      say,
    }),
  );
  return 0;
});
