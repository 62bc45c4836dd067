import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from 'playwright-core';
import { MAIN, UNSET_ENV } from '../support/bot-process.ts';

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Program as by `npm start` without a token, and a browser. */
export interface ProgramAndBrowser {
  readonly address: string;
  /** Errors of the pages and their requests to other servers, one line each. */
  readonly complaints: readonly string[];
  /** Opens a tab as a person in a channel. */
  tab(person: string, channel: string, size?: Size): Promise<Page>;
  end(): Promise<void>;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const DESKTOP: Size = { width: 1200, height: 900 };

/** Starts both; the program's data folder is deleted at the end. */
export async function startProgramAndBrowser(): Promise<ProgramAndBrowser> {
  // The browser starts first: if it fails, no program is left behind.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: BROWSER_ARGS,
  });
  const folder = await mkdtemp(join(tmpdir(), 'piecemeal-browser-'));
  const program = startProgram(folder);
  const address = await readAddress(program);
  const complaints: string[] = [];
  return {
    address,
    complaints,
    tab: (person, channel, size = DESKTOP) =>
      openBrowserTab(browser, address, complaints, person, channel, size),
    end: async () => {
      await browser.close();
      await stopProgram(program);
      await rm(folder, { recursive: true });
    },
  };
}

function startProgram(folder: string): ChildProcess {
  const env = { ...process.env, ...UNSET_ENV, PORT: '0', DATA_DIR: folder };
  return spawn(process.execPath, [MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Reads the address from the line that the program prints. */
async function readAddress(program: ChildProcess): Promise<string> {
  const lines = createInterface({ input: program.stdout! });
  const [line] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?];
  const address = /http:\S+/.exec(line ?? '')?.[0];
  if (address === undefined) throw new Error(`The program printed no address but: ${line}`);
  return address;
}

async function stopProgram(program: ChildProcess): Promise<void> {
  const gone = once(program, 'exit');
  program.kill('SIGTERM');
  await gone;
}

export async function openBrowserTab(
  browser: Browser,
  address: string,
  complaints: string[],
  person: string,
  channel: string,
  size: Size,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { ...size } });
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(`${person}: ${error}`));
  page.on('console', (said) => said.type() === 'error' && complaints.push(`${person}: ${said.text()}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) complaints.push(`${person} asked ${url}`);
  });
  await page.goto(`${address}/#p=${person}`);
  await page.waitForSelector('[data-ready][data-online=true]');
  await page
    .locator('[data-channel]', { hasText: channel })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1, name: channel, exact: true }).waitFor();
  return page;
}
