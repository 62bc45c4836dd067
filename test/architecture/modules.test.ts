import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseModuleTable } from './module-table.ts';
import { canImport, getModule } from './modules.ts';
import { listViolations } from './violations.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GAMES = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function listSources(folder: string): string[] {
  const all = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
  return files.map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

describe('modules', () => {
  test.each(['src', 'commands', 'render', 'themes', 'migrations'])(
    'modules: no file of %s violates the allowed imports',
    (folder) => {
      const files = listSources(folder);
      expect(files.length).toBeGreaterThan(0);
      expect(
        files.flatMap((path) => listViolations(path, readFileSync(join(ROOT, path), 'utf8'), GAMES)),
      ).toEqual([]);
    },
  );

  test('getModule: throws for a folder that is no module', () => {
    expect(() => getModule('src/unknown/file.ts')).toThrow('src/unknown/file.ts is in no module');
    expect(() => canImport('src/app/core/actor.ts', 'src/unknown/file.ts', false)).toThrow('no module');
  });
});

const HEAD = '## Modules\n\n| module | contents | may import |\n| --- | --- | --- |\n';
const SAMPLE_PAGE = `${HEAD}| \`src/engine\` | | nothing |\n| \`src/games/<id>\` | | engine |\n`;

describe('parseModuleTable', () => {
  test('parseModuleTable: reads modules, types, boards and everything', () => {
    const table = `${SAMPLE_PAGE}| \`render\`, \`src\` | | types of engine, types and boards of games |\n| \`src/bench\` | | everything |\n`;
    const drawing = { engine: 'types', game: 'geometry' };
    const all = { engine: 'all', game: 'all', render: 'all', start: 'all', bench: 'all' };
    const ctx = { engine: {}, game: { engine: 'all' }, render: drawing, start: drawing, bench: all };
    expect(parseModuleTable(table)).toEqual(ctx);
  });

  test.each([
    ['# A page\n', 'docs/development.md has no table under ## Modules'],
    [`${HEAD}| engine | | nothing |\n`, 'no row of the table of modules: engine |  | nothing'],
    [`${SAMPLE_PAGE}| \`src/i18n\` | engine |\n`, 'no row of the table of modules: `src/i18n` | engine'],
    [`${SAMPLE_PAGE}| \`src/i18n\` | | engin |\n`, 'lets src/i18n import "engin", which is no module'],
    [
      `${SAMPLE_PAGE}| \`src/i18n\` | | types engine |\n`,
      'lets src/i18n import "types engine", which is no module',
    ],
    [
      `${SAMPLE_PAGE}| \`src/i18n\` | | engine, types of engine |\n`,
      'import "types of engine", and says so twice',
    ],
    [`${SAMPLE_PAGE}| \`src/i18n\` | | |\n`, 'lets src/i18n import "", which is no module'],
    [`${SAMPLE_PAGE}| \`src/engine\` | | everything |\n`, 'has two rows for engine'],
    [
      `${SAMPLE_PAGE}| \`src/engine/luck.ts\` | | nothing |\n`,
      'a row for src/engine/luck.ts, which is no module',
    ],
  ])('parseModuleTable: throws on %j', (page, why) => {
    expect(() => parseModuleTable(page)).toThrow(why);
  });
});

