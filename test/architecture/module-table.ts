import { rowsUnder } from '../docs/files.ts';

/**
 * Name of a module, after its folder: `engine`.
 * `game` is the folder of one game, `registry` their list, `start` the files of `src` itself.
 */
export type Module = string;

/** Extent of an allowed import. `types`: only what is erased at run time. `geometry`: only a game's types and board. */
export type Permission = 'all' | 'types' | 'geometry';

/** Modules that a module may import beside itself; modules not named are forbidden. */
export type AllowedImports = Readonly<Record<Module, Permission>>;

const HEADING = '## Modules';

/** Parses the table of allowed imports under *Modules* in docs/development.md. Throws if it is malformed. */
export function parseModuleTable(page: string): Readonly<Record<Module, AllowedImports>> {
  const rows = rowsUnder(page, HEADING).map(parseRow);
  if (rows.length === 0) throw new Error(`docs/development.md has no table under ${HEADING}`);
  const modules = rows.flatMap(({ folders }) => folders.map(getModuleName));
  const twice = modules.find((module, at) => modules.indexOf(module) !== at);
  if (twice !== undefined) throw new Error(`The table of modules has two rows for ${twice}`);
  return Object.fromEntries(
    rows.flatMap(({ folders, imports }) =>
      folders.map((folder) => [getModuleName(folder), parseImports(folder, imports, modules)]),
    ),
  );
}

interface Row {
  /** Folders without backticks: `src/tools`, `src/bench`. */
  readonly folders: readonly string[];
  /** Cell of the imports: `engine, types of store`. */
  readonly imports: string;
}

function parseRow(cells: readonly string[]): Row {
  const [named = '', , imports] = cells;
  const folders = [...named.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => folder);
  const rest = named.replaceAll(/`[^`]+`/g, '').replaceAll(/[ ,]/g, '');
  if (folders.length === 0 || rest !== '' || cells.length !== 3 || imports === undefined)
    throw new Error(`This is no row of the table of modules: ${cells.join(' | ')}`);
  return { folders, imports };
}

/** Module names of folders that differ from the folder's name. */
const MODULE_NAMES: Readonly<Record<string, Module>> = {
  src: 'start',
  'src/games/<id>': 'game',
  'src/games/registry.ts': 'registry',
};

function getModuleName(folder: string): Module {
  const module = MODULE_NAMES[folder] ?? folder.replace(/^src\//, '');
  if (!/^[a-z0-9]+$/.test(module))
    throw new Error(`The table of modules has a row for ${folder}, which is no module`);
  return module;
}

function parseImports(folder: string, cell: string, modules: readonly Module[]): AllowedImports {
  if (cell === 'nothing') return {};
  if (cell === 'everything') return Object.fromEntries(modules.map((module) => [module, 'all']));
  const imports: Record<Module, Permission> = {};
  for (const permission of cell.split(', ')) {
    const [module, kind] = parsePermission(permission);
    const fault = !modules.includes(module)
      ? 'which is no module'
      : module in imports
        ? 'and says so twice'
        : null;
    if (fault) throw new Error(`The table of modules lets ${folder} import "${permission}", ${fault}`);
    imports[module] = kind;
  }
  return imports;
}

/** Parses `engine`, `types of store`, `games`, `types and boards of games` or `the list of games`. */
function parsePermission(cell: string): readonly [Module, Permission] {
  if (cell === 'the list of games') return ['registry', 'all'];
  const [, kind, name = ''] = /^(types of |types and boards of )?(\w+)$/.exec(cell) ?? [];
  const module = name === 'games' ? 'game' : name;
  return [module, kind === undefined ? 'all' : kind === 'types of ' ? 'types' : 'geometry'];
}
