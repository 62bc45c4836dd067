import { describe, expect, it } from 'vitest';
import { drawScene } from '../../render/draw-scene.ts';
import { renderPicture } from '../../render/picture.ts';
import { SCENES } from '../../render/registry.ts';
import type { PictureRequest, StyleOptions } from '../../render/request.ts';
import { games } from '../../src/games/registry.ts';
import { listThemes } from '../../themes/registry.ts';
import { walkPictures } from './random-pictures.ts';

const MAX_BYTES = 200 * 1024;

const scenes = SCENES.map(({ id }) => id);

const drawnGames = games.filter(({ id }) => scenes.includes(id));

/** Tests pictures of random matches of each game: small enough and with every mark. */
export function testScenes(rounds: number): void {
  describe.each(drawnGames)('scene of $id', (game) => {
    it('scene: shows every mark once', () => {
      for (let round = 0; round < rounds / 2; round++) {
        for (const request of walkPictures(game, round, 5)) expectMarks(request);
      }
    });

    it('scene: every picture is smaller than 200 KB and at most 1000 pixels wide', async () => {
      for (let round = 0; round < rounds; round++) {
        const last = [...walkPictures(game, round, 17)].at(-1);
        if (last) await expectSmall({ ...last, look: getLook(game.id, round) });
      }
    });
  });
}

/** Returns the plain style, the theme, large pieces, and both with high contrast, in turn. */
function getLook(game: string, round: number): Partial<StyleOptions> {
  const theme = listThemes(game).at(-1)?.id ?? 'plain';
  const looks = [{}, { theme }, { large: true }, { theme, strong: true, large: true }];
  return looks[round % looks.length] ?? {};
}

function expectMarks(request: PictureRequest): void {
  const { boxes } = drawScene(request);
  const badges = boxes.list('badge').map(({ name }) => name);
  expect(badges.toSorted()).toEqual([...new Set(request.marks.map(({ mark }) => mark))].sort());
}

async function expectSmall(request: PictureRequest): Promise<void> {
  const { png, width } = await renderPicture(request);
  expect(width).toBeLessThanOrEqual(1000);
  expect(png.length).toBeLessThan(MAX_BYTES);
}
