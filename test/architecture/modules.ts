import { page } from '../docs/files.ts';
import { type Module, parseModuleTable } from './module-table.ts';

/** The rooms, and who may import whom: README.md says it. */
const IMPORT_TABLE = parseModuleTable(page('README.md').text);

/**
 * The packages and Node modules that a room may import; any where none is named, save those of {@link SQL_ACCESS}. The engine may
 * hash, which is no I/O: the luck that can be checked needs it.
 */
const ALLOWED_PACKAGES: Readonly<Record<Module, readonly string[]>> = {
  engine: ['node:crypto'],
  game: [],
  registry: [],
  ai: [],
  i18n: ['i18next', 'es-hangul'],
  themes: [],
};

/** The one file that imports the themes: of each other they know only types. */
const THEME_LIST = 'themes/registry.ts';

/** Packages that speak SQL, and the rooms that may. */
export const SQL_ACCESS = {
  packages: ['kysely', 'better-sqlite3', 'pg'],
  rooms: ['store', 'migrations', 'test'],
};

/** Packages that one folder alone imports, for all others. */
const IN_ONE_FOLDER: Readonly<Record<string, string>> = { 'prom-client': 'src/ops/metrics/' };

/** Rooms that are pure: no clock, no chance of their own, no way out. */
export const PURE_MODULES: readonly Module[] = ['engine', 'game', 'registry', 'ai', 'themes'];

/** Rooms that may tell one game from another. */
export const GAME_AWARE_MODULES: readonly Module[] = ['game', 'registry', 'render', 'test'];

for (const room of [
  ...Object.keys(ALLOWED_PACKAGES),
  ...SQL_ACCESS.rooms,
  ...PURE_MODULES,
  ...GAME_AWARE_MODULES,
])
  if (!Object.hasOwn(IMPORT_TABLE, room)) throw new Error(`README.md has no row for the module ${room}`);

/** The room of a file, by its path from the root of the repository. Throws for a folder that is no room. */
export function getModule(path: string): Module {
  const [top, folder, file] = path.split('/') as [string, string, string | undefined];
  if (top === 'src' && folder === 'games') return path.split('/').length > 3 ? 'game' : 'registry';
  const name = top !== 'src' ? top : file === undefined ? 'start' : folder;
  if (Object.hasOwn(IMPORT_TABLE, name)) return name;
  throw new Error(`${path} is in no module`);
}

/** The folder of a game's file, or undefined. */
export function getGameFolder(path: string): string | undefined {
  return getModule(path) === 'game' ? path.split('/')[2] : undefined;
}

/** The folder of a theme's file; of a file beside the folders its own path. */
function getThemeFolder(path: string): string {
  const [, folder, file] = path.split('/') as [string, string, string | undefined];
  return file === undefined ? path : folder;
}

/** What the store alone knows: that there are two kinds of it. */
const DIALECT_PATHS = /^(src\/store\/postgres\/|migrations\/dialect\.ts$)/;
const DIALECT_MODULES: readonly Module[] = ['store', 'migrations', 'test'];

/** Whether one file may import another of ours; `typesOnly` when nothing of it remains at run time. */
export function canImport(from: string, to: string, typesOnly: boolean): boolean {
  const [inside, wanted] = [getModule(from), getModule(to)];
  if (DIALECT_PATHS.test(to) && !DIALECT_MODULES.includes(inside)) return false;
  if (inside === 'themes' && wanted === 'themes')
    return typesOnly || from === THEME_LIST || getThemeFolder(from) === getThemeFolder(to);
  if (inside === wanted) return getGameFolder(from) === getGameFolder(to);
  const permission = IMPORT_TABLE[inside]?.[wanted];
  if (permission === 'types') return typesOnly;
  if (permission === 'geometry') return /\/(types|board)\.ts$/.test(to);
  return permission === 'all';
}

/** Whether a file may import a package or a module of Node. */
export function canUse(from: string, name: string): boolean {
  const room = getModule(from);
  if (SQL_ACCESS.packages.some((sql) => name === sql || name.startsWith(`${sql}/`)))
    return SQL_ACCESS.rooms.includes(room);
  const folder = IN_ONE_FOLDER[name];
  if (folder !== undefined && !from.startsWith(folder)) return room === 'test';
  const packages = ALLOWED_PACKAGES[room];
  return packages === undefined || packages.includes(name);
}
