/** A room of the house, by the folder it is in. */
export type Room =
  | 'engine'
  | 'game'
  | 'registry'
  | 'players'
  | 'store'
  | 'tables'
  | 'words'
  | 'discord'
  | 'commands'
  | 'render'
  | 'themes'
  | 'migrations'
  | 'playground'
  | 'tools'
  | 'bench'
  | 'start'
  | 'test';

/** `types`: only what is gone when the program runs. `geometry`: of a game only its types and its board. */
type Permission = 'all' | 'types' | 'geometry';

interface House {
  /** What of ours a room may import, beside itself; nothing that is not named. */
  readonly imports: Readonly<Partial<Record<Room, Permission>>>;
  /** The packages and Node modules it may import; any when left out, save those of {@link SQL}. */
  readonly packages?: readonly string[];
}

const ALL_ROOMS: House['imports'] = {
  engine: 'all',
  game: 'all',
  registry: 'all',
  players: 'all',
  store: 'all',
  tables: 'all',
  words: 'all',
  discord: 'all',
  commands: 'all',
  render: 'all',
  themes: 'all',
  migrations: 'all',
  playground: 'all',
  tools: 'all',
  bench: 'all',
  start: 'all',
  test: 'all',
};

/** The rooms and who may import whom. The engine may hash, which is no I/O: the luck that can be checked needs it. */
export const HOUSE: Readonly<Record<Room, House>> = {
  engine: { imports: {}, packages: ['node:crypto'] },
  game: { imports: { engine: 'all' }, packages: [] },
  registry: { imports: { engine: 'all', game: 'all' }, packages: [] },
  players: { imports: { engine: 'all' }, packages: [] },
  words: { imports: { engine: 'all', registry: 'all', themes: 'all' }, packages: ['i18next', 'es-hangul'] },
  store: { imports: { engine: 'types', migrations: 'all' } },
  tables: {
    imports: { engine: 'all', registry: 'all', game: 'all', players: 'all', store: 'all', themes: 'all' },
  },
  discord: {
    imports: {
      engine: 'all',
      registry: 'all',
      store: 'types',
      tables: 'all',
      words: 'all',
      render: 'all',
      themes: 'all',
    },
  },
  commands: { imports: { engine: 'all', tables: 'all', words: 'all', discord: 'all' } },
  render: { imports: { engine: 'types', game: 'geometry', themes: 'all' } },
  themes: { imports: { engine: 'types' }, packages: [] },
  migrations: { imports: {} },
  playground: { imports: {} },
  tools: { imports: ALL_ROOMS },
  bench: { imports: ALL_ROOMS },
  start: { imports: ALL_ROOMS },
  test: { imports: ALL_ROOMS },
};

/** The one file that imports the themes: of each other they know only types. */
const THEME_LIST = 'themes/registry.ts';

/** Packages that speak SQL, and the rooms that may. */
export const SQL = {
  packages: ['kysely', 'better-sqlite3'],
  rooms: ['store', 'migrations', 'test'] as readonly Room[],
};

/** Rooms that are pure: no clock, no chance of their own, no way out. */
export const PURE: readonly Room[] = ['engine', 'game', 'registry', 'players', 'themes'];

/** Rooms that may tell one game from another. */
export const KNOW_GAMES: readonly Room[] = ['game', 'registry', 'render', 'test'];

/** The room of a file, by its path from the root of the repository. Throws for a folder that is no room. */
export function roomOf(path: string): Room {
  const [top, folder, file] = path.split('/') as [string, string, string | undefined];
  if (top === 'src' && folder === 'games') return path.split('/').length > 3 ? 'game' : 'registry';
  const name = top !== 'src' ? top : file === undefined ? 'start' : folder;
  if (Object.hasOwn(HOUSE, name)) return name as Room;
  throw new Error(`${path} is in no room`);
}

/** The folder of a game's file, or undefined. */
export function gameFolder(path: string): string | undefined {
  return roomOf(path) === 'game' ? path.split('/')[2] : undefined;
}

/** The folder of a theme's file; of a file beside the folders its own path. */
function themeFolder(path: string): string {
  const [, folder, file] = path.split('/') as [string, string, string | undefined];
  return file === undefined ? path : folder;
}

/** Whether one file may import another of ours; `typesOnly` when nothing of it remains at run time. */
export function mayImport(from: string, to: string, typesOnly: boolean): boolean {
  const [inside, wanted] = [roomOf(from), roomOf(to)];
  if (inside === 'themes' && wanted === 'themes')
    return typesOnly || from === THEME_LIST || themeFolder(from) === themeFolder(to);
  if (inside === wanted) return gameFolder(from) === gameFolder(to);
  const permission = HOUSE[inside].imports[wanted];
  if (permission === 'types') return typesOnly;
  if (permission === 'geometry') return /\/(types|board)\.ts$/.test(to);
  return permission === 'all';
}

/** Whether a file may import a package or a module of Node. */
export function mayUse(from: string, name: string): boolean {
  const room = roomOf(from);
  if (SQL.packages.some((sql) => name === sql || name.startsWith(`${sql}/`))) return SQL.rooms.includes(room);
  const { packages } = HOUSE[room];
  return packages === undefined || packages.includes(name);
}
