import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';

/**
 * Three matches of every line-up with the minimum of seats, one with more. The AIs use all their playouts, because matches
 * of weaker AIs end where others do not.
 */
const played = games.flatMap(({ id, mind, seats }) =>
  mind ? seats.map((count) => ({ id, seats: count, matches: count === seats[0] ? 3 : 1 })) : [],
);

/** Runs in its own process, where an AI is four times as fast as in a test. */
describe('endings of matches between AIs', () => {
  test.each(played)('AI matches of $id with $seats seats: end', async ({ id, seats, matches }) => {
    const limits = ['--seats', String(seats), '--games', String(matches), '--seed', '11'];
    const { stdout } = await promisify(execFile)(process.execPath, [
      'src/tools/endings.ts',
      id,
      ...limits,
      '--json',
    ]).catch((failed: { readonly stdout: string }) => failed);
    const { rows, broken } = JSON.parse(stdout);
    expect(rows).toHaveLength(5);
    expect(broken).toEqual([]);
  });
});
