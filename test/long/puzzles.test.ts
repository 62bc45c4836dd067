import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readPuzzles } from '../../src/app/puzzles/read-puzzles.ts';
import { games } from '../../src/games/registry.ts';

const all = readPuzzles();

const posed = games.flatMap(({ id }) => {
  const count = all.filter(({ game }) => game === id).length;
  return count === 0 ? [] : [{ id, count }];
});

/** Checks every puzzle, and four of them to the real end, which takes a minute each. The tool runs in its own process, where an AI is four times as fast as in a test. */
describe('puzzles that come with the bot', () => {
  test('puzzles: there are at least 60 in each of four games', () => {
    expect(posed.filter(({ count }) => count >= 60).length).toBeGreaterThanOrEqual(4);
  });

  test.each(posed)('puzzles of $id: have the best moves that they claim', async ({ id, count }) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      'src/tools/puzzles.ts',
      '--check',
      '--game',
      id,
      '--ends',
      '4',
    ]).catch((failed: { readonly stdout: string }) => failed);
    expect(stdout.trim().split('\n').slice(0, -1).filter(isFaulty)).toEqual([]);
    expect(stdout).toMatch(new RegExp(`^${count} puzzles, 0 faults$`, 'm'));
  });
});

/** Returns true for a line with a fault, which the tool writes after the three moves and their chances. */
function isFaulty(line: string): boolean {
  return !line.endsWith('%');
}
