import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { clickNewest, getPanel } from './panel.ts';
import { clickPlay, giveNthAnswer, openTable, waitForBoard, waitForTurn } from './play.ts';
import { startProgramAndBrowser } from './program.ts';

/** `node test/browser/record-turn.ts` records the README's animation: a turn of Go-Stop against an AI, in Chromium. */

const FILE = new URL('../../render/readme/turn.gif', import.meta.url);
const SIZE = { width: 560, height: 860 };

const running = await startProgramAndBrowser();
const frames: { readonly png: Buffer; readonly ms: number }[] = [];
try {
  const page = await running.tab('mina', 'table-one', SIZE);
  const shoot = async (ms: number) => {
    await page.waitForTimeout(700);
    frames.push({ png: await page.screenshot(), ms });
  };
  await openTable(page, 'gostop');
  await clickNewest(page, 'ai');
  await getPanel(page).locator('.button', { hasText: 'Badger' }).click();
  await page.locator('[data-custom-id^="start:"]:not([disabled])').click();
  await waitForBoard(page, null);
  const board = await waitForTurn(page, -1);
  await shoot(2_000);
  await clickPlay(page, board);
  await shoot(3_000);
  for (let given = 0; given < 4; given++) {
    const { isMove } = await giveNthAnswer(page, 4);
    if (isMove) break;
    await shoot(2_000);
  }
  await waitForTurn(page, board.version);
  await shoot(2_000);
  await getPanel(page).getByText('Dismiss message').click();
  await shoot(3_000);
} finally {
  await running.end();
}
const gif = await sharp(
  frames.map(({ png }) => png),
  { join: { animated: true } },
)
  .gif({ delay: frames.map(({ ms }) => ms), loop: 0, colours: 128, dither: 0 })
  .toBuffer();
writeFileSync(FILE, gif);
process.stdout.write(`${frames.length} frames, ${Math.round(gif.length / 1024)} KB\n`);
