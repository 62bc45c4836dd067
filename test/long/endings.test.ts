import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';

/**
 * Three matches of every line-up of the fewest who can play, one of those of more. With all playouts: matches of AIs that
 * think briefly end where others do not.
 */
const played = games.flatMap(({ id, ai, seats }) =>
  ai ? seats.map((count) => ({ id, seats: count, matches: count === seats[0] ? 3 : 1 })) : [],
);

/** In a process of its own, where a mind thinks four times as fast as in a test. */
describe('matches of AIs come to an end, and do not go in circles', () => {
  test.each(played)('$id, $seats seats', async ({ id, seats, matches }) => {
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
