import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { drawBanner } from '../../render/brand/banner.ts';
import { drawAvatar, drawIcon } from '../../render/brand/mark.ts';
import type { Canvas } from '../../render/canvas.ts';
import { drawEmoji } from '../../render/emoji/draw-emoji.ts';
import { EMOJI } from '../../render/emoji/emoji-list.ts';
import { renderPicture } from '../../render/picture.ts';
import { createHeroRequest } from '../discord/welcome/hero.ts';
import { UsageError } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { createCoverShots } from './gallery/covers.ts';
import { formatGalleryPage } from './gallery/gallery-page.ts';
import { createRecapShots } from './gallery/recaps.ts';
import { createSettingsShots, createShots } from './gallery/shots.ts';
import { run } from './run.ts';

/** Pictures of the gallery that docs/adding-a-theme.md shows, by name, and their files in `render/readme/`. */
const README_SHOTS: Readonly<Record<string, string>> = {
  'moneyrun-middle-causeway-en': 'moneyrun.png',
  'motox-middle-canyon-en': 'motox.png',
  'forage-middle-winter-en': 'forage.png',
};

const FOLDER = new URL('../../gallery/', import.meta.url);
const README = new URL('../../render/readme/', import.meta.url);
const BRAND = new URL('../../render/brand/', import.meta.url);
const ICON = new URL('../playground/page/icon.png', import.meta.url);
const EMOJI_FOLDER = new URL('../../render/emoji/images/', import.meta.url);

/** `npm run gallery`: draws every picture into `gallery`, with a page that shows all of them, and the pictures of the docs. */
await run(async () => {
  const { values } = parseFlags({
    command: 'npm run gallery',
    about: ['Draws every picture side by side in gallery/index.html, and the pictures of the docs.'],
    flags: {
      before: { type: 'string', value: 'FOLDER', help: 'earlier gallery to show beside the new pictures' },
    },
  });
  const before = createEarlierPictureLookup(values.before);
  mkdirSync(FOLDER, { recursive: true });
  const all = [...createShots(), ...createRecapShots(), ...createSettingsShots(), ...createCoverShots()];
  for (const { name, request } of all) {
    const { png } = await renderPicture(request);
    writeFileSync(new URL(`${name}.png`, FOLDER), png);
    const readme = README_SHOTS[name];
    if (readme) writeFileSync(new URL(readme, README), png);
  }
  writeFileSync(new URL('hero.png', README), (await renderPicture(createHeroRequest('en'))).png);
  writeFileSync(new URL('avatar.png', BRAND), drawAvatar().toBuffer('image/png'));
  writeFileSync(new URL('banner.png', BRAND), drawBanner().toBuffer('image/png'));
  writeFileSync(ICON, drawIcon().toBuffer('image/png'));
  for (const name of EMOJI)
    writeFileSync(new URL(`${name}.png`, EMOJI_FOLDER), await encodeSmall(drawEmoji(name)));
  writeFileSync(new URL('index.html', FOLDER), formatGalleryPage(all, before));
  console.log(`${all.length} pictures: ${new URL('index.html', FOLDER).pathname}`);
  return 0;
});

/** Encodes a small picture with a palette, at a third of the size. */
async function encodeSmall(canvas: Canvas): Promise<Buffer> {
  return await sharp(canvas.toBuffer('image/png')).png({ palette: true, effort: 10, quality: 90 }).toBuffer();
}

/** Creates a lookup of an earlier gallery's pictures by name, which returns the address or null. */
function createEarlierPictureLookup(folder: string | undefined): (name: string) => string | null {
  if (folder === undefined) return () => null;
  if (!existsSync(folder)) throw new UsageError(`Folder ${folder} does not exist.`);
  return (name) => {
    const path = resolve(folder, `${name}.png`);
    return existsSync(path) ? pathToFileURL(path).href : null;
  };
}
