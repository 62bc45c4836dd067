import { page } from '../docs/files.ts';
import { type Module, parseModuleTable } from './module-table.ts';

/** Allowed imports of every module, from docs/development.md. */
const IMPORT_TABLE = parseModuleTable(page('docs/development.md').text);

/**
 * Packages and Node modules that a module may import.
 * A module not listed may import any except those of {@link SQL_ACCESS}. The engine may hash, which is no I/O, because verifiable luck
 * needs it.
 */
const ALLOWED_PACKAGES: Readonly<Record<Module, readonly string[]>> = {
  engine: ['node:crypto'],
  game: [],
  registry: [],
  ai: [],
  i18n: ['es-hangul'],
  themes: [],
};

/** The only file that imports the themes; themes know only types of each other. */
const THEME_LIST = 'themes/registry.ts';

/** SQL packages, and the modules that may import them. */
export const SQL_ACCESS = {
  packages: ['kysely', 'better-sqlite3', 'pg'],
  modules: ['store', 'migrations', 'test'],
};

/** Packages that only one folder may import. */
const IN_ONE_FOLDER: Readonly<Record<string, string>> = { 'prom-client': 'src/ops/metrics/' };

/** Pure modules: no clock, no randomness of their own, no I/O. */
export const PURE_MODULES: readonly Module[] = ['engine', 'game', 'registry', 'ai', 'themes'];

/** Modules that may distinguish games by id. */
export const GAME_AWARE_MODULES: readonly Module[] = ['game', 'registry', 'render', 'test'];

for (const module of [
  ...Object.keys(ALLOWED_PACKAGES),
  ...SQL_ACCESS.modules,
  ...PURE_MODULES,
  ...GAME_AWARE_MODULES,
])
  if (!Object.hasOwn(IMPORT_TABLE, module))
    throw new Error(`docs/development.md has no row for the module ${module}`);

/** Returns the module of a file, by its path from the repository's root. Throws for a folder that is no module. */
export function getModule(path: string): Module {
  const [top, folder, file] = path.split('/') as [string, string, string | undefined];
  if (top === 'src' && folder === 'games') return path.split('/').length > 3 ? 'game' : 'registry';
  const name = top !== 'src' ? top : file === undefined ? 'start' : folder;
  if (Object.hasOwn(IMPORT_TABLE, name)) return name;
  throw new Error(`${path} is in no module`);
}

/** Returns the folder of a game's file, or undefined. */
export function getGameFolder(path: string): string | undefined {
  return getModule(path) === 'game' ? path.split('/')[2] : undefined;
}

/** Returns the folder of a theme's file; a file outside of theme folders is its own folder. */
function getThemeFolder(path: string): string {
  const [, folder, file] = path.split('/') as [string, string, string | undefined];
  return file === undefined ? path : folder;
}

/** Files that depend on the SQL dialect, which only the store may know. */
const DIALECT_PATHS = /^(src\/store\/postgres\/|migrations\/dialect\.ts$)/;
const DIALECT_MODULES: readonly Module[] = ['store', 'migrations', 'test'];

/** Returns true if one file may import another of the repository; `typesOnly` if nothing remains at run time. */
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

/** Returns true if a file may import a package or a Node module. */
export function canUse(from: string, name: string): boolean {
  const module = getModule(from);
  if (SQL_ACCESS.packages.some((sql) => name === sql || name.startsWith(`${sql}/`)))
    return SQL_ACCESS.modules.includes(module);
  const folder = IN_ONE_FOLDER[name];
  if (folder !== undefined && !from.startsWith(folder)) return module === 'test';
  const packages = ALLOWED_PACKAGES[module];
  return packages === undefined || packages.includes(name);
}
