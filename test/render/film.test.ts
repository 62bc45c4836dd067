import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { renderFilm } from '../../render/film.ts';
import { openFilmRenderer, renderWithinTimeLimit } from '../../render/film-renderer.ts';
import { FilmScreen, getCaptionHeight } from '../../render/film-screen.ts';
import {
  getFrameDurations,
  pickEvenly,
  pickFrames,
  pickGreatestMoments,
  thinFrames,
} from '../../render/frame-durations.ts';
import { encodeGifControl, encodeGifHead, encodeGifImage, GIF_END, TRANSPARENT } from '../../render/gif.ts';
import type { PictureRequest } from '../../render/request.ts';
import { getScenePalette } from '../../render/scene-palette.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { games } from '../../src/games/registry.ts';
import { TaskTimeoutError } from '../../src/workers/worker-pool.ts';
import { getMatchPictures } from '../support/match-pictures.ts';
import { parseGif } from '../support/parse-gif.ts';

const MOVES = 12;
const matches = new Map(games.map((game) => [game.id, getMatchPictures(game, MOVES)]));

function getPictures(id: string): readonly PictureRequest[] {
  return matches.get(id) as readonly PictureRequest[];
}

/** Decodes every frame as a viewer shows it: red, green and blue of each pixel. */
async function decodeFrames(gif: Buffer): Promise<readonly Buffer[]> {
  const { data, info } = await sharp(gif, { animated: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { pages = 1 } = await sharp(gif, { animated: true }).metadata();
  const length = (info.width * info.height * 3) / pages;
  return Array.from({ length: pages }, (_, page) => data.subarray(page * length, (page + 1) * length));
}

/** Returns the average difference of the colours of a frame and the picture, of 255. */
function getColourDistance(frame: Buffer, picture: Int32Array): number {
  let sum = 0;
  for (const [at, pixel] of picture.entries())
    for (let channel = 0; channel < 3; channel++)
      sum += Math.abs((frame[at * 3 + channel] as number) - ((pixel >>> (8 * channel)) & 255));
  return sum / (picture.length * 3);
}

describe('renderFilm', () => {
  test.each([...matches.keys()])(
    'renderFilm: a film of %s shows every picture in the colours of its scene',
    async (id) => {
      const pictures = getPictures(id);
      const made = renderFilm(pictures);
      const screen = new FilmScreen(pictures, made.width);
      const frames = await decodeFrames(made.gif);
      const colours = listColours(getScenePalette(pictures[0] as PictureRequest).colours);
      const each = parseGif(made.gif).frames.flatMap(({ stays }, at) => toSeconds(stays).fill(at));
      expect(made.shown).toBe(pictures.length);
      expect(each.length).toBe(pictures.length + 3);
      for (const [at, picture] of pictures.entries()) {
        const frame = frames[each[at] as number] as Buffer;
        expect(getColourDistance(frame, screen.draw(picture)), `${id} at ${at}`).toBeLessThan(1.5);
      }
      for (const frame of frames.slice(0, 3)) expect(countForeignPixels(frame, colours)).toBe(0);
    },
  );

  test('renderFilm: writes only the rectangle that changes', () => {
    const { gif, width, height } = renderFilm(getPictures('piecepack'));
    const parts = parseGif(gif);
    const [first, ...others] = parts.frames;
    expect(parts).toMatchObject({ width, height, loops: true });
    expect(first).toMatchObject({ left: 0, top: 0, width, height });
    const areas = others.map((frame) => frame.width * frame.height);
    expect(areas.filter((area) => area < (width * height) / 4).length).toBeGreaterThan(2);
    for (const frame of parts.frames) {
      expect(frame).toMatchObject({ keeps: true, clear: 255, ownColours: false });
      expect(frame.left + frame.width).toBeLessThanOrEqual(width);
      expect(frame.top + frame.height).toBeLessThanOrEqual(height);
    }
  });

  test('renderFilm: prolongs a frame instead of repeating it', () => {
    const [first, second] = getPictures('runaround') as [PictureRequest, PictureRequest];
    const { gif, shown } = renderFilm([first, first, first, second, second]);
    expect(shown).toBe(5);
    expect(parseGif(gif).frames.map(({ stays }) => stays)).toEqual([300, 100 + 400]);
  });

  test('renderFilm: shows the last picture for four seconds, also when it is the only one', () => {
    const stays = parseGif(renderFilm(getPictures('forage')).gif).frames.map((frame) => frame.stays);
    expect(stays.at(-1)).toBe(400);
    expect(stays.reduce((sum, one) => sum + one, 0)).toBe(MOVES * 100 + 400);
    const single = parseGif(renderFilm(getPictures('forage').slice(0, 1)).gif);
    expect(single.frames.map((frame) => frame.stays)).toEqual([400]);
  });

  test('renderFilm: makes a film that is too big narrower and with fewer pictures', async () => {
    const pictures = getPictures('gostop');
    const whole = renderFilm(pictures);
    for (const most of [whole.gif.length - 1, whole.gif.length / 2, whole.gif.length / 5]) {
      const made = renderFilm(pictures, most);
      expect(made.gif.length).toBeLessThanOrEqual(most);
      expect(made.width).toBeLessThan(whole.width);
      const frames = await decodeFrames(made.gif);
      const screen = new FilmScreen(pickEvenly(pictures, made.shown), made.width);
      expect(
        getColourDistance(frames.at(-1) as Buffer, screen.draw(pictures.at(-1) as PictureRequest)),
      ).toBeLessThan(3);
      if (made.shown > 1)
        expect(
          getColourDistance(frames[0] as Buffer, screen.draw(pictures[0] as PictureRequest)),
        ).toBeLessThan(3);
    }
    expect(renderFilm(pictures, whole.gif.length - 1).shown).toBe(pictures.length);
    expect(renderFilm(pictures, whole.gif.length / 5).shown).toBeLessThan(pictures.length);
  });

  test('renderFilm: shows captions, the progress and a title in a strip below', async () => {
    const plain = getPictures('runaround');
    const title = { game: 'Runaround', who: 'Ann and Bob' };
    const pictures = plain.map((picture, at) => ({
      ...picture,
      caption: { text: `Move ${at}`, progress: at / (plain.length - 1), ...(at === 0 && { title }) },
    }));
    const [bare, told] = [renderFilm(plain), renderFilm(pictures)];
    const strip = getCaptionHeight(told.width);
    expect(told.height).toBe(bare.height + strip);
    const [first, last] = [pictures[0] as PictureRequest, pictures.at(-1) as PictureRequest];
    const screen = new FilmScreen(pictures, told.width);
    const row = (told.height - strip) * told.width;
    const countBar = (picture: PictureRequest) => {
      const line = screen.draw(picture).slice(row, row + told.width);
      return line.filter((pixel) => pixel === line[0]).length;
    };
    expect(countBar(first)).toBe(told.width);
    expect(countBar(last)).toBe(told.width);
    expect(countBar(pictures[1] as PictureRequest)).toBeLessThan(told.width / 2);
    expect(screen.draw(first).slice(0, row)).not.toEqual(
      new FilmScreen(plain, told.width).draw(plain[0] as PictureRequest).slice(0, row),
    );
    expect(told.gif.length).toBeLessThan(bare.gif.length * 2);
  });

  test('renderFilm: throws without pictures and for an unknown scene', () => {
    expect(() => renderFilm([])).toThrow('A film of nothing');
    expect(() => renderFilm([{ ...(getPictures('forage')[0] as PictureRequest), scene: 'chess' }])).toThrow(
      'chess',
    );
  });
});

/** Returns an array with one element for each second. */
function toSeconds(hundredths: number): number[] {
  return new Array<number>(hundredths / 100);
}

function listColours(bytes: Uint8Array): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (let at = 0; at < bytes.length; at += 3) numbers.add(Buffer.from(bytes).readUIntBE(at, 3));
  return numbers;
}

/** Counts the pixels that have none of these colours. */
function countForeignPixels(frame: Buffer, colours: ReadonlySet<number>): number {
  let count = 0;
  for (let at = 0; at < frame.length; at += 3) if (!colours.has(frame.readUIntBE(at, 3))) count++;
  return count;
}

describe('encodeGifImage', () => {
  const chance = createSeededChance(4);
  const colours = Uint8Array.from({ length: TRANSPARENT * 3 }, (_, at) => (at * 7) % 256);

  /** Sizes around those at which codes become longer, and one that exhausts the codes several times. */
  test.each([1, 2, 3, 255, 256, 257, 511, 512, 767, 768, 1_791, 3_839, 3_840, 3_841, 40_000])(
    'encodeGifImage: noise and stripes of %i pixels decode to the same pixels',
    async (width) => {
      for (const many of [TRANSPARENT, 2, 1]) {
        const pixels = Uint8Array.from({ length: width }, () => chance.draw(many));
        const image = encodeGifImage({ left: 0, top: 0, width, height: 1, pixels });
        const gif = Buffer.concat([encodeGifHead(width, 1, colours), encodeGifControl(100), image, GIF_END]);
        const [frame] = await decodeFrames(gif);
        const expected = [...pixels].flatMap((number) => [...colours.subarray(number * 3, number * 3 + 3)]);
        expect(frame?.equals(Buffer.from(expected))).toBe(true);
      }
    },
  );
});

describe('frame durations', () => {
  const quiet = (count: number) => new Array<number>(count).fill(0);
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

  test('getFrameDurations: a second a picture, longer for a great moment, at most 35 seconds', () => {
    expect(getFrameDurations(quiet(3))).toEqual([100, 100, 400]);
    expect(getFrameDurations([0, 5, 0])).toEqual([100, 160, 400]);
    for (const many of [40, 100, 400, 2_000]) {
      const weights = quiet(many).map((_, at) => (at % 9 === 4 ? 1 + (at % 3) : 0));
      const shown = pickFrames(weights).map((at) => weights[at] as number);
      const stays = getFrameDurations(shown);
      expect(sum(stays)).toBeLessThanOrEqual(3_500);
      expect(Math.min(...stays)).toBeGreaterThanOrEqual(25);
      for (const [at, weight] of shown.entries()) if (weight > 0 && many < 200) expect(stays[at]).toBe(80);
    }
    expect(pickFrames(quiet(124))).toHaveLength(124);
    expect(pickFrames(quiet(900)).at(-1)).toBe(899);
  });

  test('thinFrames: keeps great moments and thins out quiet ones', () => {
    const weights = [0, 0, 3, 0, 0, 0, 5, 0, 0, 1, 0];
    expect([...pickGreatestMoments(weights, 2)].sort()).toEqual([2, 6]);
    expect(thinFrames(weights, 1)).toHaveLength(weights.length);
    expect(thinFrames(weights, 2)).toEqual([0, 2, 3, 5, 6, 8, 9, 10]);
    expect(thinFrames(weights, 4)).toEqual([0, 2, 5, 6, 9, 10]);
  });

  test('pickEvenly: leaves out pictures evenly, but not the first or the last', () => {
    const list = Array.from({ length: 101 }, (_, at) => at);
    expect(pickEvenly(list, 5)).toEqual([0, 25, 50, 75, 100]);
    expect(pickEvenly(list, 1)).toEqual([100]);
    expect(pickEvenly(list, 200)).toBe(list);
  });
});

describe('film renderer', () => {
  const filmRenderer = openFilmRenderer();
  afterAll(() => filmRenderer.close());

  test('film renderer: makes the same film in its own thread', async () => {
    const pictures = getPictures('runaround');
    const theirs = await filmRenderer.film(pictures);
    expect(theirs).toEqual(renderFilm(pictures));
    expect(Buffer.isBuffer(theirs.gif)).toBe(true);
  });

  test('film renderer: rejects with the reason of a failure and serves the next film', async () => {
    const [first] = getPictures('runaround') as [PictureRequest];
    await expect(filmRenderer.film([{ ...first, scene: 'chess' }])).rejects.toThrow(
      /film of chess failed.*chess/,
    );
    await expect(filmRenderer.film([])).rejects.toThrow('film of nothing failed');
    expect((await filmRenderer.film([first])).shown).toBe(1);
  });

  test('renderWithinTimeLimit: thins a film that is late before it gives up', async () => {
    const made: number[] = [];
    const late = new TaskTimeoutError('late');
    const run = async (pictures: readonly PictureRequest[]) => {
      made.push(pictures.length);
      if (made.length < 3) throw late;
      return renderFilm(pictures);
    };
    const pictures = getPictures('runaround').map((picture, at) => ({
      ...picture,
      weight: at === 5 ? 3 : 0,
    }));
    expect((await renderWithinTimeLimit({ run: run as never }, pictures)).shown).toBe(5);
    expect(made).toEqual([13, 8, 5]);
  });

  test('film renderer: rejects a film that takes too long', async () => {
    const hasty = openFilmRenderer({ timeLimit: 1 });
    await expect(hasty.film(getPictures('forage'))).rejects.toThrow(/film of forage failed/);
    await hasty.close();
  });

  test('film renderer: reports a thread that cannot start and rejects the waiting film', async () => {
    const errors: string[] = [];
    const failing = openFilmRenderer({
      timeLimit: 1_000,
      worker: new URL('../support/failing-worker.ts', import.meta.url),
      onError: ({ message }) => errors.push(message),
    });
    await expect(failing.film(getPictures('forage'))).rejects.toThrow(/film of forage failed/);
    await expect.poll(() => errors).toContain('This thread is never begun');
    await failing.close();
  });
});
