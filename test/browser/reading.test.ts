import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPageSession, type PageSession } from './page-session.ts';
import { scrollUp } from './scroll-up.ts';

let session: PageSession;
beforeAll(async () => {
  session = await openPageSession();
});
afterAll(() => session?.close());
beforeEach(() => session.enter());

/** Measures how many px of a message lie below the lower edge of the list. */
async function measureOverhang(message: Locator): Promise<number> {
  return await message.evaluate(
    (one) => one.getBoundingClientRect().bottom - one.closest('.messages')!.getBoundingClientRect().bottom,
  );
}

describe('messages on the playground page', () => {
  it('private answer: appears only to its person, takes a choice of two and can be dismissed', async () => {
    const other = await session.open('theo', 'table-one');
    await session.playMotox();
    await session.last('[data-custom-id=panel]').click();
    await session.page.locator('[data-ephemeral]').waitFor();
    expect(await other.locator('[data-ephemeral]').count()).toBe(0);
    await session.page.locator('[data-custom-id=cards]').click();
    await session.page.locator('[data-value=plum]').click();
    expect(await session.page.locator('[data-confirm]').isDisabled()).toBe(true);
    await session.page.locator('[data-value=iris]').click();
    await session.page.locator('[data-confirm]').click();
    await session.page.getByText('Took plum and iris.').waitFor();
    await session.page.locator('[data-dismiss]').click();
    await session.page.locator('[data-ephemeral]').waitFor({ state: 'detached' });
    await other.close();
  });

  it('private answer: scrolls into view, while messages of others keep the scroll position', async () => {
    await session.page.setViewportSize({ width: 1200, height: 500 });
    await session.playMotox();
    const theirs = await session.last('[data-message]').getAttribute('data-message');
    for (const number of Array.from({ length: 20 }).keys()) await session.write(`far ${number}`);
    await session.page.getByText('far 19', { exact: true }).waitFor();
    const play = session.page.locator(`[data-message="${theirs}"] [data-custom-id=panel]`);
    // The page may still be following the last message, so this scrolls up again.
    const up = async () => {
      await play.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      return await session.page.getByTestId('new-messages').isVisible();
    };
    await expect.poll(up, { timeout: 10_000 }).toBe(true);
    const other = await session.open('theo', 'table-one');
    const top = await session.page.locator('.messages').evaluate((list) => list.scrollTop);
    await session.write('from afar', other);
    await session.page.getByText('from afar').waitFor();
    expect(await session.page.locator('.messages').evaluate((list) => list.scrollTop)).toBe(top);
    await play.click();
    await session.page.locator('[data-ephemeral]').waitFor();
    await session.page.getByTestId('new-messages').waitFor({ state: 'detached' });
    expect(await measureOverhang(session.last('[data-ephemeral]'))).toBeLessThanOrEqual(0);
    for (const number of Array.from({ length: 12 }).keys()) await session.write(`on and on ${number}`, other);
    await session.page.getByText('on and on 11').waitFor();
    expect(await measureOverhang(session.last('[data-ephemeral]'))).toBeLessThanOrEqual(0);
    expect(await session.last('[data-ephemeral] [data-dismiss]').isVisible()).toBe(true);
    await session.page.locator('[data-dismiss]').click();
    await other.close();
  });

  it('alt text: is shown below the picture and can be reached by keyboard', async () => {
    await session.playMotox();
    const picture = session.last('.picture');
    await picture.locator('.frame').focus();
    await session.page.keyboard.press('Tab');
    await picture.getByText('An empty board').waitFor();
    const [frame, badge] = [picture.locator('.frame'), picture.locator('.alt-badge')];
    const bottom = await frame.evaluate((one) => one.getBoundingClientRect().bottom);
    expect(await badge.evaluate((one) => one.getBoundingClientRect().bottom)).toBeGreaterThan(bottom + 10);
  });

  it('keyboard focus: moves into the panel that a button opened, and stays there', async () => {
    await session.write('/lobby');
    await session.last('[data-custom-id=ask]').focus();
    await session.page.keyboard.press('Enter');
    await session.page.locator('[data-ephemeral] [data-custom-id=turn-1]:focus').waitFor();
    await session.page.keyboard.press('Enter');
    await session.page.locator('[data-custom-id=turn-2]:focus').waitFor();
    await session.page.keyboard.press('Tab');
    await session.page.keyboard.press('Enter');
    await session.page.getByText('Question 11').waitFor();
    await session.page.locator('[data-ephemeral]:focus').waitFor();
    await session.last('[data-custom-id=start]').focus();
    await session.page.keyboard.press('Enter');
    await session.page.getByText('Started.').waitFor();
    const focused = () => session.page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toContain('Started.');
  });

  it('keyboard focus: stays where it is when a button is clicked by mouse', async () => {
    await session.write('/lobby');
    await session.last('[data-custom-id=ask]').click();
    await session.page.locator('[data-ephemeral] [data-custom-id=turn-1]').last().waitFor();
    expect(await session.page.locator('[data-ephemeral] :focus').count()).toBe(0);
  });

  it('reload: keeps channel, person and scroll position', async () => {
    await session.page.setViewportSize({ width: 1200, height: 400 });
    for (const number of Array.from({ length: 20 }).keys()) await session.write(`line ${number}`);
    await session.page.getByText('line 19', { exact: true }).waitFor();
    await scrollUp(session.page, 200);
    const hash = new URL(session.page.url()).hash;
    await session.page.reload();
    await session.page.waitForSelector('[data-ready]');
    expect(new URL(session.page.url()).hash).toBe(hash);
    expect(await session.page.locator('.messages').evaluate((list) => list.scrollTop)).toBe(200);
    await session.page.getByTestId('new-messages').click();
    await session.page.getByTestId('new-messages').waitFor({ state: 'detached' });
  });

  it('scrolling up: loads messages back to the first, and the message in view stays in place', async () => {
    const { id } = session.playground.channel('table-two');
    for (const n of Array.from({ length: 250 }).keys())
      session.playground.person('rex').say(id, `long ago ${n}`);
    const other = await session.open('theo', 'table-two');
    await other.getByText('long ago 249').waitFor();
    expect(await other.locator('.beginning').count()).toBe(0);
    expect(await other.getByText('long ago 149', { exact: true }).count()).toBe(0);
    const reading = other.getByText('long ago 152', { exact: true });
    const top = await reading.evaluate((one) => {
      one.closest('.messages')!.scrollTo(0, 0);
      return one.getBoundingClientRect().top;
    });
    await other.getByText('long ago 149', { exact: true }).waitFor({ state: 'attached' });
    expect(Math.abs((await reading.evaluate((one) => one.getBoundingClientRect().top)) - top)).toBeLessThan(
      3,
    );
    const list = other.locator('.messages');
    await expect
      .poll(
        async () => {
          await list.evaluate((one) => one.scrollTo(0, 0));
          return await other.locator('.beginning').count();
        },
        { timeout: 10_000 },
      )
      .toBe(1);
    await other.getByText('long ago 0', { exact: true }).waitFor();
    await session.write('and now', other);
    await other.getByText('and now').waitFor();
    expect(await other.getByText('long ago 0', { exact: true }).count()).toBe(1);
    await other.close();
  });

  it('channel list: is a drawer on a phone, and nothing is wider than the screen', async () => {
    const phone = await session.open('theo', 'table-one', 390, 844);
    expect(await phone.locator('[data-channel]').first().isVisible()).toBe(false);
    await phone.getByTestId('menu').click();
    await phone.locator(`[data-channel="${session.playground.channel('table-two').id}"]`).click();
    await phone.getByRole('heading', { name: 'table-two', exact: true }).waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await phone.close();
  });
});
