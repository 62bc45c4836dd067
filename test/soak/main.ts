import { parseNumberArg } from '../../src/tools/cli-args.ts';
import { parseFlags } from '../../src/tools/flags.ts';
import { run } from '../../src/tools/run.ts';
import { soak } from '../support/chaos/soak.ts';

/** `npm run -s soak -- [--kills 1000] [--seed 1]`: plays every game while the bot is killed again and again. */
await run(async () => {
  const { values } = parseFlags({
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
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
