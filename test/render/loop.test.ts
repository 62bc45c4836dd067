import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderLoop } from '../../render/loop.ts';
import type { PictureRequest } from '../../render/request.ts';
import { games } from '../../src/games/registry.ts';
import { getMatchPictures } from '../support/match-pictures.ts';
import { parseGif } from '../support/parse-gif.ts';

const MAX_BYTES = 300_000;

describe.each(games.map((game) => [game.id, game] as const))('loop of %s', (id, game) => {
  test('renderLoop: leads from one picture to the next in at most twelve frames', () => {
    const pictures = getMatchPictures(game, 12);
    const loops = pictures.slice(1).map((picture, at) => {
      const before = pictures[at]?.view;
      return renderLoop({ ...picture, before });
    });
    const made = loops.filter((loop) => loop !== null);
    expect(made.length).toBeGreaterThan(loops.length / 2);
    for (const { png, width, height } of made) {
      const { frames, loops: repeats, ...size } = parseGif(png);
      expect(size).toMatchObject({ width, height });
      expect(repeats).toBe(true);
      expect(frames.length).toBeGreaterThanOrEqual(6);
      expect(frames.length).toBeLessThanOrEqual(12);
      expect(frames.reduce((sum, { stays }) => sum + stays, 0)).toBeLessThan(500);
      expect(png.length).toBeLessThanOrEqual(MAX_BYTES);
    }
    saveLoop(id, made.at(-1)?.png);
  });

  test('renderLoop: is null if nothing changes, and if it would be too big', () => {
    const [first, ...others] = getMatchPictures(game, 4) as [PictureRequest, ...PictureRequest[]];
    expect(renderLoop({ ...first, events: [], marks: [], places: null, before: first.view })).toBeNull();
    expect(renderLoop({ ...(others.at(-1) as PictureRequest), before: first.view }, 1_000)).toBeNull();
  });
});

/** Saves a loop to look at it, if SCREENSHOTS names a folder. */
function saveLoop(id: string, gif: Buffer | undefined): void {
  const folder = process.env.SCREENSHOTS;
  if (folder === undefined || gif === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/loop-${id}.gif`, gif);
}
