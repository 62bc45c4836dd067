import type { Client, TextChannel } from 'discord.js';
import type { Browser, Locator, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fridayTable } from '../../src/friends.ts';
import type { Playground } from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';
import { pageBot } from './page-bot.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
];

let playground: Playground;
let bot: Client;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  playground = await openPlayground({ server: fridayTable });
  bot = await pageBot(playground);
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
});

afterAll(async () => {
  await browser?.close();
  await bot?.destroy();
  await playground?.stop();
});

beforeEach(async () => {
  complaints.length = 0;
  await page?.close();
  page = await open('mina', 'table-one');
});

/** A page as this person; whatever it logs or asks of another server is a complaint. */
async function open(person: string, channel: string, width = 1200, height = 800): Promise<Page> {
  const opened = await browser.newPage({ viewport: { width, height } });
  opened.setDefaultTimeout(10_000);
  opened.on('pageerror', (error) => complaints.push(String(error)));
  opened.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  opened.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(playground.address))
      complaints.push(request.url());
  });
  await opened.goto(`${playground.address}/#c=${playground.channel(channel).id}&p=${person}`);
  await opened.waitForSelector('[data-ready][data-online=true]');
  return opened;
}

/** Writes a line and presses Enter. */
async function write(line: string, on: Page = page): Promise<void> {
  await on.getByTestId('composer').fill(line);
  await on.keyboard.press('Enter');
}

/** Starts MotoX and waits for its board: for the new one, as earlier tests left theirs in the channel. */
async function playMotox(): Promise<void> {
  const boards = page.getByText('motox for any');
  const before = await boards.count();
  await write('/play game:motox');
  await boards.nth(before).waitFor();
}

/** How many px of a message lie below the lower edge of the list. */
async function overhang(message: Locator): Promise<number> {
  return await message.evaluate(
    (one) => one.getBoundingClientRect().bottom - one.closest('.messages')!.getBoundingClientRect().bottom,
  );
}

/** The bot says something in a channel, by its name or id. */
async function say(channel: string, content: string): Promise<void> {
  const channelOf = async (id: string) => (await bot.channels.fetch(id)) as TextChannel;
  await (await channelOf(playground.channel(channel).id)).send(content);
}

/** How many commands are offered. */
async function commandsOf(on: Page): Promise<number> {
  await on.getByTestId('composer').fill('/');
  return await on.locator('.line [data-choice]').count();
}

const last = (selector: string) => page.locator(selector).last();

