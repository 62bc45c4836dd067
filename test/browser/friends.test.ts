import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickNewest, clickWhenSure } from './panel.ts';
import { listBrokenPictures, takeScreenshot } from './play.ts';
import { type ProgramAndBrowser, startProgramAndBrowser } from './program.ts';

const PHONE = { width: 390, height: 844 };

let ctx: ProgramAndBrowser;
let mina: Page;
let theo: Page;

beforeAll(async () => {
  ctx = await startProgramAndBrowser();
  mina = await ctx.tab('mina', 'table-one', PHONE);
  theo = await ctx.tab('theo', 'table-one', PHONE);
});
afterAll(async () => await ctx?.end());

describe('two friends on phones', () => {
  it('challenge on a phone: one friend invites another by /play with, who joins in another tab', async () => {
    await theo.getByTestId('composer').fill('/play');
    await theo.keyboard.press('Enter');
    await theo.locator('[data-choice="runaround"]').first().click();
    await theo.locator('[data-add-option="with"]').click();
    await theo.locator('[data-choice]', { hasText: 'Mina' }).first().click();
    await theo.getByTestId('send').click();
    await mina.getByText(/reserved for Mina/).waitFor();
    await clickNewest(mina, 'join');
    // The card must have changed, or it moves away below the click.
    await theo
      .getByText(/reserved for Mina/)
      .first()
      .waitFor({ state: 'hidden' });
    await clickNewest(theo, 'start');
    await mina.locator('[data-custom-id^="view:"]').last().waitFor();
    await expectTidyPage(mina, 'friends-1-accepted');
  });

  it('finished game on a phone: shows up in /stats and in the weekly digest', async () => {
    await sendCommand(mina, '/server');
    await mina.locator('[data-custom-id="server-page:0:messages"]').last().click();
    await clickNewest(mina, 'server-letter');
    await sendCommand(theo, '/table resign');
    await clickWhenSure(theo, 'resign-sure');
    await mina.getByText('Rematch').waitFor();
    await sendCommand(mina, '/stats');
    await mina.getByText(/won 1/).first().waitFor();
    await expectTidyPage(mina, 'friends-2-stats');
    // A phone hides the list of people, and the clock beside it.
    const rex = await ctx.tab('rex', 'table-one');
    await rex.getByText('+1 week').click();
    await mina.getByText('Weekly digest').last().waitFor();
    await expectTidyPage(mina, 'friends-3-letter');
  });

  it('data deletion on a phone: deletes the data of a player after a confirmation', async () => {
    await sendCommand(theo, '/settings');
    await theo.locator('[data-custom-id^="my-page:0:privacy:"]').last().click();
    await clickNewest(theo, 'my-data');
    await clickWhenSure(theo, 'forget-sure');
    await theo.getByText('Your data is deleted.').waitFor();
    await expectTidyPage(theo, 'friends-4-forgotten');
    expect(ctx.complaints).toEqual([]);
  });
});

async function sendCommand(page: Page, name: string): Promise<void> {
  await page.getByTestId('composer').fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

/** Expects that no picture is broken and nothing is wider than the phone. */
async function expectTidyPage(page: Page, name: string): Promise<void> {
  await takeScreenshot(page, name);
  expect(await listBrokenPictures(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
}
