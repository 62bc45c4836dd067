import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { parseCustomId } from '../../src/discord/core/custom-ids.ts';
import { wholeNumber } from '../../src/discord/core/fields.ts';
import { clickAfterLook, getPanel, PANEL_SELECTOR } from './panel.ts';

/** Newest board of the channel as a tab shows it. */
export interface ShownBoard {
  readonly message: string;
  /** Custom id of the More button, which changes with every update of the board. */
  readonly more: string;
  /** Version of the table that the board shows. */
  readonly version: number;
  /** Custom id of the Play button; null under a board that offers the answers itself, and when the game is over. */
  readonly play: string | null;
  readonly isOver: boolean;
  /** True if the board mentions this tab's person, whose turn it is. */
  readonly isMine: boolean;
}

/** Selector of a board: a lobby card has a More button too, beside Join. */
const BOARD_SELECTOR =
  '[data-message]:not([data-ephemeral]):has([data-custom-id^="more:"]):not(:has([data-custom-id^="join:"]))';

/** Returns the newest board of the channel; null before the first. */
export async function findNewestBoard(page: Page): Promise<ShownBoard | null> {
  const found = await page.evaluate((selector) => {
    const board = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
    if (!board) return null;
    const idOf = (what: string) =>
      board.querySelector<HTMLElement>(`[data-custom-id^="${what}:"]`)?.dataset.customId ?? null;
    const isMine = board.querySelector('.pill.you') !== null;
    const isOver = idOf('view') === null;
    return { message: board.dataset.message!, more: idOf('more')!, play: idOf('play'), isOver, isMine };
  }, BOARD_SELECTOR);
  return found && { ...found, version: parseVersion(found.more)! };
}

/** Waits for a board newer than this one, or for the first. */
export async function waitForBoard(page: Page, before: Pick<ShownBoard, 'more'> | null): Promise<ShownBoard> {
  await page.waitForFunction(
    ([selector, told]) => {
      const board = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
      const more = board?.querySelector<HTMLElement>('[data-custom-id^="more:"]');
      return more !== null && more !== undefined && more.dataset.customId !== told;
    },
    [BOARD_SELECTOR, before?.more ?? null] as const,
  );
  return (await findNewestBoard(page))!;
}

/** Waits until, after this version, it is this person's turn or the game is over. */
export async function waitForTurn(page: Page, since: number): Promise<ShownBoard> {
  let board = (await findNewestBoard(page)) ?? (await waitForBoard(page, null));
  while (board.version <= since || (!board.isOver && !board.isMine)) board = await waitForBoard(page, board);
  return board;
}

/** Opens a table by typing a command into the composer. */
export async function openTable(page: Page, game: string): Promise<void> {
  await page.getByTestId('composer').fill('/play');
  await page.keyboard.press('Enter');
  await page.locator(`[data-choice="${game}"]`).click();
  await page.getByTestId('send').click();
  await page.locator('[data-custom-id^="join:"]').waitFor();
}

/**
 * Opens the panel by Play, or by `/move` where the board has none, and waits for its content: a slow picture is deferred.
 * Clicks again if the page did not notice the click, because the button moved at that moment.
 */
export async function clickPlay(page: Page, board: ShownBoard): Promise<void> {
  const before =
    (await page.locator(PANEL_SELECTOR).count()) > 0
      ? await getPanel(page).getAttribute('data-message')
      : null;
  const play = page.locator(`[data-message="${board.message}"] [data-custom-id="${board.play}"]`);
  const clicked = async () => {
    await (board.play === null ? callMove(page) : play.click());
    return await waitForClickOutcome(page, before);
  };
  const first = await clicked();
  const came = first === 'nothing' ? await clicked() : first;
  if (came !== 'panel')
    throw new Error(`Of ${board.play} came ${came}; now ${JSON.stringify(await findNewestBoard(page))}`);
  await getPanel(page).and(page.locator(':not([data-thinking])')).waitFor();
}

async function callMove(page: Page): Promise<void> {
  await page.getByTestId('composer').fill('/move');
  await page.keyboard.press('Enter');
  await page.getByTestId('send').click();
}

/** Timeout of a click; the page shows an unanswered interaction as failed after 3 s. */
const PRESS_TIMEOUT_MS = 6_000;

/** Returns the outcome of a click: 'panel' for a new panel, the page's error text, or 'nothing'. */
async function waitForClickOutcome(page: Page, before: string | null): Promise<string> {
  const came = page.waitForFunction(
    ([panel, older]) => {
      const newest = [...document.querySelectorAll<HTMLElement>(panel)].at(-1);
      if (newest && newest.dataset.message !== older) return 'panel';
      return document.querySelector('[data-failed], [data-testid="notice"]')?.textContent ?? null;
    },
    [PANEL_SELECTOR, before] as const,
    { timeout: PRESS_TIMEOUT_MS },
  );
  return await came.then(
    async (said) => (await said.jsonValue()) as string,
    () => 'nothing',
  );
}

/** Returns the answers of the panel, buttons or one menu, without Back and Cancel. */
export function getAnswers(page: Page): Locator {
  const panel = getPanel(page);
  return panel.locator('.button[data-custom-id^="answer:"], [data-custom-id^="menu:"]');
}

/** Answer that was given: the version of the table, and whether it made a move. */
export interface GivenAnswer {
  readonly version: number;
  readonly isMove: boolean;
}

/** Gives the nth answer, modulo their number, and waits until the panel has changed. */
export async function giveNthAnswer(page: Page, nth: number): Promise<GivenAnswer> {
  const answers = getAnswers(page);
  const id = (await answers.nth(nth % (await answers.count())).getAttribute('data-custom-id'))!;
  await clickAfterLook(page, id, async () => {
    await getPanel(page).locator(`[data-custom-id="${id}"]`).click();
    if (id.startsWith('menu:')) await pickLine(page, nth);
  });
  const version = parseVersion(id)!;
  return { version, isMove: (await readVersion(page)) !== version };
}

async function pickLine(page: Page, nth: number): Promise<void> {
  const lines = page.locator('.menu-list [role=option]');
  await lines.nth(nth % (await lines.count())).click();
  const confirm = page.locator('[data-confirm]');
  if (await confirm.isVisible()) await confirm.click();
}

async function readVersion(page: Page): Promise<number | null> {
  const answers = getAnswers(page);
  return (await answers.count()) === 0
    ? null
    : parseVersion((await answers.first().getAttribute('data-custom-id'))!);
}

function parseVersion(id: string): number | null {
  const [version] = parseCustomId(id)?.fields ?? [];
  return version === undefined ? null : wholeNumber.read(version);
}

/** Lists the addresses of the tab's pictures that did not load or lack alt text. */
export async function listBrokenPictures(page: Page): Promise<readonly string[]> {
  const pictures = page.locator('.picture img');
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.picture img')].every((image) => image.complete),
  );
  return await pictures.evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.naturalWidth === 0 || image.alt.length < 10)
      .map((image) => `${image.src} “${image.alt}”`),
  );
}

/** Saves a screenshot of the tab in the folder named by SCREENSHOTS; without it, does nothing. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
