import { describe, expect, test } from 'vitest';
import { sheet } from '../../render/canvas.ts';
import { loadFonts } from '../../render/fonts.ts';
import { hwatu } from '../../render/kit/hwatu/card.ts';
import { EXTRAS } from '../../render/kit/hwatu/extras.ts';
import { FACES } from '../../render/kit/hwatu/faces.ts';
import { lookOf } from '../../render/look.ts';
import { sceneOf } from '../../render/registry.ts';
import type { LookWish } from '../../render/request.ts';
import { sketch } from '../../render/sketch.ts';
import { CARDS } from '../../src/games/gostop/cards.ts';
import { games } from '../../src/games/registry.ts';

loadFonts();

describe('the hwatu cards', () => {
  test('are 48, and no other', () => {
    expect(Object.keys(FACES)).toHaveLength(48);
    expect(() => hwatu(sheet(9, 9, lookOf('gostop')).pen, '13A', 0, 0, { width: 50, corner: true })).toThrow(
      'There is no hwatu card 13A',
    );
  });

  test('differ from each other at every size, with and without their corner', () => {
    for (const width of [44, 100]) {
      for (const corner of [true, false]) {
        const prints = Object.keys(FACES).map((card) => printed(card, width, corner));
        expect(new Set(prints).size).toBe(48);
      }
    }
  });

  test('bear month and value where the look wants it, and nowhere else', () => {
    for (const card of Object.keys(FACES)) {
      const bare = printed(card, 100, false);
      expect(printed(card, 100, true), card).not.toBe(bare);
      expect(printed(card, 100, true, { corners: false }), card).toBe(bare);
    }
  });

  test('come with cards that add and that double', () => {
    const prints = [...Object.keys(EXTRAS), '1A'].map((card) => printed(card, 60, false));
    expect(Object.keys(EXTRAS).sort()).toEqual(['point', 'reserve']);
    expect(new Set(prints).size).toBe(3);
  });
});

describe.each(sceneOf('hwatu').previews.map((request, at) => ({ request, at })))(
  'the chart of the flower cards, preview $at',
  ({ request }) => {
    const { boxes } = sketch(request);

    test('has every card once, by month from left to right', () => {
      const cards = boxes.list('piece');
      expect(cards.map(({ name }) => name).toSorted()).toEqual([...CARDS].sort());
      for (const { name, x } of cards) {
        const before = cards.filter((card) => card.x < x).map((card) => Number.parseInt(card.name, 10));
        expect(Math.max(0, ...before)).toBeLessThan(Number.parseInt(name, 10));
      }
    });

    test('covers and cuts nothing', () => {
      expect(boxes.cut()).toEqual([]);
      expect(boxes.overlaps('piece')).toEqual([]);
      expect(boxes.overlaps('text')).toEqual([]);
    });
  },
);

test('every chart of a game has a scene', () => {
  const charts = games.flatMap(({ words }) => words.pages.flatMap(({ chart }) => chart ?? []));
  expect(charts.map(({ scene }) => sceneOf(scene).id)).toEqual(['hwatu']);
  expect(charts.map(({ view }) => view)).toEqual([sceneOf('hwatu').previews[0]?.view]);
});

function printed(card: string, width: number, corner: boolean, look: Partial<LookWish> = {}): string {
  const { canvas, pen } = sheet(width, width * 2, lookOf('gostop', look));
  hwatu(pen, card, 0, 0, { width, corner });
  return canvas.data().toString('base64');
}
