import { setImmediate as letGo } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSurface } from '../../render/canvas.ts';
import { drawScene } from '../../render/draw-scene.ts';
import { loadFonts } from '../../render/fonts.ts';
import { SCENES } from '../../render/registry.ts';
import { getStyle } from '../../render/style.ts';
import { games } from '../../src/games/registry.ts';
import { createCoverShots } from '../../src/tools/gallery/covers.ts';
import { listThemes } from '../../themes/registry.ts';
import { walkPictures } from '../render/random-pictures.ts';
import { type DrawnText, watchTexts } from '../render/watch-texts.ts';

/** Minimum contrast of texts of any size: WCAG 2.2, success criterion 1.4.3. */
const LEAST = 4.5;

const LOOKS = SCENES.flatMap(({ id, previews }) =>
  listThemes(id).flatMap(({ id: theme }) =>
    [false, true].flatMap((strong) =>
      [false, true].map((large) => ({ id, previews, look: { theme, strong, large } })),
    ),
  ),
);

describe.each(LOOKS)('text contrast of $id, $look', ({ id, previews, look }) => {
  it(`texts of the scene: have a contrast of at least ${LEAST} to 1`, async () => {
    const game = games.find((one) => one.id === id);
    const walked = game ? [0, 1].flatMap((round) => [...walkPictures(game, round, 47)]) : [];
    const { seen, undo } = watchTexts();
    const covers = createCoverShots().flatMap(({ request }) => (request.scene === id ? [request] : []));
    for (const request of [...previews, ...walked, ...covers]) {
      drawScene({ ...request, look: { ...look, language: request.viewer === null ? 'ko' : 'en' } });
      await letGo();
    }
    undo();
    expect(seen.length).toBeGreaterThan(0);
    expect(listFaint(seen)).toEqual([]);
  });
});

describe('watchTexts', () => {
  it.each([
    ['#d55e00', '#ffffff', 3.9],
    ['#777777', '#ffffff', 4.5],
    ['#000000', '#ffffff', 21],
  ])('watchTexts: measures the contrast of %s on %s', (ink, ground, contrast) => {
    loadFonts();
    const { pen } = createSurface(100, 100, getStyle(''));
    pen.fillStyle = ground;
    pen.fillRect(0, 0, 100, 100);
    const { seen, undo } = watchTexts();
    pen.fillStyle = ink;
    pen.font = '700 60px "Noto Sans KR"';
    pen.fillText('88', 10, 80);
    undo();
    expect(seen[0]?.contrast).toBeCloseTo(contrast, 0);
  });
});

function listFaint(seen: readonly DrawnText[]): readonly string[] {
  const found = seen.filter(({ contrast }) => contrast < LEAST);
  return [
    ...new Set(found.map(({ words, colour, contrast }) => `${words} ${colour} ${contrast.toFixed(1)}`)),
  ];
}
