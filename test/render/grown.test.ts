import { beforeEach, expect, it, vi } from 'vitest';
import type { Canvas, Pen } from '../../render/canvas.ts';
import { grown } from '../../render/kit/grown.ts';
import { lookOf } from '../../render/look.ts';
import { pixelsOf } from '../../render/palette.ts';

const WIDTH = 40;
const HEIGHT = 30;

const look = lookOf('motox');
const dot = vi.fn((pen: Pen) => pen.fillRect(10, 10, 5, 5));

const boardOf = (key: string, height = HEIGHT, draw: (pen: Pen) => void = dot): Canvas =>
  grown({ look }, key, WIDTH, height, draw);

/** Ten others, which is as many as are kept. */
const others = (name: string, height = HEIGHT): readonly Canvas[] =>
  Array.from({ length: 10 }, (_, nth) => boardOf(`${name} ${nth}`, height));

beforeEach(() => {
  dot.mockClear();
});

it('a board is drawn once, until so many others were asked for since', () => {
  const one = boardOf('one');
  expect([boardOf('one'), dot.mock.calls.length]).toEqual([one, 1]);
  others('more');
  dot.mockClear();
  boardOf('one');
  expect(dot).toHaveBeenCalledOnce();
});

it('one of another size or look is another', () => {
  boardOf('one');
  boardOf('one', HEIGHT + 1);
  grown({ look: lookOf('motox', { strong: true }) }, 'one', WIDTH, HEIGHT, dot);
  expect(dot).toHaveBeenCalledTimes(2);
});

it('nothing is left on a sheet of what was drawn on it before, nor of how', () => {
  const clean = (canvas: Canvas) =>
    expect(Array.from(pixelsOf(canvas, HEIGHT)).every((pixel) => pixel === 0)).toBe(true);
  const first = boardOf('first', HEIGHT, (pen) => {
    pen.save();
    pen.translate(7, 7);
    pen.globalAlpha = 0.5;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
  });
  const later = others('later');
  expect(later).toContain(first);
  const again = boardOf('again', HEIGHT, (pen) => {
    expect([pen.getTransform().isIdentity, pen.globalAlpha]).toEqual([true, 1]);
  });
  clean(again);
});

it('it is as high as asked for at least, whatever was drawn before', () => {
  others('low');
  expect(others('high', 450).every(({ width, height }) => width === WIDTH && height >= 450)).toBe(true);
});
