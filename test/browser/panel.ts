import type { Locator, Page } from 'playwright-core';
import { LANGUAGES, text } from '../../src/engine/text.ts';
import { translate } from '../../src/i18n/translate.ts';

/** What only one person sees. */
export const PANEL_SELECTOR = '[data-message][data-ephemeral]';

/** The private panel that was opened last. */
export function getPanel(page: Page): Locator {
  return page.locator(PANEL_SELECTOR).last();
}

/** What is pressed so soon after the panel changed does not count; in ms, and by the clock of the page. */
const LOOK_MS = 750;

/** What a panel says that was pressed too soon. */
const TOO_SOON_TEXTS = LANGUAGES.map((language) => translate(language, text('bot:panel.tooSoon'), () => ''));

/**
 * Presses what makes a button or menu of the panel go, once its owner has looked at it. The bot is a program of its own that may
 * hear later than the page that its panel has changed: where it says that this came too soon, it is pressed again, as anybody
 * would. Throws where the panel goes on asking the same for 30 s.
 */
export async function clickAfterLook(page: Page, id: string, click: () => Promise<void>): Promise<void> {
  do {
    await page.waitForTimeout(LOOK_MS);
    await click();
  } while ((await waitForOutcome(page, id)) === 'again');
}

/** Presses the newest button of that name. */
export async function clickNewest(page: Page, name: string): Promise<void> {
  await getNewestButton(page, name).click();
}

/** Answers the newest question whether somebody is sure by its button of that name, once its owner has looked at it. */
export async function clickWhenSure(page: Page, name: string): Promise<void> {
  const button = getNewestButton(page, name);
  const id = (await button.getAttribute('data-custom-id'))!;
  await clickAfterLook(page, id, async () => await button.click());
}

function getNewestButton(page: Page, name: string): Locator {
  return page.locator(`[data-custom-id^="${name}:"]`).last();
}

/** What has come of a press: the panel no longer asks that, or says that it was pressed too soon. */
async function waitForOutcome(page: Page, id: string): Promise<'done' | 'again'> {
  const outcome = await page.waitForFunction(
    ([selector, clicked, tooSoon]) => {
      const panel = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
      const own = panel?.querySelector<HTMLElement>(`[data-custom-id="${CSS.escape(clicked)}"]`);
      if (!panel || !own) return 'done';
      const isSaid = tooSoon.some((line) => panel.textContent.includes(line));
      return isSaid && own.dataset.pending === undefined ? 'again' : null;
    },
    [PANEL_SELECTOR, id, TOO_SOON_TEXTS] as const,
  );
  return (await outcome.jsonValue()) as 'done' | 'again';
}
