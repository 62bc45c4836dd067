import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RenderPool } from '../../render/render-pool.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { games } from '../../src/games/registry.ts';
import { findMover, getAnswers, giveAnswer, openPanel, startMatch } from '../support/table.ts';
import { blankRenderPool, createRenderPool, openTestBot } from '../support/test-bot.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';
import { measureFit, type PanelFit } from './measure-fit.ts';
import { BROWSER_ARGS, openBrowserTab } from './program.ts';

const CHANNEL = 'table-one';
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

/** Number of times that each question is measured with real pictures; other turns use blank ones. */
const EACH = 2;
/** Number of turns of which the first two are measured. */
const STRIDE = 6;
/** Number of turns at a free table, and of answers in each. */
const FREE_TURNS = 30;
const FREE_ANSWERS = 8;
/** Options that make a game shorter. */
const SHORTER: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  forage: [['Round limit', '20 rounds']],
  moneyrun: [['Round limit', '20 rounds']],
};

let browser: Browser;
let real: RenderPool;
beforeAll(async () => {
  real = createRenderPool();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: BROWSER_ARGS,
  });
});
afterAll(async () => {
  await browser?.close();
  await real?.close();
});

test.each(games)('panel of $id: question, picture and first answers fit on one screen', async (game) => {
  let drawing = false;
  const renderPool: Pick<RenderPool, 'render'> = {
    render: async (request, how) => await (drawing ? real : blankRenderPool).render(request, how),
  };
  const testBot = await openTestBot({ page: true, renderPool, luck: 4 });
  const complaints: string[] = [];
  const pages = await Promise.all(
    Object.values(SIZES).map((size) =>
      openBrowserTab(browser, testBot.discord.address, complaints, 'mina', CHANNEL, size),
    ),
  );
  const ais = game.table === 'match' ? Math.min(3, game.seats.at(-1)!) - 1 : 0;
  const options = SHORTER[game.id] ?? [];
  await startMatch(testBot, { game: game.id, channel: CHANNEL, people: ['mina'], ais, options });
  const mina = testBot.discord.person('mina');
  const seen = new Map<string, number>();
  const chance = createSeededChance(5);
  const faults: string[] = [];
  const mayGoOn = (turn: number) =>
    game.table === 'match' ? findMover(testBot, CHANNEL) !== null : turn < FREE_TURNS;
  for (let turn = 0; mayGoOn(turn); turn++) {
    drawing = turn % STRIDE < 2;
    let panel = await openPanel(testBot, mina, CHANNEL);
    const most = game.table === 'match' ? Number.POSITIVE_INFINITY : FREE_ANSWERS;
    for (let given = 0; given < most && getAnswers(panel).length > 0; given++) {
      const asked = getQuestion(panel.content);
      const times = seen.get(asked) ?? 0;
      if (drawing && times < EACH) {
        seen.set(asked, times + 1);
        faults.push(...(await listFaults(pages, panel)));
      }
      const answers = getAnswers(panel).filter((answer) => answer !== 'Pack up');
      const { id } = await giveAnswer(mina, panel, answers[chance.draw(answers.length)]!);
      await waitUntilIdle(testBot);
      // With a slow picture the answer is only acknowledged by now.
      await expect.poll(() => testBot.discord.message(id), { timeout: 20_000 }).not.toEqual(panel);
      panel = testBot.discord.message(id)!;
    }
    await waitUntilIdle(testBot);
  }
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  for (const page of pages) await page.close();
  await testBot.end();
});

function getQuestion(content: string): string {
  return (content.match(/\*\*[^*]+\*\*/g)?.at(-1) ?? '').replace(/\d+/g, '#');
}

async function listFaults(
  pages: readonly Page[],
  panel: Parameters<typeof measureFit>[1],
): Promise<readonly string[]> {
  const fits = await Promise.all(pages.map((page) => measureFit(page, panel)));
  return fits.flatMap((fit, at) => listFitFaults(fit, Object.keys(SIZES)[at]!));
}

function listFitFaults({ question, over, below, long }: PanelFit, size: string): readonly string[] {
  const hidden = over + below > 0 ? [`${size}: ${question}: ${over} over, ${below} below`] : [];
  return [...hidden, ...long.map((label) => `Too long: ${label}`)];
}
