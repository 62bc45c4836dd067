import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSlowAnswer } from './page-bot.ts';
import { openPageSession, type PageSession } from './page-session.ts';

let session: PageSession;
beforeAll(async () => {
  session = await openPageSession();
});
afterAll(() => session?.close());
beforeEach(() => session.enter());

/** Returns the number of commands that the page offers. */
async function countCommands(on: Page): Promise<number> {
  await on.getByTestId('composer').fill('/');
  return await on.locator('.line [data-choice]').count();
}

describe('list of people and server menus on the playground page', () => {
  it('people list: counts unread mentions of each person, also in the title, and one click leads there', async () => {
    await session.say(
      'table-two',
      `<@${session.playground.person('rex').id}> <@${session.playground.person('mina').id}> your turn`,
    );
    const rex = session.page.locator(`[data-person="${session.playground.person('rex').id}"]`);
    await rex.locator('[data-calls="1"]').waitFor();
    const link = session.page.locator(`[data-channel="${session.playground.channel('table-two').id}"]`);
    expect(await link.locator('.count').textContent()).toContain('1 message calls you');
    expect(await session.page.title()).toBe('(1) #table-one · Mina');
    await rex.click();
    await session.page.waitForFunction(() => document.title === '#table-two · *Rex_* 🦖');
    await session.page.locator('.message.sought').waitFor();
    await rex.locator('[data-calls]').waitFor({ state: 'detached' });
    await session.page.locator(`[data-person="${session.playground.person('mina').id}"]`).click();
    await session.page.waitForFunction(() => document.title === '#table-two · Mina');
    expect(session.complaints).toEqual([]);
  });

  it('direct messages: the page shows them only to their recipient, who can answer there', async () => {
    const theo = session.playground.person('theo');
    await session.say(theo.direct().id, 'Three tables wait');
    const his = await session.open('theo', 'table-one');
    expect(await session.page.getByTestId('direct').locator('[data-calls]').count()).toBe(0);
    await his.getByTestId('direct').locator('[data-calls="1"]').waitFor();
    await his.getByTestId('direct').locator('a').click();
    await his.getByText('Three tables wait').waitFor();
    await session.write('/slow', his);
    await his.locator('[data-thinking]').waitFor();
    endSlowAnswer();
    await his.getByText('Thought of it.').waitFor();
    await his.close();
  });

  it('user commands: open from the menu beside a person, in the language of the user', async () => {
    const beside = (on: Page, name: string) =>
      on.locator(`.person-place:has([data-person="${session.playground.person(name).id}"])`);
    await beside(session.page, 'theo').locator('[data-actions]').click();
    await session.page.getByRole('button', { name: 'Shake hands' }).click();
    await session.page.getByText('Shook hands with Theo.').waitFor();
    expect(await session.last('[data-used]').textContent()).toBe('MinausedShake hands');
    const his = await session.open('jisu', 'table-one', 390, 760);
    await his.getByTestId('menu').click();
    await beside(his, 'mina').locator('[data-actions]').click();
    await his.getByRole('button', { name: '악수하기' }).click();
    await his.getByText('Shook hands with Mina.').waitFor();
    await his.close();
    expect(session.complaints).toEqual([]);
  });

  it('message commands: open from the menu of a message, in the language of the user', async () => {
    await session.write('one two three');
    await session.page.getByText('one two three').hover();
    await session.last('.tools [data-actions=more]').click();
    await session.page.getByRole('button', { name: 'Count words' }).click();
    await session.page.getByText('3 words.').waitFor();
    expect(await session.last('[data-used]').textContent()).toBe('MinausedCount words');
    expect(session.complaints).toEqual([]);
  });

  it('reactions: a press adds one for everybody to see, and another press removes it', async () => {
    const other = await session.open('theo', 'table-one');
    await session.write('who is in?');
    await session.page.getByText('who is in?').hover();
    await session.last('.tools [data-actions=smile]').click();
    await session.page.locator('[data-action="👍"]').click();
    await session.page.locator('[data-reaction="👍"][aria-pressed=true]').waitFor();
    await other.locator('[data-reaction="👍"][aria-pressed=false]').click();
    const reaction = session.page.locator('[data-reaction="👍"]');
    await expect.poll(() => reaction.textContent()).toBe('👍2');
    await reaction.click();
    await expect.poll(() => reaction.textContent()).toBe('👍1');
    await other.locator('[data-reaction="👍"]').click();
    await reaction.waitFor({ state: 'detached' });
    await other.close();
    expect(session.complaints).toEqual([]);
  });

  it('clock: moves on for every page and shows the new time', async () => {
    const other = await session.open('theo', 'table-one');
    const shown = async (on: Page) => Date.parse((await on.getByTestId('now').getAttribute('datetime'))!);
    const before = await shown(session.page);
    await session.page.locator('[data-later=week]').click();
    await expect.poll(async () => (await shown(other)) - before).toBeGreaterThan(6.9 * 86_400_000);
    await session.write('a week later');
    await session.page.getByText('a week later').waitFor();
    await other.close();
  });

  it('server menu: deletes messages and channels and removes the bot, only for people with permission', async () => {
    const other = await session.open('theo', 'table-one');
    expect(await other.locator('.head [data-actions]').count()).toBe(0);
    await session.page.locator(`[data-channel="${session.playground.channel('놀이방').id}"]`).click();
    await session.page.getByRole('heading', { name: '놀이방', exact: true }).waitFor();
    await session.write('to be deleted');
    await session.page.getByText('to be deleted').hover();
    await session.last('[data-message] [data-delete]').click();
    await session.page.getByText('to be deleted').waitFor({ state: 'detached' });
    const gone = session.playground.channel('놀이방').id;
    await session.page.locator('.head [data-actions]').click();
    await session.page.locator('[data-action=delete-channel]').click();
    expect(await session.page.locator(`[data-channel="${gone}"]`).count()).toBe(1);
    await session.page.locator('[data-action=delete-channel]').click();
    await session.page.locator(`[data-channel="${gone}"]`).waitFor({ state: 'detached' });
    await session.page.getByRole('heading', { name: 'general', exact: true }).waitFor();
    await session.page.locator('.guild [data-actions]').click();
    await session.page.locator('[data-action=bot]').click();
    await expect.poll(() => countCommands(other)).toBe(0);
    await session.page.locator('.guild [data-actions]').click();
    await session.page.locator('[data-action=bot]').click();
    await expect.poll(() => countCommands(other)).toBeGreaterThan(0);
    await other.close();
  });

  it('people list: a person can leave the server and return to the same channel', async () => {
    await session.page.locator('.people .label [data-actions]').click();
    await session.page.locator('[data-action=member]').click();
    await session.page.getByTestId('nowhere').waitFor();
    const direct = await session.page.getByTestId('direct').locator('[data-channel]').count();
    expect(await session.page.locator('[data-channel]').count()).toBe(direct);
    await session.page.locator('[data-come-back]').click();
    await session.page.getByRole('heading', { name: 'table-one', exact: true }).waitFor();
  });
});
