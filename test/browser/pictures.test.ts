import {
  AttachmentBuilder,
  EmbedBuilder,
  type Interaction,
  MessageFlags,
  type TextChannel,
} from 'discord.js';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeGifControl, encodeGifHead, encodeGifImage, GIF_END } from '../../render/gif.ts';
import { openPageSession, type PageSession } from './page-session.ts';

type Size = readonly [width: number, height: number];

const DESKTOP: Size = [1200, 800];
/** Size of a phone, whose message column has 314 px: 390 less 64 and 12 beside it. */
const PHONE: Size = [390, 844];

/** Sizes of a picture, and its size on each screen. */
const SHOWN: readonly { readonly size: Size; readonly desktop: Size; readonly phone: Size }[] = [
  { size: [1000, 1000], desktop: [350, 350], phone: [314, 314] },
  { size: [1600, 800], desktop: [550, 275], phone: [314, 157] },
  { size: [1000, 700], desktop: [500, 350], phone: [314, 220] },
  { size: [500, 2000], desktop: [88, 350], phone: [100, 400] },
  { size: [3000, 100], desktop: [550, 18], phone: [314, 10] },
  { size: [200, 120], desktop: [200, 120], phone: [200, 120] },
];

let room: PageSession;
let channel: TextChannel;
beforeAll(async () => {
  room = await openPageSession();
  channel = await room.seen('table-one');
  channel.client.on('interactionCreate', answerPrivately);
});
afterAll(() => room?.close());

describe('pictures on the playground page', () => {
  for (const [name, screen] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)
    describe(`pictures on a ${name}`, () => {
      let page: Page;
      beforeAll(async () => {
        page = await room.open('mina', 'table-one', ...screen);
      });
      afterAll(() => page?.close());

      it.each(SHOWN)('picture of $size: keeps Discord’s limits', async ({ size, ...shown }) => {
        const { id } = await channel.send({ files: [createPng(size)] });
        expect(await measureSize(getPicture(page, id))).toEqual(shown[name]);
      });

      it('picture: has the same size in a GIF, a gallery and a private answer', async () => {
        const shown = SHOWN[0]![name];
        const film = await channel.send({ files: [createGif(SHOWN[0]!.size)] });
        expect(await measureSize(getPicture(page, film.id))).toEqual(shown);
        const gallery = await channel.send(createGallery(SHOWN[0]!.size));
        expect(await measureSize(getPicture(page, gallery.id))).toEqual(shown);
        const { id } = await channel.send({ components: [LOOK] });
        await page.locator(`[data-message="${id}"] [data-custom-id=look]`).click();
        expect(await measureSize(page.locator('[data-ephemeral] .picture img').last())).toEqual(shown);
      });

      it('picture: has smaller limits in an embed on a desktop', async () => {
        const embed = new EmbedBuilder().setImage('attachment://board.png');
        const { id } = await channel.send({ embeds: [embed], files: [createPng([1000, 1000])] });
        // On a phone the frame of the embed takes 37 px of the column.
        const side = name === 'desktop' ? 300 : 277;
        expect(await measureSize(page.locator(`[data-message="${id}"] .embed img`))).toEqual([side, side]);
      });

      it('picture: becomes a square beside other pictures', async () => {
        const { id } = await channel.send({ files: [createPng([1000, 500]), createPng([500, 2000])] });
        const pictures = page.locator(`[data-message="${id}"] .picture img`);
        const side = name === 'desktop' ? 272 : 154;
        expect(await measureSize(pictures.first())).toEqual([side, side]);
        expect(await measureSize(pictures.last())).toEqual([side, side]);
      });

      it('picture: opens in full size at a click', async () => {
        const { id } = await channel.send({ files: [createPng([1000, 1000])] });
        const picture = getPicture(page, id);
        const [small] = await measureSize(picture);
        await picture.click();
        const [large] = await measureSize(page.locator('.lightbox img'));
        expect(large).toBeGreaterThan(small * 1.5);
        await page.keyboard.press('Escape');
        await page.locator('.lightbox').waitFor({ state: 'detached' });
      });

      it('picture: never makes the page wider than the screen', async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen[0]);
      });
    });
});

function getPicture(page: Page, message: string): Locator {
  return page.locator(`[data-message="${message}"] .picture img`);
}

/** Measures a picture that has loaded, in whole px. */
async function measureSize(picture: Locator): Promise<Size> {
  await picture.waitFor();
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
    .toBe(true);
  return await picture.evaluate((one) => {
    const { width, height } = one.getBoundingClientRect();
    return [Math.round(width), Math.round(height)] as const;
  });
}

const LOOK = { type: 1, components: [{ type: 2, style: 1, custom_id: 'look', label: 'Look' }] } as const;

async function answerPrivately(interaction: Interaction): Promise<void> {
  if (interaction.isButton() && interaction.customId === 'look')
    await interaction.reply({ flags: MessageFlags.Ephemeral, files: [createPng([1000, 1000])] });
}

function createGallery(size: Size) {
  return {
    flags: MessageFlags.IsComponentsV2 as const,
    files: [createPng(size)],
    components: [{ type: 12, items: [{ media: { url: 'attachment://board.png' } }] }],
  };
}

function createPng([width, height]: Size): AttachmentBuilder {
  const picture = new PNG({ width, height, fill: true });
  return new AttachmentBuilder(PNG.sync.write(picture), { name: 'board.png' });
}

function createGif([width, height]: Size): AttachmentBuilder {
  const frame = { left: 0, top: 0, width, height, pixels: new Uint8Array(width * height) };
  const film = [
    encodeGifHead(width, height, new Uint8Array(3)),
    encodeGifControl(50),
    encodeGifImage(frame),
    GIF_END,
  ];
  return new AttachmentBuilder(Buffer.concat(film), { name: 'film.gif' });
}
