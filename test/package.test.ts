import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
}

const file = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const wanted = JSON.parse(file('package.json'));
const locked: Readonly<Record<string, Locked>> = JSON.parse(file('package-lock.json')).packages;

test('the lock names every binary of every machine, or npm ci refuses it', () => {
  const binaries = Object.values(locked).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(binaries.length).toBeGreaterThan(20);
  expect(binaries.filter((name) => !locked[`node_modules/${name}`])).toEqual([]);
});

test('the lock has a hash for every package, so that npm ci takes no other bytes', () => {
  const packages = Object.keys(locked).filter((path) => path !== '');
  expect(packages.length).toBeGreaterThan(200);
  expect(packages.filter((path) => !/^sha512-[\w+/]{86}==$/.test(locked[path]?.integrity ?? ''))).toEqual([]);
});

test('nothing is built or fetched at install: no install script runs, and none is missed', () => {
  expect(file('.npmrc').split('\n')).toContain('ignore-scripts=true');
  const scripted = Object.keys(locked).filter((path) => locked[path]?.hasInstallScript);
  expect(scripted.filter((path) => !path.endsWith('fsevents'))).toEqual(['node_modules/esbuild']);
});

test('Node comes along for five platforms, one and the same release, locked by its hash', () => {
  const names = Object.keys(wanted.optionalDependencies);
  expect(names).toHaveLength(5);
  const [version, ...others] = new Set(Object.values(wanted.optionalDependencies));
  expect([version, others]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/), []]);
  for (const name of names) {
    const entry = locked[`node_modules/${name}`];
    expect(entry).toMatchObject({ version, optional: true, integrity: expect.stringMatching(/^sha512-/) });
    expect(Object.keys(entry?.bin ?? {})).toEqual(['node']);
  }
});

test("no script names a path of Node, so that each runs with the one that comes along or else with one's own", () => {
  for (const script of Object.values<string>(wanted.scripts))
    expect(script).not.toMatch(/node_modules|\/bin\//);
  expect(wanted.engines.node).toBe('>=22.18');
});
