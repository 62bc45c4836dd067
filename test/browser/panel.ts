import type { Locator, Page } from 'playwright-core';
import { LANGUAGES, text } from '../../src/engine/text.ts';
import { say } from '../../src/words/say.ts';

/** What only one person sees. */
export const PANEL = '[data-message][data-ephemeral]';

/** The private panel that was opened last. */
export function panelOf(page: Page): Locator {
  return page.locator(PANEL).last();
}

/** What is pressed so soon after the panel changed does not count; in ms, and by the clock of the page. */
const LOOKED = 750;

/** What a panel says that was pressed too soon. */
const TOO_SOON = LANGUAGES.map((language) => say(language, text('bot:panel.tooSoon'), () => ''));

/**
 * Presses what makes a button or menu of the panel go, once its owner has looked at it. The bot is a program of its own that may
 * hear later than the page that its panel has changed: where it says that this came too soon, it is pressed again, as anybody
 * would. Throws where the panel goes on asking the same for 30 s.
 */
export async function pressOnceLooked(page: Page, id: string, press: () => Promise<void>): Promise<void> {
  do {
    await page.waitForTimeout(LOOKED);
    await press();
  } while ((await cameOf(page, id)) === 'again');
}

/** The same for the newest button whose id begins so: what asks whether somebody is sure. */
export async function pressWhenSure(page: Page, name: string): Promise<void> {
  const button = page.locator(`[data-custom-id^="${name}:"]`).last();
  const id = (await button.getAttribute('data-custom-id'))!;
  await pressOnceLooked(page, id, async () => await button.click());
}

/** What has come of a press: the panel no longer asks that, or says that it was pressed too soon. */
async function cameOf(page: Page, id: string): Promise<'done' | 'again'> {
  const came = await page.waitForFunction(
    ([selector, pressed, tooSoon]) => {
      const panel = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
      const stands = [...(panel?.querySelectorAll<HTMLElement>('[data-custom-id]') ?? [])];
      const own = stands.find(({ dataset }) => dataset.customId === pressed);
      if (!own) return 'done';
      const isSaid = tooSoon.some((line) => panel?.textContent.includes(line));
      return isSaid && own.dataset.pending === undefined ? 'again' : null;
    },
    [PANEL, id, TOO_SOON] as const,
  );
  return (await came.jsonValue()) as 'done' | 'again';
}
