import { expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { killRepeatedly, restartDatabase, restartOneByOne, waitUntilWell } from '../support/storm/blows.ts';
import { expectSound } from '../support/storm/expect-sound.ts';
import { expectHeld } from '../support/storm/gaps.ts';
import { openStorm, type Storm } from '../support/storm/storm.ts';

const SEED = Number(process.env.STORM_SEED ?? 20_261_123);
/** Number of kills; more with `STORM_KILLS=200 npm run test:processes`. */
const KILLS = Number(process.env.STORM_KILLS ?? 60);
const RESTARTS = 3;

/** Number of moves before the first kill. */
const FIRST = 24;

test(`cluster: nothing is lost or doubled when processes are killed ${KILLS} times and PostgreSQL ${RESTARTS} times`, async () => {
  const storm = await openStorm(SEED);
  try {
    await runStorm(storm);
  } catch (error) {
    console.error(`Seed ${SEED}\n${describeStorm(storm)}`);
    throw error;
  } finally {
    await storm.end();
  }
}, 900_000);

async function runStorm(storm: Storm): Promise<void> {
  const chance = createSeededChance(SEED);
  await waitUntilWell(storm, FIRST);
  let met = 0;
  for (let part = 0; part <= RESTARTS; part++) {
    const kills = killRepeatedly(storm, Math.ceil(KILLS / (RESTARTS + 1)), chance);
    if (part > 0) await restartDatabase(storm);
    met += await kills;
  }
  expect(await restartOneByOne(storm)).toEqual([0, 0, 0]);
  await storm.calmDown();
  await expectSound(storm);
  const told = expectHeld(storm);
  console.log({ seed: SEED, met, acknowledged: storm.ledger.acknowledged, ...told });
  expect(storm.ledger.acknowledged).toBeGreaterThan(KILLS);
}

/** Describes all kills and all faults, for the log. */
function describeStorm({ blows, bots, discord, sessions, answers }: Storm): string {
  const from = blows[0]?.at ?? performance.now();
  const at = (ms: number) => `${((ms - from) / 1000).toFixed(1)} s`;
  return [
    ...blows.map((blow) => `${at(blow.at)} ${blow.what}`),
    ...sessions.gaps().map((gap) => `shard ${gap.shard} without a session: ${at(gap.from)} to ${at(gap.to)}`),
    ...answers.unanswered.map(
      ({ shard, what, from, state }) => `unanswered on shard ${shard}: ${what}, ${at(from)}, ${state()}`,
    ),
    ...discord.limited.map((line) => `Discord made it wait: ${line}`),
    ...discord.problems.map((problem) => `Discord refused: ${problem}`),
    ...bots.flatMap(({ name, complaints }) => complaints.map((line) => `${name}: ${line}`)),
  ].join('\n');
}
