import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickNewest, clickWhenSure } from './panel.ts';
import { listBrokenPictures, takeScreenshot } from './play.ts';
import { type ProgramAndBrowser, startProgramAndBrowser } from './program.ts';

const PHONE = { width: 390, height: 844 };

let ctx: ProgramAndBrowser;

beforeAll(async () => {
  ctx = await startProgramAndBrowser();
});

afterAll(async () => {
  await ctx?.end();
});

describe('league in three tabs, one on a phone', () => {
  let theo: Page;
  let mina: Page;
  let rex: Page;

  beforeAll(async () => {
    theo = await ctx.tab('theo', 'table-one');
    mina = await ctx.tab('mina', 'table-one', PHONE);
    rex = await ctx.tab('rex', 'table-one');
  });

  it('league: opens by a command in the composer, and players enter by button', async () => {
    await theo.getByTestId('composer').fill('/league');
    await theo.keyboard.press('Enter');
    await theo.getByText('+ game').click();
    await theo.locator('[data-choice="runaround"]').first().click();
    await theo.getByTestId('send').click();
    for (const page of [theo, mina, rex]) await clickNewest(page, 'league-enter');
    await mina.getByText(/3 players: /).waitFor();
    await takeScreenshot(mina, 'league-1-entered');
    expect(await listBrokenPictures(mina)).toEqual([]);
  });

  it('league: opens its matches in threads when it starts', async () => {
    await clickNewest(theo, 'league-start');
    await mina.getByText('Played: 0 of 3 matches').waitFor();
    await mina
      .getByText(/^Round 3 of 3: /)
      .first()
      .waitFor();
    await rex.getByText('New matches').waitFor();
    // Each line links to the thread of its match once that is open.
    await rex.locator('button.pill').nth(2).waitFor();
    await takeScreenshot(rex, 'league-2-pairings');
    await clickNewest(mina, 'league-mine');
    await mina.getByText('Your matches').waitFor();
    await takeScreenshot(mina, 'league-2-mine');
    expect(await isWiderThanWindow(mina)).toBe(false);
  });

  it('league: ends with a ceremony after two players left, and can start again', async () => {
    for (const page of [theo, mina]) {
      await clickNewest(page, 'league-leave');
      await clickWhenSure(page, 'league-leave-sure');
      await page.getByText('You left it.').first().waitFor();
    }
    await rex.getByText('The Runaround league is over').waitFor();
    await takeScreenshot(rex, 'league-3-ceremony');
    await takeScreenshot(mina, 'league-4-ceremony');
    expect(await listBrokenPictures(rex)).toEqual([]);
    expect(await isWiderThanWindow(mina)).toBe(false);
    await clickNewest(mina, 'league-again');
    await theo.getByText('Nobody has joined yet.').waitFor();
    expect(ctx.complaints).toEqual([]);
  });
});

async function isWiderThanWindow(page: Page): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
