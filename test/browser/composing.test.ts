import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSlowThought } from './page-bot.ts';
import { openPageSession, type PageSession } from './page-session.ts';

let room: PageSession;
beforeAll(async () => {
  room = await openPageSession();
});
afterAll(() => room?.close());
beforeEach(() => room.enter());

describe('composer of the playground page', () => {
  it('composer: sends a pasted command and shows its answer with picture and alt text', async () => {
    await room.write('/play game:runaround seats:2');
    await room.page.getByRole('heading', { name: 'runaround for 2' }).last().waitFor();
    expect(await room.last('.picture img').getAttribute('alt')).toBe('An empty board');
    expect(await room.last('[data-used]').getAttribute('data-used')).toBe('play');
    await room.last('.picture .frame').click();
    await room.page.locator('.lightbox[open]').waitFor();
    expect(room.complaints).toEqual([]);
  });

  it('composer: fills in a command by keyboard, with choices, limits and autocomplete', async () => {
    await room.page.getByTestId('composer').pressSequentially('/pla');
    await room.page.keyboard.press('Enter');
    await room.page.keyboard.press('ArrowDown');
    await room.page.keyboard.press('Enter');
    await room.page.locator('[data-add-option=seats]').click();
    await room.page.keyboard.type('9');
    await room.page.keyboard.press('Enter');
    await room.page.getByTestId('problem').waitFor();
    await room.page.keyboard.press('Backspace');
    await room.page.keyboard.type('3');
    await room.page.keyboard.press('Enter');
    await room.page.getByText('motox for 3').waitFor();
    await room.write('/move');
    await room.page.keyboard.type('c3');
    await room.page.locator('[data-choice="c3-c4"]').waitFor();
    await room.page.keyboard.press('Enter');
    await room.page.keyboard.press('Enter');
    await room.page.getByText('Moved c3-c4.').waitFor();
  });

  it('composer: puts text typed behind a command or its button into the first option', async () => {
    await room.write('/shout 5');
    await room.page.getByText('Heard 5.').waitFor();
    await room.write('/shout');
    await room.page.getByTestId('command-form').waitFor();
    await room.page.keyboard.type('67');
    await room.page.keyboard.press('Enter');
    await room.page.getByText('Heard 67.').waitFor();
    await room.write('/shout');
    await room.page.keyboard.press('Enter');
    await room.page.getByText('Heard nothing.').waitFor();
    await room.write('/shout word');
    await room.page.locator('[data-option=word] input:focus').waitFor();
    await room.page.keyboard.type('8');
    await room.page.keyboard.press('Enter');
    await room.page.getByText('Heard 8.').waitFor();
  });

  it('composer: submits a form and marks the fields that are missing', async () => {
    await room.playMotox();
    await room.last('[data-custom-id=say]').click();
    await room.page.getByTestId('modal-submit').click();
    expect(await room.page.locator('.part.wrong').count()).toBe(2);
    await room.page.locator('input[data-custom-id=word]').fill('hello');
    await room.page.getByText('Quick').click();
    await room.page.getByTestId('modal-submit').click();
    await room.page.getByText('Said hello, quick.').waitFor();
    expect(await room.page.getByTestId('modal').count()).toBe(0);
  });

  it('composer: shows a deferred answer as thinking and an unanswered interaction as failed', async () => {
    await room.write('/slow');
    await room.page.locator('[data-thinking]').waitFor();
    endSlowThought();
    await room.page.getByText('Thought of it.').waitFor();
    await room.playMotox();
    await room.last('[data-custom-id=silent]').click();
    await room.page.locator('[data-custom-id=silent][data-pending]').waitFor();
    await room.write('/dead');
    await room.page.locator('[data-message] [data-failed]').waitFor();
    await room.page.locator('[data-pending="/dead"] [data-failed]').waitFor();
  });

  it('composer: offers commands in the language of the user', async () => {
    const korean = await room.open('jisu', 'table-two');
    await korean.getByTestId('composer').fill('/놀');
    await korean.locator('[data-choice=play]').waitFor();
    expect(await korean.locator('html').getAttribute('lang')).toBe('ko');
    await korean.close();
  });
});
