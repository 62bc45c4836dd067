import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listImports } from './violations.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Folders that play a match and know nothing of leagues. */
const RULES = ['src/engine', 'src/games', 'src/ai'];

/** Folder of the pure league computations. */
const PURE = 'src/stats/leagues';

function listSources(folder: string): readonly { readonly path: string; readonly source: string }[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path: join(folder, path), source: readFileSync(join(ROOT, folder, path), 'utf8') }));
}

describe.each(RULES)('leagues and %s', (folder) => {
  test('rules, games and AI: do not mention leagues', () => {
    const all = listSources(folder);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ source }) => /league/i.test(source)).map(({ path }) => path)).toEqual([]);
  });
});

test('stats/leagues: imports nothing from outside, and uses no clock and no random numbers', () => {
  for (const { path, source } of listSources(PURE)) {
    expect(
      listImports(path, source).filter((name) => !/^\.\/[\w-]+\.ts$/.test(name)),
      path,
    ).toEqual([]);
    expect(source, path).not.toMatch(/Math\.random|Date\b|performance\./);
  }
});
