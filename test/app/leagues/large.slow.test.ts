import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginLeague } from '../../../src/app/leagues/progress.ts';
import { disableDiskSync } from '../../../src/store/maintenance.ts';
import { getProcessorTime } from '../../../src/tools/processor-time.ts';
import {
  decideMatch,
  listPlayingTables,
  loadStandings,
  loadTestLeague,
  openAllTables,
  openEnteredLeague,
} from '../../support/league.ts';
import {
  closeTestContext,
  createActor,
  openTestContext,
  type TestContext,
} from '../../support/test-context.ts';

const MANY = Array.from({ length: 16 }, (_, at) => `p${String(at).padStart(2, '0')}`);

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContext();
  await disableDiskSync(ctx.store);
});
afterEach(async () => await closeTestContext(ctx));

/** Maximum CPU time of a transaction in ms, because nothing else runs meanwhile. */
const MOST = 50;

test('a league of sixteen: plays 240 matches, and no transaction takes long', {
  timeout: 60_000,
}, async () => {
  const begins: number[] = [];
  for (const [at, guild] of ['h', 'i', 'g'].entries()) {
    const people = [...MANY.slice(at), ...MANY.slice(0, at)];
    const one = await openEnteredLeague(ctx, people, { guild, channel: guild, times: 2 });
    begins.push(await measureCpuMs(() => beginLeague(ctx, createActor(people[0] ?? ''), one)));
  }
  const id = 3;
  await openAllTables(ctx);
  expect(await listPlayingTables(ctx, id)).toHaveLength(16);
  const ends: number[] = [];
  const openings: number[] = [];
  for (
    let [table] = await listPlayingTables(ctx, id);
    table !== undefined;
    [table] = await listPlayingTables(ctx, id)
  ) {
    const at = table;
    ends.push(await measureCpuMs(() => decideMatch(ctx, at, MANY)));
    openings.push(await measureCpuMs(() => openAllTables(ctx)));
  }
  const { record, matches } = await loadTestLeague(ctx, id);
  expect([record.phase, matches.length]).toEqual(['over', 240]);
  expect((await loadStandings(ctx, id)).map(({ name, points }) => [name, points])).toEqual(
    MANY.map((name, at) => [name, 4 * (15 - at)]),
  );
  // Compilation takes part of the time in some of them.
  expect(Math.max(getMedian(begins), getMedian(ends), getMedian(openings))).toBeLessThan(MOST);
});

/** Returns the CPU time of some work in ms, which other load of the machine does not affect. */
async function measureCpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = getProcessorTime();
  await work();
  return getProcessorTime() - before;
}

function getMedian(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
}
