import { describe, expect, test } from 'vitest';
import { createSurface } from '../../render/canvas.ts';
import { drawScene } from '../../render/draw-scene.ts';
import { loadFonts } from '../../render/fonts.ts';
import { drawHwatuCard, EXTRAS } from '../../render/kit/hwatu/card.ts';
import { FACES } from '../../render/kit/hwatu/faces.ts';
import { getScene } from '../../render/registry.ts';
import type { StyleOptions } from '../../render/request.ts';
import { getStyle } from '../../render/style.ts';
import { CARDS } from '../../src/games/gostop/cards.ts';
import { games } from '../../src/games/registry.ts';

loadFonts();

describe('hwatu cards', () => {
  test('hwatu cards: there are 48, and another name throws', () => {
    expect(Object.keys(FACES)).toHaveLength(48);
    expect(() =>
      drawHwatuCard(createSurface(9, 9, getStyle('gostop')).pen, '13A', 0, 0, { width: 50, corner: true }),
    ).toThrow('There is no hwatu card 13A');
  });

  test('hwatu cards: differ from each other at every size, with and without their corner', () => {
    for (const width of [44, 100]) {
      for (const corner of [true, false]) {
        const prints = Object.keys(FACES).map((card) => drawCardText(card, width, corner));
        expect(new Set(prints).size).toBe(48);
      }
    }
  });

  test('hwatu cards: show month and value only when the style asks for corners', () => {
    for (const card of Object.keys(FACES)) {
      const bare = drawCardText(card, 100, false);
      expect(drawCardText(card, 100, true), card).not.toBe(bare);
      expect(drawCardText(card, 100, true, { corners: false }), card).toBe(bare);
    }
  });

  test('hwatu cards: the extra cards for points and doubling differ', () => {
    const prints = [...Object.keys(EXTRAS), '1A'].map((card) => drawCardText(card, 60, false));
    expect(Object.keys(EXTRAS).sort()).toEqual(['point', 'reserve']);
    expect(new Set(prints).size).toBe(3);
  });
});

describe.each(getScene('hwatu').previews.map((request, at) => ({ request, at })))(
  'hwatu chart, preview $at',
  ({ request }) => {
    const { boxes } = drawScene(request);

    test('hwatu chart: has every card once, by month from left to right', () => {
      const cards = boxes.list('piece');
      expect(cards.map(({ name }) => name).toSorted()).toEqual([...CARDS].sort());
      for (const { name, x } of cards) {
        const before = cards.filter((card) => card.x < x).map((card) => Number.parseInt(card.name, 10));
        expect(Math.max(0, ...before)).toBeLessThan(Number.parseInt(name, 10));
      }
    });

    test('hwatu chart: has no cut or overlapping boxes', () => {
      expect(boxes.cut()).toEqual([]);
      expect(boxes.overlaps('piece')).toEqual([]);
      expect(boxes.overlaps('text')).toEqual([]);
    });
  },
);

test('hwatu chart: is the chart of the rules pages', () => {
  const charts = games.flatMap(({ text }) => text.pages.flatMap(({ chart }) => chart ?? []));
  expect(charts.map(({ scene }) => getScene(scene).id)).toEqual(['hwatu']);
  expect(charts.map(({ view }) => view)).toEqual([getScene('hwatu').previews[0]?.view]);
});

function drawCardText(
  card: string,
  width: number,
  corner: boolean,
  look: Partial<StyleOptions> = {},
): string {
  const { canvas, pen } = createSurface(width, width * 2, getStyle('gostop', look));
  drawHwatuCard(pen, card, 0, 0, { width, corner });
  return canvas.data().toString('base64');
}