describe('listViolations', () => {
  test.each([
    ['src/engine/kernel.ts', "import { forage } from '../games/forage/index.ts';"],
    ['src/engine/kernel.ts', "import { readFileSync } from 'node:fs';"],
    ['src/engine/kernel.ts', "declare module '../app/core/actor.ts' { interface Act { more: true } }"],
    ['src/playground/server.ts', "export const worker = new URL('../app/core/actor.ts', import.meta.url);"],
    ['src/engine/seeded.ts', 'export const luck = () => Math.random();'],
    ['src/engine/seeded.ts', "export const luck = () => Math['random']();"],
    ['src/games/forage/apply.ts', 'export const now = Date.now();'],
    ['src/games/forage/apply.ts', 'export const now = new Date();'],
    ['src/games/forage/apply.ts', 'export const page = fetch(`https://example.org`);'],
    ['src/games/forage/apply.ts', 'export const debug = process.env.DEBUG;'],
    ['src/games/forage/apply.ts', "import { board } from '../runaround/board.ts';"],
    ['src/games/forage/apply.ts', "import type { Row } from '../../store/schema.ts';"],
    ['src/games/forage/text/tell.ts', "import { josa } from 'es-hangul';"],
    ['src/games/forage/index.ts', "import { games } from '../registry.ts';"],
    ['src/ai/random.ts', "import { games } from '../games/registry.ts';"],
    ['src/store/log.ts', "import { play } from '../engine/kernel.ts';"],
    ['src/store/log.ts', "import { openTable } from '../app/lobby/open.ts';"],
    ['src/app/core/actor.ts', "import { sql } from 'kysely';"],
    ['src/app/core/actor.ts', "import Database from 'better-sqlite3';"],
    ['src/app/core/actor.ts', "import pg from 'pg';"],
    ['src/app/core/actor.ts', "import { poolAt } from '../../store/postgres/pool.ts';"],
    ['src/main.ts', "import { isPostgres } from '../migrations/dialect.ts';"],
    ['src/app/core/actor.ts', "import { panel } from '../../discord/panel.ts';"],
    ['src/app/core/actor.ts', "export const view = () => import('../../render/picture.ts');"],
    ['src/app/core/actor.ts', "export const rolls = (game: { id: string }) => game.id === 'forage';"],
    [
      'src/app/core/actor.ts',
      "export const rolls = (id: string) => { switch (id) { case 'runaround': return 1; } };",
    ],
    ['src/ops/watch.ts', "import { Registry } from 'prom-client';"],
    ['src/app/core/actor.ts', "import { openWatch } from '../../ops/watch.ts';"],
    ['src/discord/board/panel.ts', "import { insert } from '../../store/log.ts';"],
    ['src/discord/board/panel.ts', "import { forage } from '../../games/forage/index.ts';"],
    ['src/discord/board/panel.ts', "export const scene = (id: string) => 'forage' !== id;"],
    ['src/playground/server.ts', "import type { Text } from '../engine/text.ts';"],
    ['src/playground/server.ts', "export * from '../discord/ids.ts';"],
    ['src/i18n/say.ts', "import { look } from '../app/core/find-tables.ts';"],
    ['commands/play.ts', "import { openStore } from '../src/store/open.ts';"],
    ['commands/play.ts', "import { kernel } from '../src/bench/kernel.ts';"],
    ['render/picture.ts', "import { apply } from '../src/games/forage/apply.ts';"],
    ['render/picture.ts', "import { say } from '../src/i18n/say.ts';"],
    ['render/picture.ts', "import { play } from '../src/engine/kernel.ts';"],
    ['themes/winter/index.ts', "import { WOOD } from '../../render/palette.ts';"],
    ['themes/winter/index.ts', "import type { PawnLook } from '../../render/kit/pawn.ts';"],
    ['themes/winter/index.ts', "import { spring } from '../spring/index.ts';"],
    ['themes/winter/colours.ts', "import { plainForage } from '../plain/forage.ts';"],
    ['themes/theme.ts', "import { THEMES } from './registry.ts';"],
    ['themes/winter/index.ts', "import { text } from '../../src/engine/text.ts';"],
    ['themes/winter/index.ts', "import { readFileSync } from 'node:fs';"],
    ['themes/winter/index.ts', "import { Path2D } from '@napi-rs/canvas';"],
    ['themes/winter/index.ts', 'export const hue = Math.random();'],
    ['src/i18n/say.ts', "import { lookOf } from '../../render/look.ts';"],
    ['src/app/core/theme.ts', "import { lookOf } from '../../render/look.ts';"],
    ['src/engine/text.ts', "import type { Theme } from '../../themes/theme.ts';"],
    ['src/games/forage/text/tell.ts', "import { winter } from '../../../../themes/winter/index.ts';"],
    ['migrations/0001_tables.ts', "import { open } from '../src/store/open.ts';"],
  ])('listViolations: in %s reports %s', (path, source) => {
    expect(listViolations(path, source, GAMES)).toHaveLength(1);
  });
});

describe('listViolations of allowed code', () => {
  test.each([
    ['src/engine/luck.ts', "import { createHmac } from 'node:crypto';"],
    [
      'src/engine/text.ts',
      '// Math.random() and new Date() are not for us\nexport const said = "process. fetch(";',
    ],
    [
      'src/games/forage/apply.ts',
      "import { Refusal } from '../../engine/refusal.ts';\nimport { board } from './board.ts';",
    ],
    ['src/games/registry.ts', "import { forage } from './forage/index.ts';"],
    [
      'src/store/log.ts',
      "import type { Seat } from '../engine/game.ts';\nimport { type Match } from '../engine/kernel.ts';",
    ],
    ['src/store/log.ts', "import { sql } from 'kysely';"],
    ['src/app/core/actor.ts', 'export const found = (game: { id: string }, id: string) => game.id === id;'],
    [
      'src/discord/board/panel.ts',
      "import { say } from '../i18n/say.ts';\nimport { paint } from '../../render/picture.ts';",
    ],
    [
      'render/scenes/forage/scene.ts',
      "import type { ForageView } from '../../../src/games/forage/types.ts';",
    ],
    ['render/scenes/forage/scene.ts', "export const forage = (id: string) => id === 'forage';"],
    [
      'themes/winter/index.ts',
      "import type { ForageHues } from '../plain/forage.ts';\nimport type { Theme } from '../theme.ts';\nimport { colours } from './colours.ts';",
    ],
    ['themes/registry.ts', "import { winter } from './winter/index.ts';"],
    ['render/kit/colours.ts', "import { plainKit } from '../../themes/plain/kit.ts';"],
    ['render/look.ts', "import { themeOf } from '../themes/registry.ts';"],
    ['src/i18n/i18n.ts', "import { THEMES } from '../../themes/registry.ts';"],
    ['src/app/core/theme.ts', "import { themeOf } from '../../themes/registry.ts';"],
    ['src/main.ts', "import { openStore } from './store/open.ts';"],
  ])('listViolations: in %s allows %s', (path, source) => {
    expect(listViolations(path, source, GAMES)).toEqual([]);
  });
});
