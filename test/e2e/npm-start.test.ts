import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { takeFolder } from '../../src/store/lock.ts';
import { UNSET } from '../support/bot-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'piecemeal-npm-'));
let started: readonly number[] = [];
afterAll(() => {
  for (const pid of started.filter(isThere)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(process.platform === 'linux')(
  'what npm started ends with npm, and leaves nothing behind',
  async () => {
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, ...UNSET, DATA_DIR: folder, PORT: '0' };
    const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const port = await portSaid(npm.stdout);
    started = descendants(npm.pid as number);
    expect(started.length).toBeGreaterThan(0);
    expect(() => takeFolder(folder)).toThrow('another Piecemeal');
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await vi.waitUntil(() => !started.some(isThere), { timeout: 15_000, interval: 100 });
    takeFolder(folder).release();
    await expect(listens(port)).resolves.toBe(true);
  },
);

async function portSaid(out: NodeJS.ReadableStream): Promise<number> {
  let written = '';
  for await (const chunk of out) {
    written += String(chunk);
    const port = /http:\/\/127\.0\.0\.1:(\d+)\n/.exec(written)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`It ended without an address: ${written}`);
}

/** The processes below one, as the kernel lists them. */
function descendants(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === ''
    ? []
    : children
        .split(' ')
        .map(Number)
        .flatMap((one) => [one, ...descendants(one)]);
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether a port of this machine can be taken. */
async function listens(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  return await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.once('listening', () => server.close(() => resolve(true)));
  });
}
