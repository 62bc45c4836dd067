import { expect, it, vi } from 'vitest';
import { createCanvas, type Pen } from '../../render/canvas.ts';
import { layer } from '../../render/kit/layers.ts';
import { stamp } from '../../render/kit/stamps.ts';
import { lookOf } from '../../render/look.ts';

const [english, korean] = [lookOf('gostop', { language: 'en' }), lookOf('gostop', { language: 'ko' })];

it('a look is the same one again for the same wishes, and another for another', () => {
  expect(lookOf('gostop', { language: 'ko' })).toBe(korean);
  const looks = [english, korean, lookOf('gostop', { strong: true }), lookOf('motox')];
  expect(new Set(looks.map(({ key }) => key)).size).toBe(4);
  expect(new Set(looks.map(({ still }) => still.key)).size).toBe(3);
});

it('what is kept of a board is drawn once for all languages', () => {
  const draw = vi.fn<(pen: Pen) => void>();
  const kept = [english, korean].map((look) => layer({ look }, 'for all', 10, 10, draw));
  expect(kept[1]).toBe(kept[0]);
  expect(draw).toHaveBeenCalledOnce();
});

it('and cannot ask for one', () => {
  expect(() => layer({ look: korean }, 'asking', 10, 10, (pen) => void pen.look.language)).toThrow(
    'languages',
  );
  const pen = Object.assign(createCanvas(10, 10).getContext('2d'), { look: korean });
  expect(() => stamp(pen, 'asking', 10, 0, 0, (on) => void on.look.language)).toThrow('languages');
});
