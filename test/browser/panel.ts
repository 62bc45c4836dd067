import type { Locator, Page } from 'playwright-core';
import { LANGUAGES, text } from '../../src/engine/text.ts';
import { translate } from '../../src/i18n/translate.ts';

/** Selector of a private message. */
export const PANEL_SELECTOR = '[data-message][data-ephemeral]';

/** Returns the private panel that was opened last. */
export function getPanel(page: Page): Locator {
  return page.locator(PANEL_SELECTOR).last();
}

/** Time in ms after a change of the panel in which clicks do not count, by the page's clock. */
const LOOK_MS = 750;

/** Texts of a panel that was clicked too soon. */
const TOO_SOON_TEXTS = LANGUAGES.map((language) => translate(language, text('bot:panel.tooSoon'), () => ''));

/**
 * Uses a button or menu of the panel after the time in which clicks do not count. The bot may learn later than the page
 * that its panel has changed, so a click that came too soon is repeated. Throws if the panel stays the same for 30 s.
 */
export async function pressAfterLook(page: Page, id: string, press: () => Promise<void>): Promise<void> {
  do {
    await page.waitForTimeout(LOOK_MS);
    await press();
  } while ((await waitForOutcome(page, id)) === 'again');
}

/** Clicks the newest button of that name. */
export async function pressNewest(page: Page, name: string): Promise<void> {
  await getNewestButton(page, name).click();
}

/** Clicks the newest confirmation button of that name after the time in which clicks do not count. */
export async function pressWhenSure(page: Page, name: string): Promise<void> {
  const button = getNewestButton(page, name);
  const id = (await button.getAttribute('data-custom-id'))!;
  await pressAfterLook(page, id, async () => await button.click());
}

function getNewestButton(page: Page, name: string): Locator {
  return page.locator(`[data-custom-id^="${name}:"]`).last();
}

/** Returns 'done' if the panel no longer has the button, or 'again' if it was clicked too soon. */
async function waitForOutcome(page: Page, id: string): Promise<'done' | 'again'> {
  const outcome = await page.waitForFunction(
    ([selector, pressed, tooSoon]) => {
      const panel = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
      const own = panel?.querySelector<HTMLElement>(`[data-custom-id="${CSS.escape(pressed)}"]`);
      if (!panel || !own) return 'done';
      const isSaid = tooSoon.some((line) => panel.textContent.includes(line));
      return isSaid && own.dataset.pending === undefined ? 'again' : null;
    },
    [PANEL_SELECTOR, id, TOO_SOON_TEXTS] as const,
  );
  return (await outcome.jsonValue()) as 'done' | 'again';
}
