import { expect, it, vi } from 'vitest';
import { createCanvas, type Pen } from '../../render/canvas.ts';
import { getLayer, stamp } from '../../render/kit/canvas-cache.ts';
import { getStyle } from '../../render/style.ts';

const [english, korean] = [getStyle('gostop', { language: 'en' }), getStyle('gostop', { language: 'ko' })];

it('getStyle: returns the same style for the same options', () => {
  expect(getStyle('gostop', { language: 'ko' })).toBe(korean);
  const looks = [english, korean, getStyle('gostop', { strong: true }), getStyle('motox')];
  expect(new Set(looks.map(({ key }) => key)).size).toBe(4);
  expect(new Set(looks.map(({ still }) => still.key)).size).toBe(3);
});

it('getLayer: draws a cached board once for all languages', () => {
  const draw = vi.fn<(pen: Pen) => void>();
  const kept = [english, korean].map((look) => getLayer({ look }, 'for all', 10, 10, draw));
  expect(kept[1]).toBe(kept[0]);
  expect(draw).toHaveBeenCalledOnce();
});

it('getLayer and stamp: throw when a cached drawing reads the language', () => {
  expect(() => getLayer({ look: korean }, 'asking', 10, 10, (pen) => void pen.look.language)).toThrow(
    'languages',
  );
  const pen = Object.assign(createCanvas(10, 10).getContext('2d'), { look: korean });
  expect(() => stamp(pen, 'asking', 10, 0, 0, (on) => void on.look.language)).toThrow('languages');
});
