import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HouseAndBrowser, openHouse } from './house.ts';
import { pressNewest, pressWhenSure } from './panel.ts';
import { brokenPictures, shot } from './sitting.ts';

const PHONE = { width: 390, height: 844 };

let house: HouseAndBrowser;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(async () => {
  await house?.end();
});

describe('three people in a league, each in a tab, one of them at a phone', () => {
  let theo: Page;
  let mina: Page;
  let rex: Page;

  beforeAll(async () => {
    theo = await house.tab('theo', 'table-one');
    mina = await house.tab('mina', 'table-one', PHONE);
    rex = await house.tab('rex', 'table-one');
  });

  it('is opened by the composer, and entered by button', async () => {
    await theo.getByTestId('composer').fill('/league');
    await theo.keyboard.press('Enter');
    await theo.getByText('+ game').click();
    await theo.locator('[data-choice="runaround"]').first().click();
    await theo.getByTestId('send').click();
    for (const page of [theo, mina, rex]) await pressNewest(page, 'league-enter');
    await mina.getByText(/3 are in it: /).waitFor();
    await shot(mina, 'league-1-entered');
    expect(await brokenPictures(mina)).toEqual([]);
  });

  it('opens its tables in threads when it is begun', async () => {
    await pressNewest(theo, 'league-start');
    await mina.getByText('Played: 0 of 3 matches').waitFor();
    await mina
      .getByText(/^Round 3 of 3: /)
      .first()
      .waitFor();
    await rex.getByText('New matches').waitFor();
    // Each line links to the thread of its match once that is open.
    await rex.locator('button.pill').nth(2).waitFor();
    await shot(rex, 'league-2-pairings');
    await pressNewest(mina, 'league-mine');
    await mina.getByText('Your matches').waitFor();
    await shot(mina, 'league-2-mine');
    expect(await widerThanItsWindow(mina)).toBe(false);
  });

  it('ends with a ceremony when two have left, and begins anew', async () => {
    for (const page of [theo, mina]) {
      await pressNewest(page, 'league-leave');
      await pressWhenSure(page, 'league-leave-sure');
      await page.getByText('You have left it.').first().waitFor();
    }
    await rex.getByText('The league of Runaround is over').waitFor();
    await shot(rex, 'league-3-ceremony');
    await shot(mina, 'league-4-ceremony');
    expect(await brokenPictures(rex)).toEqual([]);
    expect(await widerThanItsWindow(mina)).toBe(false);
    await pressNewest(mina, 'league-again');
    await theo.getByText('Nobody is in it yet.').waitFor();
    expect(house.complaints).toEqual([]);
  });
});

async function widerThanItsWindow(page: Page): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
