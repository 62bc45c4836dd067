import { beforeEach, expect, it, vi } from 'vitest';
import type { Pen } from '../../render/canvas.ts';
import { layer, patch } from '../../render/kit/layers.ts';
import { lookOf } from '../../render/look.ts';

const SIDE = 1000;

const look = lookOf('motox');
const draw = vi.fn((pen: Pen) => pen.fillRect(10, 10, 5, 5));

const drawn = (way: typeof layer, key: string, wanted = look) => way({ look: wanted }, key, SIDE, SIDE, draw);

beforeEach(() => {
  draw.mockClear();
});

it.each([
  ['never changes', layer],
  ['is a part of one', patch],
])('a board that %s is drawn once for each key and look', (_, way) => {
  const one = drawn(way, 'one');
  expect(drawn(way, 'one')).toBe(one);
  expect(drawn(way, 'other')).not.toBe(one);
  expect(drawn(way, 'one', lookOf('motox', { strong: true }))).not.toBe(one);
  expect(draw).toHaveBeenCalledTimes(3);
});

it('where nothing is drawn, only a part is seen through', () => {
  const alphas = [layer, patch].map((way) => drawn(way, 'alpha').data()[3]);
  expect(alphas).toEqual([255, 0]);
});
