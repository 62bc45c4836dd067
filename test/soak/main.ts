import { numberCalled } from '../../src/tools/called.ts';
import { calledWith } from '../../src/tools/flags.ts';
import { run } from '../../src/tools/run.ts';
import { soak } from '../support/chaos/soak.ts';

/** `npm run -s soak -- [--kills 1000] [--seed 1]`: plays every game while the bot is killed again and again. */
await run(async () => {
  const { values } = calledWith({
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  });
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  say(
    await soak({
      kills: numberCalled('kills', values.kills, 1),
      seed: numberCalled('seed', values.seed, 0),
      say,
    }),
  );
  return 0;
});
