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

const HEADING = '### Modules';

/** Parses the table of allowed imports under *Modules* in README.md. Throws if it is malformed. */
export function parseModuleTable(readme: string): Readonly<Record<Module, AllowedImports>> {
  const rows = rowsUnder(readme, HEADING).map(parseRow);
  if (rows.length === 0) throw new Error(`README.md has no table under ${HEADING}`);
  const rooms = rows.flatMap(({ folders }) => folders.map(getModuleName));
  const twice = rooms.find((room, at) => rooms.indexOf(room) !== at);
  if (twice !== undefined) throw new Error(`The table of modules has two rows for ${twice}`);
  return Object.fromEntries(
    rows.flatMap(({ folders, imports }) =>
      folders.map((folder) => [getModuleName(folder), parseImports(folder, imports, rooms)]),
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
  const room = MODULE_NAMES[folder] ?? folder.replace(/^src\//, '');
  if (!/^[a-z0-9]+$/.test(room))
    throw new Error(`The table of modules has a row for ${folder}, which is no module`);
  return room;
}

function parseImports(folder: string, said: string, rooms: readonly Module[]): AllowedImports {
  if (said === 'nothing') return {};
  if (said === 'everything') return Object.fromEntries(rooms.map((room) => [room, 'all']));
  const imports: Record<Module, Permission> = {};
  for (const permission of said.split(', ')) {
    const [room, kind] = parsePermission(permission);
    const fault = !rooms.includes(room) ? 'which is no module' : room in imports ? 'and says so twice' : null;
    if (fault) throw new Error(`The table of modules lets ${folder} import "${permission}", ${fault}`);
    imports[room] = kind;
  }
  return imports;
}

/** Parses `engine`, `types of store`, `games`, `types and boards of games` or `the list of games`. */
function parsePermission(said: string): readonly [Module, Permission] {
  if (said === 'the list of games') return ['registry', 'all'];
  const [, kind, name = ''] = /^(types of |types and boards of )?(\w+)$/.exec(said) ?? [];
  const room = name === 'games' ? 'game' : name;
  return [room, kind === undefined ? 'all' : kind === 'types of ' ? 'types' : 'geometry'];
}
