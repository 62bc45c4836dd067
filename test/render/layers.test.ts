import { beforeEach, expect, it, vi } from 'vitest';
import type { Pen } from '../../render/canvas.ts';
import { getLayer, getPatch } from '../../render/kit/canvas-cache.ts';
import { getStyle } from '../../render/style.ts';

const SIDE = 1000;

const look = getStyle('motox');
const draw = vi.fn((pen: Pen) => pen.fillRect(10, 10, 5, 5));

const drawLayer = (way: typeof getLayer, key: string, wanted = look) =>
  way({ look: wanted }, key, SIDE, SIDE, draw);

beforeEach(() => {
  draw.mockClear();
});

it.each([
  ['never changes', getLayer],
  ['is a part of another', getPatch],
])('cached layer: a board that %s is drawn once for each key and style', (_, way) => {
  const one = drawLayer(way, 'one');
  expect(drawLayer(way, 'one')).toBe(one);
  expect(drawLayer(way, 'other')).not.toBe(one);
  expect(drawLayer(way, 'one', getStyle('motox', { strong: true }))).not.toBe(one);
  expect(draw).toHaveBeenCalledTimes(3);
});

it('cached layer: getLayer is opaque where nothing is drawn, getPatch transparent', () => {
  const alphas = [getLayer, getPatch].map((way) => drawLayer(way, 'alpha').data()[3]);
  expect(alphas).toEqual([255, 0]);
});
