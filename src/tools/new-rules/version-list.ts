import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** How long a line may be; see `biome.json`. */
const LINE = 110;

/** The versions of a game that stand in `src/games/<id>/earlier`, ascending. */
export function versionsIn(root: string, id: string): readonly number[] {
  const folder = join(root, 'src/games', id, 'earlier');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const numbers = names.flatMap((name) => /^(\d+)\.ts$/.exec(name)?.[1] ?? []).map(Number);
  return numbers.sort((one, other) => one - other);
}

/** The text of `src/games/earlier.ts`, which lists the earlier versions of all games. */
export function versionList(root: string): string {
  const folders = readdirSync(join(root, 'src/games')).sort();
  const all = folders.flatMap((id) => versionsIn(root, id).map((rules) => ({ id, rules })));
  const names = all.map(({ id, rules }) => `${id}${rules}`);
  const imports = all.map(
    ({ id, rules }) => `import { ${id}${rules} } from './${id}/earlier/${rules}.ts';\n`,
  );
  return `import type { Game } from '../engine/game.ts';
${imports.join('')}
/** Earlier versions of games, by which the matches go on that began with them. Written by \`npm run new-rules\`. */
${listed(names)}
`;
}

function listed(names: readonly string[]): string {
  const head = 'export const earlier: readonly Game[] = [';
  const line = `${head}${names.join(', ')}];`;
  return line.length <= LINE ? line : `${head}\n${names.map((name) => `  ${name},\n`).join('')}];`;
}
