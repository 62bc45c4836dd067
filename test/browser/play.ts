import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { parseCustomId } from '../../src/discord/core/custom-ids.ts';
import { wholeNumber } from '../../src/discord/core/fields.ts';
import { clickAfterLook, getPanel, PANEL_SELECTOR } from './panel.ts';

/** The newest board of the channel as a tab shows it. */
export interface ShownBoard {
  readonly message: string;
  /** The custom id of Rules: another one once the board tells more, whether it was edited or posted anew. */
  readonly rules: string;
  /** The number of the last thing that it tells. */
  readonly version: number;
  /** The custom id of Play; null when the game is over. */
  readonly play: string | null;
  /** It names the person of this tab, called or not: it is their turn. */
  readonly isMine: boolean;
}

/** A lobby card has Rules too, but no More. */
const BOARD_SELECTOR = '[data-message]:not([data-ephemeral]):has([data-custom-id^="more:"])';

/** The board that is at the bottom of the channel now; null before the first. */
export async function findNewestBoard(page: Page): Promise<ShownBoard | null> {
  const found = await page.evaluate((selector) => {
    const board = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
    if (!board) return null;
    const idOf = (what: string) =>
      board.querySelector<HTMLElement>(`[data-custom-id^="${what}:"]`)?.dataset.customId ?? null;
    const isMine = board.querySelector('.pill.you') !== null;
    return { message: board.dataset.message!, rules: idOf('rules')!, play: idOf('play'), isMine };
  }, BOARD_SELECTOR);
  return found && { ...found, version: parseVersion(found.rules)! };
}

/** Waits for a board that tells more than this one, or for the first. */
export async function waitForBoard(
  page: Page,
  before: Pick<ShownBoard, 'rules'> | null,
): Promise<ShownBoard> {
  await page.waitForFunction(
    ([selector, told]) => {
      const board = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
      const rules = board?.querySelector<HTMLElement>('[data-custom-id^="rules:"]');
      return rules !== null && rules !== undefined && rules.dataset.customId !== told;
    },
    [BOARD_SELECTOR, before?.rules ?? null] as const,
  );
  return (await findNewestBoard(page))!;
}

/** Waits until, later than this version, it is this person's turn or the game is over. */
export async function waitForTurn(page: Page, since: number): Promise<ShownBoard> {
  let board = (await findNewestBoard(page)) ?? (await waitForBoard(page, null));
  while (board.version <= since || (board.play !== null && !board.isMine))
    board = await waitForBoard(page, board);
  return board;
}

/** Opens a table with the composer, by keyboard, as one types a command. */
export async function openTable(page: Page, game: string): Promise<void> {
  await page.getByTestId('composer').fill('/play');
  await page.keyboard.press('Enter');
  await page.locator(`[data-choice="${game}"]`).click();
  await page.getByTestId('send').click();
  await page.locator('[data-custom-id^="join:"]').waitFor();
}

/**
 * Presses Play under the newest board and waits for the panel, and for what is in it: one whose picture takes long says first
 * that the bot is thinking. Where the page has heard of no press at all, since what was pointed at moved just then, it is
 * pressed again, as anybody would.
 */
export async function clickPlay(page: Page, board: ShownBoard): Promise<void> {
  const before =
    (await page.locator(PANEL_SELECTOR).count()) > 0
      ? await getPanel(page).getAttribute('data-message')
      : null;
  const play = page.locator(`[data-message="${board.message}"] [data-custom-id="${board.play}"]`);
  const clicked = async () => {
    await play.click();
    return await waitForClickOutcome(page, before);
  };
  const first = await clicked();
  const came = first === 'nothing' ? await clicked() : first;
  if (came !== 'panel')
    throw new Error(`Of ${board.play} came ${came}; now ${JSON.stringify(await findNewestBoard(page))}`);
  await getPanel(page).and(page.locator(':not([data-thinking])')).waitFor();
}

/** An interaction that is not answered is seen to have failed after 3 s. */
const PRESS_TIMEOUT_MS = 6_000;

/** What a press came to: another panel than the one before, what the page says went wrong, or nothing. */
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

/** The answers of the panel, without Back and Cancel: buttons, or one menu. */
export function getAnswers(page: Page): Locator {
  const panel = getPanel(page);
  return panel.locator('.button[data-custom-id^="answer:"], [data-custom-id^="menu:"]');
}

/** An answer that was given: on which version of the table, and whether it was a move. */
export interface GivenAnswer {
  readonly version: number;
  readonly isMove: boolean;
}

/** Gives the answer of this number, counted round, and waits until the panel has changed. */
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

/** Whether every picture of the tab is there, with a text for who cannot see it; the addresses of those that are not. */
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

/** Keeps what the tab shows as a picture, in the folder that SCREENSHOTS names; without it nothing is kept. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
