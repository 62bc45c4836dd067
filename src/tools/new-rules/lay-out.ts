import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../../engine/game.ts';
import { UsageError } from '../cli-args.ts';
import { createFixture } from './create-fixture.ts';
import { formatFixture } from './fixture.ts';
import { formatVersionList, listVersions } from './version-list.ts';

/** New version of the rules, with the files written. */
interface CreatedVersion {
  /** Number of the rules that are now an earlier version. */
  readonly rules: number;
  /** Files that were written, from the root of the project. */
  readonly paths: readonly string[];
}

/**
 * Turns the current rules of a game under `root` into an earlier version and records how it plays. The version shares
 * everything with the newer one until something is changed. Throws {@link UsageError}, before writing anything, if that
 * is impossible.
 */
export async function createRulesVersion(root: string, id: string): Promise<CreatedVersion> {
  const index = `src/games/${id}/index.ts`;
  if (!/^[a-z][a-z0-9]*$/.test(id) || !existsSync(join(root, index)))
    throw new UsageError(`Unknown game "${id}": src/games has no such folder.`);
  const game = await loadGame(root, index, id);
  const { rules } = game;
  const files = {
    [`test/games/${id}/earlier/${rules}.json`]: formatFixture(createFixture(game)),
    ...chainPreviousVersion(root, id, rules),
    [`src/games/${id}/earlier/${rules}.ts`]: formatVersionFile(id, rules),
    [index]: raiseRulesNumber(readFileSync(join(root, index), 'utf8'), index, rules),
  };
  if (listVersions(root, id).includes(rules))
    throw new UsageError(`src/games/${id}/earlier/${rules}.ts already exists.`);
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text);
  writeFile(root, LIST, formatVersionList(root));
  return { rules, paths: [...Object.keys(files), LIST] };
}

const LIST = 'src/games/earlier.ts';

async function loadGame(root: string, index: string, id: string): Promise<Game> {
  const found = (await import(pathToFileURL(join(root, index)).href)) as Readonly<Record<string, Game>>;
  const game = found[id];
  if (!game) throw new UsageError(`${index} does not export "${id}".`);
  return game;
}

function formatVersionFile(id: string, rules: number): string {
  return `import { ${id} as newer } from '../index.ts';

/** As the newer rules, but for what differs: that stands here as it was. */
export const ${id}${rules}: typeof newer = { ...newer, rules: ${rules} };
`;
}

/** Bases the previous version on the new one, so that a change to what they share is made in one place. */
function chainPreviousVersion(root: string, id: string, rules: number): Readonly<Record<string, string>> {
  const before = listVersions(root, id).findLast((version) => version < rules);
  if (before === undefined) return {};
  const path = `src/games/${id}/earlier/${before}.ts`;
  const text = readFileSync(join(root, path), 'utf8');
  const line = `import { ${id} as newer } from '../index.ts';`;
  return { [path]: replaceLine(text, path, line, `import { ${id}${rules} as newer } from './${rules}.ts';`) };
}

function raiseRulesNumber(text: string, index: string, rules: number): string {
  return replaceLine(text, index, `\n  rules: ${rules},\n`, `\n  rules: ${rules + 1},\n`);
}

function replaceLine(text: string, path: string, line: string, by: string): string {
  if (!text.includes(line)) throw new UsageError(`${path} does not contain "${line.trim()}".`);
  return text.replace(line, by);
}

function writeFile(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
