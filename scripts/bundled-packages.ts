import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code is in the release. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX id, for example `MIT`. */
  readonly license: string;
  /** Text of its licence files; empty if it has none. */
  readonly text: string;
}

const PACKAGE = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Returns the packages of files such as `node_modules/pg/lib/index.js`, by name. `folder` is `node_modules`. */
export function listBundledPackages(folder: string, files: readonly string[]): readonly BundledPackage[] {
  const names = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []));
  return [...names].toSorted().map((name) => readBundledPackage(join(folder, name)));
}

function readBundledPackage(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return { name, version, license, text: texts.join('\n\n') };
}

const RULE = '-'.repeat(80);

/** Returns the text of `NOTICE`: every package with its licence. */
export function formatNotice(packages: readonly BundledPackage[]): string {
  const sorted = packages.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const parts = sorted.map(({ name, version, license, text }) =>
    [RULE, `${name} ${version} (${license})`, ...(text === '' ? [] : ['', text])].join('\n'),
  );
  return `${['Piecemeal includes the packages below, and the Noto fonts (OFL-1.1, see fonts/LICENSE).', ...parts].join('\n\n')}\n`;
}
