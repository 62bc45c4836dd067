import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withAvatars } from '../../render/avatars.ts';
import { getInitials } from '../../render/kit/token.ts';
import { extendPalette, restorePalette, trimPalette } from '../../render/palette.ts';
import renderPictureTask, { getCacheKeyRequest } from '../../render/render-worker.ts';
import type { PictureRequest } from '../../render/request.ts';
import { PREVIEWS } from '../../render/scenes/standing/previews.ts';

const PLAIN = PREVIEWS[1] as PictureRequest;

test.each([
  ['Mina', 'M'],
  ['noor Ada', 'NA'],
  ['Wolfgang the Unhurried', 'WU'],
  ['지수', '지'],
  ['느긋한 볼프강', '느'],
  ['Rex 🦖', 'R'],
  ['*Rex_*', 'R'],
  ['🦖', '?'],
  ['7 of 9', '79'],
])('getInitials: of %s are %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

test('withAvatars: takes the bytes out of the request, so that the cache key has the ids alone', async () => {
  const request = { ...PLAIN, avatars: [{ id: 'aa11', png: 'AAAA' }] };
  const key = await withAvatars(request, async (bare) => JSON.stringify(getCacheKeyRequest(bare)));
  expect(key).toContain('"avatars":[{"id":"aa11"}]');
  expect(key).not.toContain('AAAA');
});

test('render worker: draws an avatar in its own colours, and initials for unreadable bytes', async () => {
  const png = await createPng('#d300c8');
  const magenta = await countPixels(await draw('one', png), isMagenta);
  expect(magenta).toBeGreaterThan(1_000);
  const [initials, broken] = [await draw(), await draw('two', Buffer.from('no PNG'))];
  expect(await countPixels(broken, isMagenta)).toBe(0);
  expect((await sharp(broken).raw().toBuffer()).equals(await sharp(initials).raw().toBuffer())).toBe(true);
});

test('render worker: does not show the avatar of an earlier request under the same name', async () => {
  await draw('three', await createPng('#d300c8'));
  expect(await countPixels(await draw('four', await createPng('#00c853')), isMagenta)).toBe(0);
});

test('extendPalette: keeps the main colours, and adds the most different ones', () => {
  const base = restorePalette(Uint8Array.from({ length: 255 * 3 }, (_, at) => Math.floor(at / 3)));
  const pixels = Array.from(
    { length: 4_000 },
    (_, at) => (at % 256) | (((at * 7) % 256) << 8) | (0xf0 << 16),
  );
  const { colours } = extendPalette(trimPalette(base, 96), pixels);
  expect(colours.length).toBeLessThanOrEqual(255 * 3);
  expect([...colours.subarray(0, 159 * 3)]).toEqual([...base.colours.subarray(0, 159 * 3)]);
  const added = Array.from({ length: colours.length / 3 - 159 }, (_, at) => colours[(159 + at) * 3 + 2]);
  expect(new Set(added)).toEqual(new Set([0xf0]));
});

/** Draws a player's ratings, with an avatar if one is given. */
async function draw(id?: string, png?: Buffer): Promise<Uint8Array> {
  const view = { ...(PLAIN.view as object), ...(id && { avatar: id }) };
  const avatars = id && png ? { avatars: [{ id, png: png.toString('base64') }] } : {};
  return (await renderPictureTask(JSON.stringify({ ...PLAIN, view, ...avatars }))).png;
}

async function createPng(background: string): Promise<Buffer> {
  const create = { width: 128, height: 128, channels: 3, background } as const;
  return await sharp({ create }).png().toBuffer();
}

async function countPixels(
  png: Uint8Array,
  isIt: (red: number, green: number, blue: number) => boolean,
): Promise<number> {
  const raw = await sharp(png).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < raw.length; at += 3)
    if (isIt(raw[at] ?? 0, raw[at + 1] ?? 0, raw[at + 2] ?? 0)) count++;
  return count;
}

function isMagenta(red: number, green: number, blue: number): boolean {
  return red > 180 && green < 60 && blue > 170;
}
