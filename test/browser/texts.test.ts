import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPageSession, type PageSession } from './page-session.ts';

let room: PageSession;
beforeAll(async () => {
  room = await openPageSession();
});
afterAll(() => room?.close());
beforeEach(() => room.enter());

describe('texts on the playground page', () => {
  it('used command: is named in the language of the reader', async () => {
    const korean = await room.open('jisu', 'table-two');
    await korean.getByTestId('composer').fill('/놀이 game:runaround');
    await korean.keyboard.press('Enter');
    await korean.locator('[data-used=play] .used', { hasText: '/놀이' }).waitFor();
    await korean.close();
  });

  it('edited text: is marked right behind its last word', async () => {
    const channel = await room.seen('table-one');
    const sent = await channel.send('one');
    await sent.edit(`${'many words and '.repeat(30)}\nthe end`);
    const edited = room.page.locator(`[data-message="${sent.id}"] .edited`);
    await edited.waitFor();
    const gap = await edited.evaluate((mark) => {
      const range = document.createRange();
      range.selectNodeContents(mark.parentElement?.querySelector('.md p') as Element);
      return mark.getBoundingClientRect().left - ([...range.getClientRects()].at(-1)?.right ?? 0);
    });
    expect(Math.abs(gap - 5)).toBeLessThan(8);
  });

  it('message link: opens a message older than all messages that are loaded', async () => {
    const channel = await room.seen('general');
    const oldest = await channel.send('the oldest of all');
    await channel.send('and the next');
    for (let nth = 0; nth < 230; nth++) room.playground.person('theo').say('general', `line ${nth}`);
    const link = await room.open('rex', 'general');
    expect(await link.locator(`[data-message="${oldest.id}"]`).count()).toBe(0);
    await link.goto(
      `${room.playground.address}/#c=${room.playground.channel('general').id}&p=rex&m=${oldest.id}`,
    );
    await link.locator(`[data-message="${oldest.id}"].sought`).waitFor();
    expect(room.complaints).toEqual([]);
    await link.close();
  });

  it('buttons: short answers keep to one line on a phone beside a long one', async () => {
    const labels = ['Scissors', 'Take back', 'An answer that is much longer than the others are'];
    const components = labels.map((label, nth) => ({ type: 2, style: 2, label, custom_id: `short:${nth}` }));
    const channel = await room.seen('table-one');
    const sent = await channel.send({ content: 'Which?', components: [{ type: 1, components }] } as never);
    const phone = await room.open('theo', 'table-one', 390, 844);
    const linesOf = async (label: string) =>
      await phone
        .locator(`[data-message="${sent.id}"] .button-in`, { hasText: label })
        .evaluate((text) => Math.round(text.getBoundingClientRect().height / 18));
    await phone.locator(`[data-message="${sent.id}"]`).waitFor();
    expect([await linesOf('Scissors'), await linesOf('Take back')]).toEqual([1, 1]);
    expect(await linesOf('An answer')).toBeGreaterThan(1);
    await phone.close();
  });
});
