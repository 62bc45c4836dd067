import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateFile } from '../file-permissions.ts';
import { BackupError, type BackupTarget, formatBackupName } from './backup.ts';

/** Options of pg_restore: everything in one transaction, or nothing. */
const RESTORE_OPTIONS = '--clean --if-exists --no-owner --single-transaction --exit-on-error';

/**
 * Creates the target for a PostgreSQL database, by its own tools. Backups run `pg_dump` from the PATH. A restore only
 * prints the command line: it risks too much to run it for the host, and is easy to run by hand.
 */
export function createPostgresBackup(url: string): BackupTarget {
  return {
    backup: async (folder, at) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const copy = join(folder, formatBackupName(at, 'dump'));
      if (existsSync(copy)) throw new BackupError(`${copy} already exists.`);
      await dumpDatabase(url, copy);
      return copy;
    },
    restore: async (copy) => {
      throw new BackupError(
        `Stop every bot, back up the current data with npm run backup, then run: pg_restore ${RESTORE_OPTIONS} --dbname="$DATABASE_URL" ${copy}`,
      );
    },
  };
}

/**
 * Writes under a temporary name until the dump is complete. The password stays off the command line, where other users
 * of the machine could read it.
 */
async function dumpDatabase(url: string, copy: string): Promise<void> {
  const { address, password } = splitPassword(url);
  const part = `${copy}.part`;
  const args = ['--format=custom', '--no-owner', `--file=${part}`, `--dbname=${address}`];
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  createPrivateFile(part);
  const dump = spawn('pg_dump', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  dump.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  try {
    const [code] = (await once(dump, 'close').catch(createDumpErrorHandler(copy))) as [number | null];
    if (code !== 0) throw new BackupError(`pg_dump failed: ${said.trim().split('\n')[0] ?? ''}`);
    renameSync(part, copy);
  } finally {
    rmSync(part, { force: true });
  }
}

function createDumpErrorHandler(copy: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupError(
      `pg_dump is not on the PATH. On a machine that has it, run: pg_dump --format=custom --no-owner --file=${copy} --dbname="$DATABASE_URL"`,
    );
  };
}

function splitPassword(url: string): { readonly address: string; readonly password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}
