import type { Client, TextChannel } from 'discord.js';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { demoServer } from '../../src/demo-server.ts';
import { openPlayground, type Playground } from '../../src/playground/index.ts';
import { startPageBot } from './page-bot.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
];

/** Playground with a bot, and its page with Mina in the first channel. */
export class PageSession {
  readonly playground: Playground;
  /** Errors of the pages and their requests to other servers since `enter`. */
  readonly complaints: string[] = [];
  readonly #bot: Client;
  readonly #browser: Browser;
  #page: Page | undefined;

  constructor(playground: Playground, bot: Client, browser: Browser) {
    this.playground = playground;
    this.#bot = bot;
    this.#browser = browser;
  }

  /** Returns a channel as the bot sees it. */
  async seen(channel: string): Promise<TextChannel> {
    return (await this.#bot.channels.fetch(this.playground.channel(channel).id)) as TextChannel;
  }

  /** Mina's page. */
  get page(): Page {
    if (this.#page === undefined) throw new Error('Call enter first');
    return this.#page;
  }

  /** Opens Mina's page anew. */
  async enter(): Promise<void> {
    this.complaints.length = 0;
    await this.#page?.close();
    this.#page = await this.open('mina', 'table-one');
  }

  /** Opens a page as a person. */
  async open(person: string, channel: string, width = 1200, height = 800): Promise<Page> {
    const { address } = this.playground;
    const opened = await this.#browser.newPage({ viewport: { width, height } });
    opened.setDefaultTimeout(30_000);
    this.#listen(opened);
    await opened.goto(`${address}/#c=${this.playground.channel(channel).id}&p=${person}`);
    await opened.waitForSelector('[data-ready][data-online=true]');
    return opened;
  }

  #listen(page: Page): void {
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && this.complaints.push(message.text()));
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(this.playground.address))
        this.complaints.push(request.url());
    });
  }

  /** Writes a line and presses Enter. */
  async write(line: string, on: Page = this.page): Promise<void> {
    await on.getByTestId('composer').fill(line);
    await on.keyboard.press('Enter');
  }

  /** Starts MotoX and waits for its new board, because earlier tests left theirs in the channel. */
  async playMotox(): Promise<void> {
    const boards = this.page.getByText('motox for any');
    const before = await boards.count();
    await this.write('/play game:motox');
    await boards.nth(before).waitFor();
  }

  /** Sends a message of the bot to a channel, given by name or id. */
  async say(channel: string, content: string): Promise<void> {
    const { id } = this.playground.channel(channel);
    await ((await this.#bot.channels.fetch(id)) as TextChannel).send(content);
  }

  last(selector: string): Locator {
    return this.page.locator(selector).last();
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#bot.destroy();
    await this.playground.stop();
  }
}

/** Opens playground, bot and browser; {@link PageSession.enter} comes next. */
export async function openPageSession(): Promise<PageSession> {
  const playground = await openPlayground({ server: demoServer });
  const bot = await startPageBot(playground);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ARGS,
  });
  return new PageSession(playground, bot, browser);
}
