import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createBackupTarget } from '../../../src/store/backup/backup-target.ts';

const DATABASE_URL = 'postgres://ann:secret%20word@db.example.org:5432/piecemeal?sslmode=require';
const AT = Date.UTC(2026, 10, 23, 7, 58, 44);

const path = process.env.PATH;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-dump-'));
  process.env.PATH = folder;
});
afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true });
});

function writePgDump(script: string): void {
  writeFileSync(join(folder, 'pg_dump'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'pg_dump'), 0o755);
}

const getCopiesFolder = () => join(folder, 'copies');
const makeBackup = async () => await createBackupTarget(DATABASE_URL).backup(getCopiesFolder(), AT);

test('backup of PostgreSQL: runs pg_dump without the password on its command line', async () => {
  writePgDump(`echo "$@" > ${folder}/called; echo "$PGPASSWORD" > ${folder}/password; for a in "$@"; do
    case "$a" in --file=*) echo dumped > "\${a#--file=}" ;; esac; done`);
  const copy = await makeBackup();
  expect(copy).toBe(join(getCopiesFolder(), 'piecemeal-20261123T075844Z.dump'));
  expect(readFileSync(copy, 'utf8')).toBe('dumped\n');
  const called = readFileSync(join(folder, 'called'), 'utf8');
  expect(called).toContain('--dbname=postgres://ann@db.example.org:5432/piecemeal?sslmode=require');
  expect(called).not.toContain('secret');
  expect(readFileSync(join(folder, 'password'), 'utf8')).toBe('secret word\n');
  await expect(makeBackup()).rejects.toThrow('is there already');
});

test('backup of PostgreSQL: the file is private before pg_dump writes into it', async () => {
  const umask = process.umask(0);
  onTestFinished(() => void process.umask(umask));
  writePgDump(
    `for a in "$@"; do case "$a" in --file=*) /bin/ls -l "\${a#--file=}" > ${folder}/seen ;; esac; done`,
  );
  expect(statSync(await makeBackup()).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'seen'), 'utf8')).toMatch(/^-rw-------/);
});

test('backup of PostgreSQL: rejects with the error of pg_dump and leaves no file', async () => {
  writePgDump(`for a in "$@"; do case "$a" in --file=*) echo half > "\${a#--file=}" ;; esac; done
    echo 'pg_dump: error: no such database' >&2; exit 1`);
  await expect(makeBackup()).rejects.toThrow('pg_dump failed: pg_dump: error: no such database');
  expect(readdirSync(getCopiesFolder())).toEqual([]);
});

test('backup of PostgreSQL: explains the command to run without pg_dump and for a restore', async () => {
  const why = await makeBackup().catch((error: Error) => error.message);
  expect(why).toContain('There is no pg_dump on the PATH');
  expect(why).toContain('--dbname="$DATABASE_URL"');
  const how = createBackupTarget(DATABASE_URL).restore('/copies/one.dump', { replace: true, at: AT });
  await expect(how).rejects.toThrow(
    /pg_restore .*--single-transaction .*--dbname="\$DATABASE_URL" \/copies\/one\.dump/,
  );
});
