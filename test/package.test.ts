import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const locked: Readonly<Record<string, Locked>> = read('package-lock.json').packages;

test('the lock names every binary of every machine, or npm ci refuses it', () => {
  const wanted = Object.values(locked).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((name) => !locked[`node_modules/${name}`])).toEqual([]);
});

test('every install script of a machine like this one is approved', () => {
  const approved = Object.keys(read('package.json').allowScripts);
  const scripted = Object.entries(locked).filter(
    ([path, entry]) => entry.hasInstallScript && !path.endsWith('fsevents'),
  );
  expect(scripted.map(([path]) => path.replace('node_modules/', '')).sort()).toEqual(approved.sort());
});
