import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../render/registry.ts';
import { sketch } from '../../render/sketch.ts';
import { CARDS } from '../../src/games/gostop/cards.ts';
import { games } from '../../src/games/registry.ts';

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
