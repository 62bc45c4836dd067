import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownEmpty } from '../modes.ts';
import { CannotKeep, type Keeping } from './keeping.ts';
import { copyName } from './names.ts';

/** What pg_restore is told: all of it in one transaction, or nothing. */
const RESTORING = '--clean --if-exists --no-owner --single-transaction --exit-on-error';

/**
 * How a database of PostgreSQL is kept: by its own tools. `pg_dump` is run where it is on the PATH. What is put back is so
 * much at stake, and so easily done by hand, that the line for it is told and not run.
 */
export function databaseKeeping(url: string): Keeping {
  return {
    backup: async (folder, at) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const copy = join(folder, copyName(at, 'dump'));
      if (existsSync(copy)) throw new CannotKeep(`${copy} is there already.`);
      await dumped(url, copy);
      return copy;
    },
    restore: async (copy) => {
      throw new CannotKeep(
        `Stop every bot, keep what is there by npm run backup, then run: pg_restore ${RESTORING} --dbname="$DATABASE_URL" ${copy}`,
      );
    },
  };
}

/** Under another name until it is whole. The password is on no command line, where others of the machine could read it. */
async function dumped(url: string, copy: string): Promise<void> {
  const { address, password } = apart(url);
  const part = `${copy}.part`;
  const args = ['--format=custom', '--no-owner', `--file=${part}`, `--dbname=${address}`];
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  ownEmpty(part);
  const dump = spawn('pg_dump', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  dump.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  try {
    const [code] = (await once(dump, 'close').catch(lacking(copy))) as [number | null];
    if (code !== 0) throw new CannotKeep(`pg_dump failed: ${said.trim().split('\n')[0] ?? ''}`);
    renameSync(part, copy);
  } finally {
    rmSync(part, { force: true });
  }
}

function lacking(copy: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new CannotKeep(
      `There is no pg_dump on the PATH. Where it is, run: pg_dump --format=custom --no-owner --file=${copy} --dbname="$DATABASE_URL"`,
    );
  };
}

function apart(url: string): { readonly address: string; readonly password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}
