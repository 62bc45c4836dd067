import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Maximum length of a line; see `biome.json`. */
const MAX_LINE_LENGTH = 110;

/** Returns the versions of a game in `src/games/<id>/earlier`, ascending. */
export function listVersions(root: string, id: string): readonly number[] {
  const folder = join(root, 'src/games', id, 'earlier');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const numbers = names.flatMap((name) => /^(\d+)\.ts$/.exec(name)?.[1] ?? []).map(Number);
  return numbers.sort((one, other) => one - other);
}

/** Formats `src/games/earlier.ts`, which lists the earlier versions of all games. */
export function formatVersionList(root: string): string {
  const folders = readdirSync(join(root, 'src/games')).sort();
  const all = folders.flatMap((id) => listVersions(root, id).map((rules) => ({ id, rules })));
  const names = all.map(({ id, rules }) => `${id}${rules}`);
  const imports = all.map(
    ({ id, rules }) => `import { ${id}${rules} } from './${id}/earlier/${rules}.ts';\n`,
  );
  return `import type { Game } from '../engine/game.ts';
${imports.join('')}
/** Earlier versions of games, so that matches that began under them can continue. Written by \`npm run new-rules\`. */
${formatList(names)}
`;
}

function formatList(names: readonly string[]): string {
  const head = 'export const earlier: readonly Game[] = [';
  const line = `${head}${names.join(', ')}];`;
  return line.length <= MAX_LINE_LENGTH ? line : `${head}\n${names.map((name) => `  ${name},\n`).join('')}];`;
}
