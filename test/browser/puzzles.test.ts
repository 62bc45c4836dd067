import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clickAfterLook, getPanel } from './panel.ts';
import { listBrokenPictures, takeScreenshot } from './play.ts';
import { type ProgramAndBrowser, startProgramAndBrowser } from './program.ts';

const PHONE = { width: 390, height: 844 };

const ANSWER = '.button[data-custom-id^="puzzle-answer:"]:not([disabled])';

let ctx: ProgramAndBrowser;
let mina: Page;
let theo: Page;

beforeAll(async () => {
  ctx = await startProgramAndBrowser();
  mina = await ctx.tab('mina', 'table-two');
  theo = await ctx.tab('theo', 'table-two', PHONE);
});
afterAll(async () => await ctx?.end());

it('puzzle: is posted in the channel, solved privately on a phone and answered a day later', async () => {
  await mina.getByTestId('composer').fill('/server');
  await mina.keyboard.press('Enter');
  await mina.keyboard.press('Enter');
  await mina.locator('[data-custom-id="server-page:0:messages"]').click();
  await mina.locator('[data-custom-id="server-puzzles:0:1"]').click();
  await theo.locator('[data-custom-id="puzzle:0:1"]').click();
  await getPanel(theo).locator(ANSWER).first().waitFor();
  expect(await theo.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await takeScreenshot(theo, '20-puzzle-on-a-phone');
  while ((await getPanel(theo).locator(ANSWER).count()) > 0) await chooseFirst();
  await theo.getByText('Your answer: ').waitFor();
  expect(await mina.getByText('Your answer: ').count()).toBe(0);
  await mina.getByText('1 player has tried it.').waitFor();
  await mina.getByText('+1 day').click();
  for (const page of [mina, theo]) await page.getByText('Answer to puzzle 1').waitFor();
  await takeScreenshot(theo, '21-answer-on-a-phone');
  await mina.getByText('+1 hour').click();
  await mina.locator('[data-custom-id="puzzle:0:2"]').waitFor();
  for (const page of [mina, theo]) expect(await listBrokenPictures(page)).toEqual([]);
  expect(ctx.complaints).toEqual([]);
});

/** Gives the first answer of the panel. */
async function chooseFirst(): Promise<void> {
  const first = getPanel(theo).locator(ANSWER).first();
  const id = (await first.getAttribute('data-custom-id'))!;
  await clickAfterLook(theo, id, async () => await first.click());
}
