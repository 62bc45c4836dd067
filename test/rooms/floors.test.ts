import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importsOf } from './holes.ts';

const DISCORD = fileURLToPath(new URL('../../src/discord', import.meta.url));

/** From the ground up: each may import its own floor and those below it. The front door is the folder itself. */
const FLOORS = ['kit', 'messages', 'acts', 'buttons', 'telling', 'front'];

interface File {
  readonly path: string;
  readonly source: string;
}

/** The buttons of each feature are one floor. */
function floorOf(path: string): string {
  if (path.endsWith('/buttons.ts')) return 'buttons';
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : 'front';
}

/** What a file imports from a floor above its own. */
function upwards({ path, source }: File): readonly string[] {
  const ours = importsOf(path, source).filter((name) => name.startsWith('.'));
  const imports = ours.map((to) => relative(DISCORD, resolve(DISCORD, dirname(path), to)));
  const own = FLOORS.indexOf(floorOf(path));
  return imports.filter((to) => !to.startsWith('..') && FLOORS.indexOf(floorOf(to)) > own);
}

describe('src/discord stands on floors', () => {
  const paths = readdirSync(DISCORD, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );

  test('every folder is a floor', () => {
    expect(new Set(paths.map(floorOf))).toEqual(new Set(FLOORS));
  });

  test('no file imports from above', () => {
    const files = paths.map((path) => ({ path, source: readFileSync(join(DISCORD, path), 'utf8') }));
    expect(files.flatMap((file) => upwards(file).map((to) => `${file.path} imports ${to}`))).toEqual([]);
  });

  test.each([
    "import { panelMessage } from '../messages/panel.ts';\nimport { cut } from './cut.ts';",
    "export type Panel = typeof import('../messages/panel.ts');",
    "export const panel = () => import('../messages/panel.ts');",
    "export type { Before } from '../messages/panel.ts';",
    "declare module '../messages/panel.ts' { interface Before { more: true } }",
  ])('an import from above is found: %s', (source) => {
    expect(upwards({ path: 'kit/names.ts', source })).toEqual(['messages/panel.ts']);
  });
});
