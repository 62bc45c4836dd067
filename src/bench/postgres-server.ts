import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canConnect } from '../store/database-counts.ts';

/** Temporary PostgreSQL server with a folder of its own. */
export interface PostgresServer {
  /** Returns the URL of one of its databases; by default, of the one that always exists. */
  readonly url: (database?: string) => string;
  /** Stops it as a crash does, and starts it again. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Folder in which Debian keeps the programs of each version; other systems have one version. */
const DEBIAN = '/usr/lib/postgresql';

/** Returns the folder of PostgreSQL's programs, or null if it is not installed. */
export function findPostgresPrograms(): string | null {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .sort((one, other) => other - one)
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

/** PostgreSQL refuses to run as root, so it then runs as the user its package created. */
const isRoot = process.getuid?.() === 0;

/** Starts a cluster on loopback. `fsync`: wait for the disk; tests have no time for that. */
export async function startPostgresServer({ fsync = false } = {}): Promise<PostgresServer> {
  const bin = findPostgresPrograms();
  if (bin === null) throw new Error('PostgreSQL is not installed: its initdb was not found');
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-postgres-'));
  if (isRoot) giveToOwner(folder);
  const data = join(folder, 'data');
  run(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'piecemeal',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const port = await findFreePort();
  const url = (database = 'postgres') => `postgres://piecemeal@127.0.0.1:${port}/${database}`;
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    shared_buffers: '64MB',
    ...(!fsync && { fsync: 'off', full_page_writes: 'off' }),
  };
  const start = async () => {
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(...createOwnerCommand(join(bin, 'postgres'), ['-D', data, ...options]), {
      stdio: 'ignore',
    });
    await waitUntilReady(url(), server);
    return server;
  };
  let server = await start();
  return {
    url,
    restart: async () => {
      await endServer(server, 'SIGQUIT');
      server = await start();
    },
    stop: async () => {
      await endServer(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function giveToOwner(folder: string): void {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
  chmodSync(folder, 0o700);
}

function createOwnerCommand(program: string, options: readonly string[]): [string, string[]] {
  return isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', '--', program, ...options]]
    : [program, [...options]];
}

function run(program: string, options: readonly string[]): void {
  execFileSync(...createOwnerCommand(program, options), { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/' });
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { readonly port: number };
  await new Promise((done) => server.close(done));
  return port;
}

/** Resolves once the server accepts a connection. */
async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  while (!(await canConnect(url))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL has ended with ${server.exitCode}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((done) => server.once('exit', done));
  server.kill(signal);
  await gone;
}
