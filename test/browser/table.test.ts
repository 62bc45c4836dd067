import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPanel } from './panel.ts';
import {
  clickPlay,
  findNewestBoard,
  getAnswers,
  giveNthAnswer,
  listBrokenPictures,
  openTable,
  type ShownBoard,
  takeScreenshot,
  waitForBoard,
  waitForTurn,
} from './play.ts';
import { type ProgramAndBrowser, startProgramAndBrowser } from './program.ts';
import { scrollUp } from './scroll-up.ts';

const PHONE = { width: 390, height: 844 };
const A_GAME = 400_000;

let ctx: ProgramAndBrowser;

beforeAll(async () => {
  ctx = await startProgramAndBrowser();
});

afterAll(async () => {
  await ctx?.end();
});

describe('Runaround with two people, each in a tab', () => {
  let mina: Page;
  let theo: Page;

  beforeAll(async () => {
    mina = await ctx.tab('mina', 'table-one');
    theo = await ctx.tab('theo', 'table-one');
  });

  it('table: opens by a command in the composer, is joined and starts', async () => {
    await openTable(mina, 'runaround');
    await takeScreenshot(mina, '01-lobby');
    await theo.locator('[data-custom-id^="join:"]').click();
    await mina.getByText('Theo').first().waitFor();
    await mina.locator('[data-custom-id^="start:"]:not([disabled])').click();
    await waitForBoard(mina, null);
    await waitForBoard(theo, null);
    await takeScreenshot(mina, '02-first-board');
    expect(await listBrokenPictures(mina)).toEqual([]);
  });

  it('panel: is visible only to the player who opened it', async () => {
    for (let made = 0; made < 3; made++) {
      const [mover, other] = await moverFirst();
      const board = (await findNewestBoard(mover))!;
      await moveOnce(mover, board, async () => {
        const mine = await getPanel(mover).getAttribute('data-message');
        expect(await other.locator(`[data-message="${mine}"]`).count()).toBe(0);
        await takeScreenshot(mover, `03-panel-${made}`);
      });
      await waitForBoard(other, board);
      expect(await listBrokenPictures(mover)).toEqual([]);
      expect(await listBrokenPictures(other)).toEqual([]);
    }
    await takeScreenshot(mina, '04-after-three-moves-mina');
    await takeScreenshot(theo, '04-after-three-moves-theo');
  });

  it("private view: is private and not part of the other tab's page", async () => {
    await mina.locator('[data-custom-id^="view:"]').last().click();
    await mina
      .getByText('Your view. Only you can see this.')
      .or(mina.getByText('Your turn:'))
      .last()
      .waitFor();
    const view = await getPanel(mina).getAttribute('data-message');
    expect(await theo.locator(`[data-message="${view}"]`).count()).toBe(0);
    expect(await theo.content()).not.toContain(view);
    await takeScreenshot(mina, '05-my-view');
  });

  it('reload: keeps the scroll position of a table', async () => {
    await mina.setViewportSize({ width: 1200, height: 500 });
    expect(await listBrokenPictures(mina)).toEqual([]);
    await scrollUp(mina, 150);
    const hash = new URL(mina.url()).hash;
    await mina.reload();
    await mina.waitForSelector('[data-ready][data-online=true]');
    await findNewestBoard(mina);
    expect(new URL(mina.url()).hash).toBe(hash);
    await mina.waitForFunction(() => document.querySelector('.messages')?.scrollTop === 150);
    await mina.setViewportSize({ width: 1200, height: 900 });
  });

  it('table: can be played at the width of a phone', async () => {
    const [mover] = await moverFirst();
    const person = mover === mina ? 'mina' : 'theo';
    const phone = await ctx.tab(person, 'table-one', PHONE);
    await phone.getByTestId('menu').click();
    await phone.locator('.side.drawn [data-channel]').first().waitFor();
    await takeScreenshot(phone, '06-phone-drawer');
    await phone.keyboard.press('Escape');
    await phone.locator('.side').waitFor({ state: 'hidden' });
    await takeScreenshot(phone, '07-phone-board');
    const board = (await findNewestBoard(phone))!;
    await clickPlay(phone, board);
    await getAnswers(phone).first().scrollIntoViewIfNeeded();
    await takeScreenshot(phone, '08-phone-panel');
    expect(await listUnreachable(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await listBrokenPictures(phone)).toEqual([]);
    await phone.close();
  });

  it('page: logs no errors and asks no other server during a game', () => {
    expect(ctx.complaints).toEqual([]);
  });

  /** Returns the tab of the player to move, then the other. */
  async function moverFirst(): Promise<readonly [Page, Page]> {
    return (await findNewestBoard(mina))?.isMine ? [mina, theo] : [theo, mina];
  }
});

describe('Forage with one person and AI players', () => {
  it(
    'Forage: one person and two AI players play to the end in the browser',
    async () => {
      const rex = await ctx.tab('rex', 'table-two');
      await openTable(rex, 'forage');
      await rex.locator('[data-custom-id^="ai:"]').click();
      for (const seated of ['Badger joined', 'Badger 2 joined']) {
        await rex.locator('[data-custom-id^="mind:"][data-custom-id$=":badger"]').click();
        await rex.getByText(seated).first().waitFor();
      }
      await chooseOption(rex, 'roundCap', 1);
      await takeScreenshot(rex, '10-forage-options');
      await rex.locator('[data-custom-id^="start:"]:not([disabled])').click();
      await playToTheEnd(rex);
      await takeScreenshot(rex, '19-forage-over');
      expect((await findNewestBoard(rex))?.isOver).toBe(true);
      expect(await listBrokenPictures(rex)).toEqual([]);
      await rex.close();
    },
    A_GAME,
  );
});

/** Opens the panel and answers until the move is made; `asked` is called while the panel is open. */
async function moveOnce(page: Page, board: ShownBoard, asked: () => Promise<void>): Promise<void> {
  await clickPlay(page, board);
  await asked();
  for (let nth = 0; !(await giveNthAnswer(page, nth)).isMove; nth++);
  await waitForBoard(page, board);
}

async function chooseOption(page: Page, option: string, value: number): Promise<void> {
  await page.locator('[data-custom-id^="more:"]').last().click();
  await getPanel(page).locator('[data-custom-id^="options:"]').click();
  await getPanel(page).locator('[data-custom-id^="option:"]').click();
  await page.locator(`.menu-list [data-value="${option}"]`).click();
  await getPanel(page).locator('[data-custom-id^="value:"]').click();
  await page.locator(`.menu-list [data-value="${value}"]`).click();
}

async function playToTheEnd(page: Page): Promise<void> {
  let version = 0;
  for (let turn = 0; ; turn++) {
    const board = await waitForTurn(page, version);
    if (board.isOver) return;
    await clickPlay(page, board);
    for (let nth = turn; (await getAnswers(page).count()) > 0; nth += 3) {
      if (turn % 8 === 0) await takeScreenshot(page, `11-forage-turn-${turn}-panel-${nth}`);
      version = (await giveNthAnswer(page, nth)).version;
    }
    if (turn % 8 === 0) await takeScreenshot(page, `12-forage-turn-${turn}-made`);
  }
}

/** Lists the panel's buttons beyond the edges of the screen. */
async function listUnreachable(page: Page): Promise<readonly string[]> {
  return await getPanel(page)
    .locator('.button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, right } = button.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        })
        .map((button) => button.textContent ?? ''),
    );
}
