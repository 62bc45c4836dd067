import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HouseAndBrowser, openHouse } from './house.ts';
import { pressNewest, pressWhenSure } from './panel.ts';
import { brokenPictures, shot } from './sitting.ts';

const PHONE = { width: 390, height: 844 };

let house: HouseAndBrowser;
let mina: Page;
let theo: Page;

beforeAll(async () => {
  house = await openHouse();
  mina = await house.tab('mina', 'table-one', PHONE);
  theo = await house.tab('theo', 'table-one', PHONE);
});
afterAll(async () => await house?.end());

describe('friends at their phones', () => {
  it('one asks another by /play with, who accepts in a tab of their own', async () => {
    await theo.getByTestId('composer').fill('/play');
    await theo.keyboard.press('Enter');
    await theo.locator('[data-choice="runaround"]').first().click();
    await theo.locator('[data-add-option="with"]').click();
    await theo.locator('[data-choice]', { hasText: 'Mina' }).first().click();
    await theo.getByTestId('send').click();
    await mina.getByText(/kept for Mina/).waitFor();
    await pressNewest(mina, 'join');
    await pressNewest(theo, 'start');
    await mina.getByText(/Play/).first().waitFor();
    await tidy(mina, 'friends-1-accepted');
  });

  it('what came of it stands in /stats, and in the letter of the week', async () => {
    await command(mina, '/server');
    await mina.locator('[data-custom-id="server-page:0:messages"]').last().click();
    await pressNewest(mina, 'server-letter');
    await command(theo, '/resign');
    await pressWhenSure(theo, 'resign-sure');
    await mina.getByText('Play again').waitFor();
    await command(mina, '/stats');
    await mina.getByText(/won 1/).first().waitFor();
    await tidy(mina, 'friends-2-stats');
    // The clock stands beside the people, which a phone shows only when they are asked for.
    const rex = await house.tab('rex', 'table-one');
    await rex.getByText('+1 week').click();
    await mina.getByText('Letter of the week').last().waitFor();
    await tidy(mina, 'friends-3-letter');
  });

  it('and one of them is forgotten after a second question', async () => {
    await command(theo, '/forget');
    await pressWhenSure(theo, 'forget-sure');
    await theo.getByText('I know nothing of you any more.').waitFor();
    await tidy(theo, 'friends-4-forgotten');
    expect(house.complaints).toEqual([]);
  });
});

async function command(page: Page, name: string): Promise<void> {
  await page.getByTestId('composer').fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

/** Nothing is broken, or wider than the phone. */
async function tidy(page: Page, name: string): Promise<void> {
  await shot(page, name);
  expect(await brokenPictures(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
}
