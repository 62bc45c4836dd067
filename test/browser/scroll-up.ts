import type { Page } from 'playwright-core';

/**
 * Scrolls the messages to `top` px until the page offers to jump to the newest. Repeats it, because the page may just be
 * following a new picture or a smaller window.
 */
export async function scrollUp(page: Page, top: number): Promise<void> {
  await page.waitForFunction((to) => {
    const list = document.querySelector('.messages');
    if (list?.scrollTop === to && document.querySelector('[data-testid="new-messages"]')) return true;
    list?.scrollTo(0, to);
    return false;
  }, top);
}
