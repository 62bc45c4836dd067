import type { Page } from 'playwright-core';

/**
 * Scrolls the messages to so many px below the first, until the page offers the newest. Where it follows them just then, as a
 * picture comes or its window becomes smaller, one scrolls up again.
 */
export async function scrollUp(page: Page, top: number): Promise<void> {
  await page.waitForFunction((to) => {
    const list = document.querySelector('.messages');
    if (list?.scrollTop === to && document.querySelector('[data-testid="new-messages"]')) return true;
    list?.scrollTo(0, to);
    return false;
  }, top);
}