describe('the page of the playground', () => {
  it('sends a pasted command and shows the answer with its picture and alt text', async () => {
    await write('/play game:runaround seats:2');
    await page.getByRole('heading', { name: 'runaround for 2' }).last().waitFor();
    expect(await last('.picture img').getAttribute('alt')).toBe('An empty board');
    expect(await last('[data-used]').getAttribute('data-used')).toBe('play');
    await last('.picture .frame').click();
    await page.locator('.lightbox[open]').waitFor();
    expect(complaints).toEqual([]);
  });

  it('fills a command in by keyboard, with choices, limits and autocomplete', async () => {
    await page.getByTestId('composer').pressSequentially('/pla');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('[data-add-option=seats]').click();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await page.getByTestId('problem').waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.getByText('motox for 3').waitFor();
    await write('/move');
    await page.keyboard.type('c3');
    await page.locator('[data-choice="c3-c4"]').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Moved c3-c4.').waitFor();
  });

  it('puts what is typed behind a command into its first option, and what is typed on the button too', async () => {
    await write('/shout 5');
    await page.getByText('Heard 5.').waitFor();
    await write('/shout');
    await page.getByTestId('command-form').waitFor();
    await page.keyboard.type('67');
    await page.keyboard.press('Enter');
    await page.getByText('Heard 67.').waitFor();
    await write('/shout');
    await page.keyboard.press('Enter');
    await page.getByText('Heard nothing.').waitFor();
    await write('/shout word');
    await page.locator('[data-option=word] input:focus').waitFor();
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await page.getByText('Heard 8.').waitFor();
  });

  it('shows an ephemeral answer to its person only, takes a choice of two, and dismisses it', async () => {
    const other = await open('theo', 'table-one');
    await playMotox();
    await last('[data-custom-id=panel]').click();
    await page.locator('[data-ephemeral]').waitFor();
    expect(await other.locator('[data-ephemeral]').count()).toBe(0);
    await page.locator('[data-custom-id=cards]').click();
    await page.locator('[data-value=plum]').click();
    expect(await page.locator('[data-confirm]').isDisabled()).toBe(true);
    await page.locator('[data-value=iris]').click();
    await page.locator('[data-confirm]').click();
    await page.getByText('Took plum and iris.').waitFor();
    await page.locator('[data-dismiss]').click();
    await page.locator('[data-ephemeral]').waitFor({ state: 'detached' });
    await other.close();
  });

  it('brings the end of a private answer into view, and goes nowhere for what others say', async () => {
    await page.setViewportSize({ width: 1200, height: 500 });
    await playMotox();
    const theirs = await last('[data-message]').getAttribute('data-message');
    for (const number of Array.from({ length: 20 }).keys()) await write(`far ${number}`);
    await page.getByText('far 19', { exact: true }).waitFor();
    const play = page.locator(`[data-message="${theirs}"] [data-custom-id=panel]`);
    // The page may still be following the last message: then one scrolls up again.
    const up = async () => {
      await play.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      return await page.getByTestId('new-messages').isVisible();
    };
    await expect.poll(up, { timeout: 10_000 }).toBe(true);
    const other = await open('theo', 'table-one');
    const top = await page.locator('.messages').evaluate((list) => list.scrollTop);
    await write('from afar', other);
    await page.getByText('from afar').waitFor();
    expect(await page.locator('.messages').evaluate((list) => list.scrollTop)).toBe(top);
    await play.click();
    await page.locator('[data-ephemeral]').waitFor();
    await page.getByTestId('new-messages').waitFor({ state: 'detached' });
    expect(await overhang(last('[data-ephemeral]'))).toBeLessThanOrEqual(0);
    for (const number of Array.from({ length: 12 }).keys()) await write(`on and on ${number}`, other);
    await page.getByText('on and on 11').waitFor();
    expect(await overhang(last('[data-ephemeral]'))).toBeLessThanOrEqual(0);
    expect(await last('[data-ephemeral] [data-dismiss]').isVisible()).toBe(true);
    await page.locator('[data-dismiss]').click();
    await other.close();
  });

  it('keeps the description of a picture off the picture, and in reach of the keyboard', async () => {
    await playMotox();
    const picture = last('.picture');
    await picture.locator('.frame').focus();
    await page.keyboard.press('Tab');
    await picture.getByText('An empty board').waitFor();
    const [frame, badge] = [picture.locator('.frame'), picture.locator('.alt-badge')];
    const bottom = await frame.evaluate((one) => one.getBoundingClientRect().bottom);
    expect(await badge.evaluate((one) => one.getBoundingClientRect().bottom)).toBeGreaterThan(bottom + 10);
  });

  it('leads the keyboard into the panel that it opened, and keeps it there', async () => {
    await write('/lobby');
    await last('[data-custom-id=ask]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-ephemeral] [data-custom-id=turn-1]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-custom-id=turn-2]:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Question 11').waitFor();
    await page.locator('[data-ephemeral]:focus').waitFor();
    await last('[data-custom-id=start]').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Started.').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toContain('Started.');
  });

  it('leaves the focus alone for whoever presses by hand', async () => {
    await write('/lobby');
    await last('[data-custom-id=ask]').click();
    await page.locator('[data-ephemeral] [data-custom-id=turn-1]').last().waitFor();
    expect(await page.locator('[data-ephemeral] :focus').count()).toBe(0);
  });

  it('fills in a form and says what is missing', async () => {
    await playMotox();
    await last('[data-custom-id=say]').click();
    await page.getByTestId('modal-submit').click();
    expect(await page.locator('.part.wrong').count()).toBe(2);
    await page.locator('input[data-custom-id=word]').fill('hello');
    await page.getByText('Quick').click();
    await page.getByTestId('modal-submit').click();
    await page.getByText('Said hello, quick.').waitFor();
    expect(await page.getByTestId('modal').count()).toBe(0);
  });

  it('shows thinking, and what never answers', async () => {
    await write('/slow');
    await page.locator('[data-thinking]').waitFor();
    await page.getByText('Thought of it.').waitFor();
    await playMotox();
    await last('[data-custom-id=silent]').click();
    await page.locator('[data-custom-id=silent][data-pending]').waitFor();
    await write('/dead');
    await page.locator('[data-message] [data-failed]').waitFor();
    await page.locator('[data-pending="/dead"] [data-failed]').waitFor();
  });

  it('keeps channel, person and place on reload', async () => {
    await page.setViewportSize({ width: 1200, height: 400 });
    for (const number of Array.from({ length: 20 }).keys()) await write(`line ${number}`);
    await page.getByText('line 19', { exact: true }).waitFor();
    await page.locator('.messages').evaluate((list) => list.scrollTo(0, 200));
    await page.getByTestId('new-messages').waitFor();
    const hash = new URL(page.url()).hash;
    await page.reload();
    await page.waitForSelector('[data-ready]');
    expect(new URL(page.url()).hash).toBe(hash);
    expect(await page.locator('.messages').evaluate((list) => list.scrollTop)).toBe(200);
    await page.getByTestId('new-messages').click();
    await page.getByTestId('new-messages').waitFor({ state: 'detached' });
  });

  it('goes back to where the channel begins, and what is read stays where it is', async () => {
    const { id } = playground.channel('table-two');
    for (const n of Array.from({ length: 250 }).keys()) playground.person('rex').say(id, `long ago ${n}`);
    const other = await open('theo', 'table-two');
    await other.getByText('long ago 249').waitFor();
    expect(await other.locator('.beginning').count()).toBe(0);
    expect(await other.getByText('long ago 149', { exact: true }).count()).toBe(0);
    const reading = other.getByText('long ago 152', { exact: true });
    const top = await reading.evaluate((one) => {
      one.closest('.messages')!.scrollTo(0, 0);
      return one.getBoundingClientRect().top;
    });
    await other.getByText('long ago 149', { exact: true }).waitFor({ state: 'attached' });
    expect(Math.abs((await reading.evaluate((one) => one.getBoundingClientRect().top)) - top)).toBeLessThan(
      3,
    );
    const list = other.locator('.messages');
    await expect
      .poll(async () => {
        await list.evaluate((one) => one.scrollTo(0, 0));
        return await other.locator('.beginning').count();
      })
      .toBe(1);
    await other.getByText('long ago 0', { exact: true }).waitFor();
    await write('and now', other);
    await other.getByText('and now').waitFor();
    expect(await other.getByText('long ago 0', { exact: true }).count()).toBe(1);
    await other.close();
  });

  it('speaks the language of its person', async () => {
    const korean = await open('jisu', 'table-two');
    await korean.getByTestId('composer').fill('/놀');
    await korean.locator('[data-choice=play]').waitFor();
    expect(await korean.locator('html').getAttribute('lang')).toBe('ko');
    await korean.close();
  });

  it('calls a command that was used as its reader does', async () => {
    const korean = await open('jisu', 'table-two');
    await korean.getByTestId('composer').fill('/놀이 game:runaround');
    await korean.keyboard.press('Enter');
    await korean.locator('[data-used=play] .used', { hasText: '/놀이' }).waitFor();
    await korean.close();
  });

  it('says that a text was edited right behind its last word', async () => {
    const channel = (await bot.channels.fetch(playground.channel('table-one').id)) as TextChannel;
    const sent = await channel.send('one');
    await sent.edit(`${'many words and '.repeat(30)}\nthe end`);
    const edited = page.locator(`[data-message="${sent.id}"] .edited`);
    await edited.waitFor();
    const gap = await edited.evaluate((mark) => {
      const range = document.createRange();
      range.selectNodeContents(mark.parentElement?.querySelector('.md p') as Element);
      return mark.getBoundingClientRect().left - ([...range.getClientRects()].at(-1)?.right ?? 0);
    });
    expect(Math.abs(gap - 5)).toBeLessThan(8);
  });

  it('goes to a message that is older than all that is here', async () => {
    const channel = (await bot.channels.fetch(playground.channel('general').id)) as TextChannel;
    const oldest = await channel.send('the oldest of all');
    await channel.send('and the next');
    for (let nth = 0; nth < 230; nth++) playground.person('theo').say('general', `line ${nth}`);
    const link = await open('rex', 'general');
    expect(await link.locator(`[data-message="${oldest.id}"]`).count()).toBe(0);
    await link.goto(`${playground.address}/#c=${playground.channel('general').id}&p=rex&m=${oldest.id}`);
    await link.locator(`[data-message="${oldest.id}"].sought`).waitFor();
    expect(complaints).toEqual([]);
    await link.close();
  });

  it('keeps short answers in one line on a phone, beside a long one', async () => {
    const labels = ['Scissors', 'Take back', 'An answer that is much longer than the others are'];
    const components = labels.map((label, nth) => ({ type: 2, style: 2, label, custom_id: `short:${nth}` }));
    const channel = (await bot.channels.fetch(playground.channel('table-one').id)) as TextChannel;
    const sent = await channel.send({ content: 'Which?', components: [{ type: 1, components }] } as never);
    const phone = await open('theo', 'table-one', 390, 844);
    const linesOf = async (label: string) =>
      await phone
        .locator(`[data-message="${sent.id}"] .button-in`, { hasText: label })
        .evaluate((text) => Math.round(text.getBoundingClientRect().height / 18));
    await phone.locator(`[data-message="${sent.id}"]`).waitFor();
    expect([await linesOf('Scissors'), await linesOf('Take back')]).toEqual([1, 1]);
    expect(await linesOf('An answer')).toBeGreaterThan(1);
    await phone.close();
  });

  it('is a drawer at the width of a phone, and nothing is wider than the screen', async () => {
    const phone = await open('theo', 'table-one', 390, 844);
    expect(await phone.locator('[data-channel]').first().isVisible()).toBe(false);
    await phone.getByTestId('menu').click();
    await phone.locator(`[data-channel="${playground.channel('table-two').id}"]`).click();
    await phone.getByRole('heading', { name: 'table-two', exact: true }).waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await phone.close();
  });

  it('counts what calls whom, in the title too, and one press leads there', async () => {
    await say('table-two', `<@${playground.person('rex').id}> <@${playground.person('mina').id}> your turn`);
    const rex = page.locator(`[data-person="${playground.person('rex').id}"]`);
    await rex.locator('[data-calls="1"]').waitFor();
    const link = page.locator(`[data-channel="${playground.channel('table-two').id}"]`);
    expect(await link.locator('.count').textContent()).toContain('1 message calls you');
    expect(await page.title()).toBe('(1) #table-one · Mina');
    await rex.click();
    await page.waitForFunction(() => document.title === '#table-two · *Rex_* 🦖');
    await page.locator('.message.sought').waitFor();
    await rex.locator('[data-calls]').waitFor({ state: 'detached' });
    await page.locator(`[data-person="${playground.person('mina').id}"]`).click();
    await page.waitForFunction(() => document.title === '#table-two · Mina');
    expect(complaints).toEqual([]);
  });

  it('shows what the bot writes to somebody alone, where they can answer it', async () => {
    const theo = playground.person('theo');
    await say(theo.direct().id, 'Three tables wait');
    const his = await open('theo', 'table-one');
    expect(await page.getByTestId('direct').count()).toBe(0);
    await his.getByTestId('direct').locator('[data-calls="1"]').waitFor();
    await his.getByTestId('direct').locator('a').click();
    await his.getByText('Three tables wait').waitFor();
    await write('/slow', his);
    await his.getByText('Thought of it.').waitFor();
    await his.close();
  });

  it('lets time pass, and says what day it is then', async () => {
    const other = await open('theo', 'table-one');
    const shown = async (on: Page) => Date.parse((await on.getByTestId('now').getAttribute('datetime'))!);
    const before = await shown(page);
    await page.locator('[data-later=week]').click();
    await expect.poll(async () => (await shown(other)) - before).toBeGreaterThan(6.9 * 86_400_000);
    await write('a week later');
    await page.getByText('a week later').waitFor();
    await other.close();
  });

  it('has what manages the server behind three dots, for who may', async () => {
    const other = await open('theo', 'table-one');
    expect(await other.locator('.head [data-actions]').count()).toBe(0);
    await page.locator(`[data-channel="${playground.channel('놀이방').id}"]`).click();
    await page.getByRole('heading', { name: '놀이방', exact: true }).waitFor();
    await write('to be deleted');
    await page.getByText('to be deleted').hover();
    await last('[data-message] [data-delete]').click();
    await page.getByText('to be deleted').waitFor({ state: 'detached' });
    const gone = playground.channel('놀이방').id;
    await page.locator('.head [data-actions]').click();
    await page.locator('[data-action=delete-channel]').click();
    expect(await page.locator(`[data-channel="${gone}"]`).count()).toBe(1);
    await page.locator('[data-action=delete-channel]').click();
    await page.locator(`[data-channel="${gone}"]`).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'general', exact: true }).waitFor();
    await page.locator('.guild [data-actions]').click();
    await page.locator('[data-action=bot]').click();
    await expect.poll(() => commandsOf(other)).toBe(0);
    await page.locator('.guild [data-actions]').click();
    await page.locator('[data-action=bot]').click();
    await expect.poll(() => commandsOf(other)).toBeGreaterThan(0);
    await other.close();
  });

  it('lets somebody leave, and come back to where they were', async () => {
    await page.locator('.people [data-actions]').click();
    await page.locator('[data-action=member]').click();
    await page.getByTestId('nowhere').waitFor();
    expect(await page.locator('[data-channel]').count()).toBe(0);
    await page.locator('[data-come-back]').click();
    await page.getByRole('heading', { name: 'table-one', exact: true }).waitFor();
  });
});
