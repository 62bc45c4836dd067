import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { lockFolder } from '../../src/store/data-lock.ts';
import { createEnvironment } from '../support/bot-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'piecemeal-npm-'));
const env = createEnvironment({ DATA_DIR: folder, PORT: '0' });
const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0).filter(doesExist)) process.kill(pid, 'SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bash replaces itself by the command that npm has it run, so that npm itself is the bot's parent. */
test.runIf(process.platform === 'linux').each(['sh', 'bash'])(
  'npm start by %s: all its processes end with npm',
  async (npm_config_script_shell) => {
    const options = { env: { ...env, npm_config_script_shell } };
    const npm = spawn('npm', ['start'], { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
    const port = await readPort(npm.stdout);
    started.push(...listDescendants(npm.pid as number));
    expect(started.length).toBeGreaterThan(0);
    expect(() => lockFolder(folder)).toThrow('another Piecemeal');
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await expectNothingLeft();
    lockFolder(folder).release();
    await expect(isPortFree(port)).resolves.toBe(true);
  },
);

test.runIf(process.platform === 'linux').each([400, 1_500])(
  'npm start: leaves nothing behind when npm ends %i ms after the bot has started',
  async (ms) => {
    const npm = spawn('npm', ['start'], { env, stdio: 'ignore' });
    const isBot = (pid: number) => /^node\0.*src\/main\.ts/.test(readProcessFile(pid, 'cmdline'));
    const hasBot = () => listDescendants(npm.pid as number).some(isBot);
    await vi.waitUntil(hasBot, { timeout: 30_000, interval: 1 });
    started.push(...listDescendants(npm.pid as number));
    await new Promise((done) => setTimeout(done, ms));
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await expectNothingLeft();
    lockFolder(folder).release();
  },
);

async function expectNothingLeft(): Promise<void> {
  const left = () => started.filter(isRunning);
  await vi
    .waitUntil(() => left().length === 0, { timeout: 40_000, interval: 50 })
    .catch(() => {
      throw new Error(`Left behind: ${left().map(describeProcess).join('; ')}`);
    });
}

/** Returns true if the process runs; one that has ended remains as a zombie until its parent reaps it. */
function isRunning(pid: number): boolean {
  return doesExist(pid) && !/^State:\s+Z/m.test(readProcessFile(pid, 'status'));
}

/** Describes a process: its command, state and parent. */
function describeProcess(pid: number): string {
  const [state] = /^State:.*/m.exec(readProcessFile(pid, 'status')) ?? [];
  const [above] = /^PPid:.*/m.exec(readProcessFile(pid, 'status')) ?? [];
  return `${pid} ${readProcessFile(pid, 'cmdline').replaceAll('\0', ' ')} (${state}, ${above})`;
}

/** Returns a file of the process under /proc; empty if the process is gone. */
function readProcessFile(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

async function readPort(out: NodeJS.ReadableStream): Promise<number> {
  let written = '';
  for await (const chunk of out) {
    written += String(chunk);
    const port = /http:\/\/127\.0\.0\.1:(\d+)\n/.exec(written)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`It ended without an address: ${written}`);
}

/** Lists the descendants of a process. */
function listDescendants(pid: number): readonly number[] {
  const children = readProcessFile(pid, `task/${pid}/children`).trim();
  return children === ''
    ? []
    : children
        .split(' ')
        .map(Number)
        .flatMap((one) => [one, ...listDescendants(one)]);
}

function doesExist(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Returns true if a port of this machine is free. */
async function isPortFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  return await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.once('listening', () => server.close(() => resolve(true)));
  });
}
