import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSlowAnswer } from './page-bot.ts';
import { openPageSession, type PageSession } from './page-session.ts';

let session: PageSession;
beforeAll(async () => {
  session = await openPageSession();
});
afterAll(() => session?.close());
beforeEach(() => session.enter());

describe('composer of the playground page', () => {
  it('composer: sends a pasted command and shows its answer with picture and alt text', async () => {
    await session.write('/play game:runaround seats:2');
    await session.page.getByRole('heading', { name: 'runaround for 2' }).last().waitFor();
    expect(await session.last('.picture img').getAttribute('alt')).toBe('An empty board');
    expect(await session.last('[data-used]').getAttribute('data-used')).toBe('play');
    await session.last('.picture .frame').click();
    await session.page.locator('.lightbox[open]').waitFor();
    expect(session.complaints).toEqual([]);
  });

  it('composer: fills in a command by keyboard, with choices, limits and autocomplete', async () => {
    await session.page.getByTestId('composer').pressSequentially('/pla');
    await session.page.keyboard.press('Enter');
    await session.page.keyboard.press('ArrowDown');
    await session.page.keyboard.press('Enter');
    await session.page.locator('[data-add-option=seats]').click();
    await session.page.keyboard.type('9');
    await session.page.keyboard.press('Enter');
    await session.page.getByTestId('problem').waitFor();
    await session.page.keyboard.press('Backspace');
    await session.page.keyboard.type('3');
    await session.page.keyboard.press('Enter');
    await session.page.getByText('motox for 3').waitFor();
    await session.write('/move');
    await session.page.keyboard.type('c3');
    await session.page.locator('[data-choice="c3-c4"]').waitFor();
    await session.page.keyboard.press('Enter');
    await session.page.keyboard.press('Enter');
    await session.page.getByText('Moved c3-c4.').waitFor();
  });

  it('composer: puts text typed behind a command or its button into the first option', async () => {
    await session.write('/shout 5');
    await session.page.getByText('Heard 5.').waitFor();
    await session.write('/shout');
    await session.page.getByTestId('command-form').waitFor();
    await session.page.keyboard.type('67');
    await session.page.keyboard.press('Enter');
    await session.page.getByText('Heard 67.').waitFor();
    await session.write('/shout');
    await session.page.keyboard.press('Enter');
    await session.page.getByText('Heard nothing.').waitFor();
    await session.write('/shout word');
    await session.page.locator('[data-option=word] input:focus').waitFor();
    await session.page.keyboard.type('8');
    await session.page.keyboard.press('Enter');
    await session.page.getByText('Heard 8.').waitFor();
  });

  it('composer: submits a form and marks the fields that are missing', async () => {
    await session.playMotox();
    await session.last('[data-custom-id=say]').click();
    await session.page.getByTestId('modal-submit').click();
    expect(await session.page.locator('.part.wrong').count()).toBe(2);
    await session.page.locator('input[data-custom-id=word]').fill('hello');
    await session.page.getByText('Quick').click();
    await session.page.getByTestId('modal-submit').click();
    await session.page.getByText('Said hello, quick.').waitFor();
    expect(await session.page.getByTestId('modal').count()).toBe(0);
  });

  it('composer: shows a deferred answer as thinking and an unanswered interaction as failed', async () => {
    await session.write('/slow');
    await session.page.locator('[data-thinking]').waitFor();
    endSlowAnswer();
    await session.page.getByText('Thought of it.').waitFor();
    await session.playMotox();
    await session.last('[data-custom-id=silent]').click();
    await session.page.locator('[data-custom-id=silent][data-pending]').waitFor();
    await session.write('/dead');
    await session.page.locator('[data-message] [data-failed]').waitFor();
    await session.page.locator('[data-pending="/dead"] [data-failed]').waitFor();
  });

  it('composer: offers commands in the language of the user', async () => {
    const korean = await session.open('jisu', 'table-two');
    await korean.getByTestId('composer').fill('/놀');
    await korean.locator('[data-choice=play]').waitFor();
    expect(await korean.locator('html').getAttribute('lang')).toBe('ko');
    await korean.close();
  });
});
