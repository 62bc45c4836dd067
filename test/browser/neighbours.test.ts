import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSlowThought } from './page-bot.ts';
import { openPageSession, type PageSession } from './page-session.ts';

let room: PageSession;
beforeAll(async () => {
  room = await openPageSession();
});
afterAll(() => room?.close());
beforeEach(() => room.enter());

/** Returns the number of commands that the page offers. */
async function countCommands(on: Page): Promise<number> {
  await on.getByTestId('composer').fill('/');
  return await on.locator('.line [data-choice]').count();
}

describe('list of people and server menus on the playground page', () => {
  it('people list: counts unread mentions of each person, also in the title, and one click leads there', async () => {
    await room.say(
      'table-two',
      `<@${room.playground.person('rex').id}> <@${room.playground.person('mina').id}> your turn`,
    );
    const rex = room.page.locator(`[data-person="${room.playground.person('rex').id}"]`);
    await rex.locator('[data-calls="1"]').waitFor();
    const link = room.page.locator(`[data-channel="${room.playground.channel('table-two').id}"]`);
    expect(await link.locator('.count').textContent()).toContain('1 message calls you');
    expect(await room.page.title()).toBe('(1) #table-one · Mina');
    await rex.click();
    await room.page.waitForFunction(() => document.title === '#table-two · *Rex_* 🦖');
    await room.page.locator('.message.sought').waitFor();
    await rex.locator('[data-calls]').waitFor({ state: 'detached' });
    await room.page.locator(`[data-person="${room.playground.person('mina').id}"]`).click();
    await room.page.waitForFunction(() => document.title === '#table-two · Mina');
    expect(room.complaints).toEqual([]);
  });

  it('direct messages: the page shows them only to their recipient, who can answer there', async () => {
    const theo = room.playground.person('theo');
    await room.say(theo.direct().id, 'Three tables wait');
    const his = await room.open('theo', 'table-one');
    expect(await room.page.getByTestId('direct').count()).toBe(0);
    await his.getByTestId('direct').locator('[data-calls="1"]').waitFor();
    await his.getByTestId('direct').locator('a').click();
    await his.getByText('Three tables wait').waitFor();
    await room.write('/slow', his);
    await his.locator('[data-thinking]').waitFor();
    endSlowThought();
    await his.getByText('Thought of it.').waitFor();
    await his.close();
  });

  it('user commands: open from the menu beside a person, in the language of the user', async () => {
    const beside = (on: Page, name: string) =>
      on.locator(`.person-place:has([data-person="${room.playground.person(name).id}"])`);
    await beside(room.page, 'theo').locator('[data-actions]').click();
    await room.page.getByRole('button', { name: 'Shake hands' }).click();
    await room.page.getByText('Shook hands with Theo.').waitFor();
    expect(await room.last('[data-used]').textContent()).toBe('MinausedShake hands');
    const his = await room.open('jisu', 'table-one', 390, 760);
    await his.getByTestId('menu').click();
    await beside(his, 'mina').locator('[data-actions]').click();
    await his.getByRole('button', { name: '악수하기' }).click();
    await his.getByText('Shook hands with Mina.').waitFor();
    await his.close();
    expect(room.complaints).toEqual([]);
  });

  it('clock: moves on for every page and shows the new time', async () => {
    const other = await room.open('theo', 'table-one');
    const shown = async (on: Page) => Date.parse((await on.getByTestId('now').getAttribute('datetime'))!);
    const before = await shown(room.page);
    await room.page.locator('[data-later=week]').click();
    await expect.poll(async () => (await shown(other)) - before).toBeGreaterThan(6.9 * 86_400_000);
    await room.write('a week later');
    await room.page.getByText('a week later').waitFor();
    await other.close();
  });

  it('server menu: deletes messages and channels and removes the bot, only for people with permission', async () => {
    const other = await room.open('theo', 'table-one');
    expect(await other.locator('.head [data-actions]').count()).toBe(0);
    await room.page.locator(`[data-channel="${room.playground.channel('놀이방').id}"]`).click();
    await room.page.getByRole('heading', { name: '놀이방', exact: true }).waitFor();
    await room.write('to be deleted');
    await room.page.getByText('to be deleted').hover();
    await room.last('[data-message] [data-delete]').click();
    await room.page.getByText('to be deleted').waitFor({ state: 'detached' });
    const gone = room.playground.channel('놀이방').id;
    await room.page.locator('.head [data-actions]').click();
    await room.page.locator('[data-action=delete-channel]').click();
    expect(await room.page.locator(`[data-channel="${gone}"]`).count()).toBe(1);
    await room.page.locator('[data-action=delete-channel]').click();
    await room.page.locator(`[data-channel="${gone}"]`).waitFor({ state: 'detached' });
    await room.page.getByRole('heading', { name: 'general', exact: true }).waitFor();
    await room.page.locator('.guild [data-actions]').click();
    await room.page.locator('[data-action=bot]').click();
    await expect.poll(() => countCommands(other)).toBe(0);
    await room.page.locator('.guild [data-actions]').click();
    await room.page.locator('[data-action=bot]').click();
    await expect.poll(() => countCommands(other)).toBeGreaterThan(0);
    await other.close();
  });

  it('people list: a person can leave the server and return to the same channel', async () => {
    await room.page.locator('.people .label [data-actions]').click();
    await room.page.locator('[data-action=member]').click();
    await room.page.getByTestId('nowhere').waitFor();
    expect(await room.page.locator('[data-channel]').count()).toBe(0);
    await room.page.locator('[data-come-back]').click();
    await room.page.getByRole('heading', { name: 'table-one', exact: true }).waitFor();
  });
});
