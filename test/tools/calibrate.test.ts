import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { games } from '../../src/games/registry.ts';
import { collect } from '../../src/tools/arena/collect.ts';
import { computeCalibration, formatCalibration } from '../../src/tools/calibrate/calibration.ts';
import { sampleDecisions } from '../../src/tools/calibrate/sample-decisions.ts';

/** Creates decisions with predicted chances, which are won with the probability that `of` returns. */
function decisions(count: number, of: (said: number) => number) {
  const luck = createSeededChance(2);
  return Array.from({ length: count }, () => {
    const said = luck.draw(1_001) / 1_000;
    return { said, won: Number(luck.draw(1_000) < 1_000 * of(said)) };
  });
}

describe('computeCalibration', () => {
  test('computeCalibration: finds no error beyond noise for true chances', () => {
    const { error, noise, tenths, decisions: count } = computeCalibration(decisions(4_000, (said) => said));
    expect(error).toBeLessThan(2 * noise);
    expect([count, tenths.length]).toEqual([4_000, 10]);
    for (const { said, from } of tenths) expect(said).toBeGreaterThanOrEqual(from);
  });

  test('computeCalibration: finds the error of chances that are too modest', () => {
    const sharp = (said: number) => Math.min(1, Math.max(0, 0.5 + 3 * (said - 0.5)));
    const { error, noise, said, won } = computeCalibration(decisions(4_000, sharp));
    expect(error).toBeGreaterThan(0.15);
    expect(error).toBeGreaterThan(5 * noise);
    expect(Math.abs(said - won)).toBeLessThan(0.03);
  });

  test('computeCalibration: counts certainty in the last tenth and leaves out empty tenths', () => {
    const { tenths, error } = computeCalibration([
      { said: 1, won: 1 },
      { said: 0.95, won: 1 },
      { said: 0.3, won: 0.5 },
    ]);
    expect(tenths.map(({ from, decisions: count }) => [from, count])).toEqual([
      [0.3, 1],
      [0.9, 2],
    ]);
    expect(error).toBeCloseTo((0.2 + 2 * 0.025) / 3);
  });

  test('formatCalibration: prints a Markdown table', () => {
    expect(formatCalibration('motox', 3, computeCalibration([{ said: 0.25, won: 0.5 }]))).toEqual([
      '**motox**, 3 seats, 1 decisions: predicted 25.0, won 50.0, error 25.0 (expected from luck alone: 34.5)',
      '',
      '| predicted | decisions | mean prediction | won |',
      '| --- | --- | --- | --- |',
      '| 20–30 | 1 | 25.0 | 50.0 ± 0.0 |',
      '',
    ]);
  });
});

describe('sampleDecisions', () => {
  const [runaround] = games;
  if (!runaround) throw new Error('no games');
  const call = { game: runaround, seats: 2, matches: 6, seed: 3, playouts: 300, of: null };

  test('sampleDecisions: takes at most four of a match, the same for the same seed', async () => {
    const found = await collect(sampleDecisions(call));
    expect(found).toHaveLength(24);
    expect(found.every(({ said, won }) => said >= 0 && said <= 1 && [0, 1].includes(won))).toBe(true);
    expect(await collect(sampleDecisions(call))).toEqual(found);
  });

  test('sampleDecisions: can be limited to one player', async () => {
    const [everybody, greedy] = [
      await collect(sampleDecisions(call)),
      await collect(sampleDecisions({ ...call, of: 'greedy' })),
    ];
    expect(greedy.length).toBeGreaterThan(0);
    expect(greedy.length).toBeLessThan(everybody.length);
    expect(await collect(sampleDecisions({ ...call, of: 'nobody' }))).toEqual([]);
  });
});

test('npm run calibrate: prints JSON', () => {
  const call = ['src/tools/calibrate.ts', 'gostop', '--games', '3', '--playouts', '200', '--json'];
  const { status, stdout } = spawnSync(process.execPath, call, { encoding: 'utf8' });
  expect([status, JSON.parse(stdout)]).toMatchObject([0, [{ game: 'gostop', seats: 2, decisions: 12 }]]);
});
