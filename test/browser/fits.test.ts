import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Painters } from '../../render/pool.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { games } from '../../src/games/registry.ts';
import { calm } from '../support/calm.ts';
import { blank, openEvening, realPainters } from '../support/evening.ts';
import { answered, answersOf, boardIn, giveAnswer, sitDown, toMove } from '../support/table.ts';
import { type Fit, fitOf } from './fitting.ts';
import { ARGS, tab } from './house.ts';

const CHANNEL = 'table-one';
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

/** Each question of a game is looked at so often, with pictures as they are; all others are answered without. */
const EACH = 2;
/** Of so many turns the first two are looked at. */
const STRIDE = 6;
/** So many turns of a table that has no end, and so many answers in each. */
const FREE_TURNS = 30;
const FREE_ANSWERS = 8;
/** What makes a whole game shorter. */
const SHORTER: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  forage: [['Limit of rounds', '20 rounds']],
  moneyrun: [['Round limit', '20 rounds']],
};

let browser: Browser;
let real: Painters;
beforeAll(async () => {
  real = realPainters();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ARGS,
  });
});
afterAll(async () => {
  await browser?.close();
  await real?.close();
});

test.each(games)('$id: question, picture and first answers are on the screen together', async (game) => {
  let drawing = false;
  const painters: Pick<Painters, 'paint'> = {
    paint: async (request, how) => await (drawing ? real : blank).paint(request, how),
  };
  const evening = await openEvening({ page: true, painters, luck: 4 });
  const complaints: string[] = [];
  const pages = await Promise.all(
    Object.values(SIZES).map((size) =>
      tab(browser, evening.discord.address, complaints, 'mina', CHANNEL, size),
    ),
  );
  const ais = game.table === 'match' ? Math.min(3, game.seats.at(-1)!) - 1 : 0;
  const options = SHORTER[game.id] ?? [];
  await sitDown(evening, { game: game.id, channel: CHANNEL, people: ['mina'], ais, options });
  const mina = evening.discord.person('mina');
  const seen = new Map<string, number>();
  const chance = seeded(5);
  const faults: string[] = [];
  const mayGoOn = (turn: number) =>
    game.table === 'match' ? toMove(evening, CHANNEL) !== null : turn < FREE_TURNS;
  for (let turn = 0; mayGoOn(turn); turn++) {
    drawing = turn % STRIDE < 2;
    let panel = await answered(mina.click(boardIn(evening, CHANNEL), 'Play'));
    const most = game.table === 'match' ? Number.POSITIVE_INFINITY : FREE_ANSWERS;
    for (let given = 0; given < most && answersOf(panel).length > 0; given++) {
      const asked = questionIn(panel.content);
      const times = seen.get(asked) ?? 0;
      if (drawing && times < EACH) {
        seen.set(asked, times + 1);
        faults.push(...(await faultsOf(pages, panel)));
      }
      const answers = answersOf(panel).filter((answer) => answer !== 'Pack up');
      const { id } = await giveAnswer(mina, panel, answers[chance.draw(answers.length)]!);
      await calm(evening);
      // Where a picture takes long, the answer is only acknowledged by now.
      await expect.poll(() => evening.discord.message(id), { timeout: 20_000 }).not.toEqual(panel);
      panel = evening.discord.message(id)!;
    }
    await calm(evening);
  }
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  for (const page of pages) await page.close();
  await evening.end();
});

function questionIn(content: string): string {
  return (content.match(/\*\*[^*]+\*\*/g)?.at(-1) ?? '').replace(/\d+/g, '#');
}

async function faultsOf(
  pages: readonly Page[],
  panel: Parameters<typeof fitOf>[1],
): Promise<readonly string[]> {
  const fits = await Promise.all(pages.map((page) => fitOf(page, panel)));
  return fits.flatMap((fit, at) => faults(fit, Object.keys(SIZES)[at]!));
}

function faults({ question, above, below, long }: Fit, size: string): readonly string[] {
  const hidden = above + below > 0 ? [`${size}: ${question}: ${above} above, ${below} below`] : [];
  return [...hidden, ...long.map((label) => `Too long: ${label}`)];
}
