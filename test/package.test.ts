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

test('package-lock.json: lists the binaries for every platform, as npm ci requires', () => {
  const binaries = Object.values(locked).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(binaries.length).toBeGreaterThan(20);
  expect(binaries.filter((name) => !locked[`node_modules/${name}`])).toEqual([]);
});

test('package-lock.json: has a hash for every package', () => {
  const packages = Object.keys(locked).filter((path) => path !== '');
  expect(packages.length).toBeGreaterThan(200);
  expect(packages.filter((path) => !/^sha512-[\w+/]{86}==$/.test(locked[path]?.integrity ?? ''))).toEqual([]);
});

test('npm install: runs no install scripts, and only esbuild and fsevents have one', () => {
  expect(file('.npmrc').split('\n')).toContain('ignore-scripts=true');
  const scripted = Object.keys(locked).filter((path) => locked[path]?.hasInstallScript);
  expect(scripted.filter((path) => !path.endsWith('fsevents'))).toEqual(['node_modules/esbuild']);
});

test('Node: is an optional dependency for five platforms, in one release, locked by hash', () => {
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

test('package.json: scripts name no path of Node, so that any installed Node can run them', () => {
  for (const script of Object.values<string>(wanted.scripts))
    expect(script).not.toMatch(/node_modules|\/bin\//);
  expect(wanted.engines.node).toBe('>=22.18');
});
