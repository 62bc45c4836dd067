import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listImports } from './violations.ts';

interface File {
  /** Path inside the layer: "lobby/card.ts". */
  readonly path: string;
  readonly source: string;
}

/** Returns the feature that a file belongs to; null for the files of the layer itself. */
function getFeature(path: string): string | null {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : null;
}

/** Returns the features that each feature imports, including type imports. */
function collectImports(files: readonly File[]): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { path, source } of files) {
    const from = getFeature(path);
    if (from === null) continue;
    const known = imports.get(from) ?? new Set<string>();
    imports.set(from, known);
    for (const name of listImports(path, source).filter((one) => one.startsWith('.'))) {
      const to = relative('/', resolve('/', dirname(path), name));
      const feature = name.startsWith('../'.repeat(path.split('/').length)) ? null : getFeature(to);
      if (feature !== null && feature !== from) known.add(feature);
    }
  }
  return imports;
}

/** Returns a cycle of features that import each other, such as ["lobby", "turns", "lobby"]; null if there is none. */
function findCycle(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (feature: string, path: readonly string[]): readonly string[] | null => {
    const at = path.indexOf(feature);
    if (at >= 0) return [...path.slice(at), feature];
    if (done.has(feature)) return null;
    for (const next of imports.get(feature) ?? []) {
      const cycle = visit(next, [...path, feature]);
      if (cycle) return cycle;
    }
    done.add(feature);
    return null;
  };
  for (const feature of imports.keys()) {
    const cycle = visit(feature, []);
    if (cycle) return cycle;
  }
  return null;
}

describe.each(['src/app', 'src/discord'])('features of %s', (layer) => {
  const root = fileURLToPath(new URL(`../../${layer}`, import.meta.url));
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const files = paths.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

  test('features: import each other without a cycle', () => {
    const imports = collectImports(files);
    expect(imports.size).toBeGreaterThan(10);
    expect(findCycle(imports)).toBeNull();
  });
});

test('findCycle: finds a cycle of features, also through types and dynamic imports', () => {
  const files = [
    { path: 'lobby/card.ts', source: "import type { Wait } from '../turns/waits.ts';" },
    { path: 'turns/waits.ts', source: "export const card = () => import('../lobby/card.ts');" },
    { path: 'undo/undo.ts', source: "import { card } from '../lobby/card.ts';" },
  ];
  expect(findCycle(collectImports(files))).toEqual(['lobby', 'turns', 'lobby']);
  expect(findCycle(collectImports(files.slice(1)))).toBeNull();
});
