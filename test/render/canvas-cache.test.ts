import { expect, it, vi } from 'vitest';
import { createCanvas } from '../../render/canvas.ts';
import { CanvasCache } from '../../render/kit/canvas-cache.ts';

const draw = vi.fn(() => createCanvas(10, 10));
const BYTES = 10 * 10 * 4;

it('CanvasCache: drops the least recently used canvas when it is full', () => {
  const cache = new CanvasCache(3 * BYTES);
  const first = cache.get('first', draw);
  for (const name of ['second', 'third']) cache.get(name, draw);
  expect(cache.get('first', draw)).toBe(first);
  cache.get('fourth', draw);
  draw.mockClear();
  for (const name of ['first', 'third', 'fourth']) cache.get(name, draw);
  expect(draw).not.toHaveBeenCalled();
  cache.get('second', draw);
  expect(draw).toHaveBeenCalledOnce();
});

it('CanvasCache: frees the pixels of a dropped canvas but keeps what was drawn from it', () => {
  const cache = new CanvasCache(2 * BYTES);
  const board = createCanvas(10, 10);
  const red = cache.get('red', () => {
    const canvas = createCanvas(10, 10);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#f00';
    pen.fillRect(0, 0, 10, 10);
    return canvas;
  });
  board.getContext('2d').drawImage(red, 0, 0);
  for (const name of ['second', 'third']) cache.get(name, draw);
  expect([red.width, ...['second', 'third'].map((name) => cache.get(name, draw).width)]).toEqual([0, 10, 10]);
  expect([...board.data().subarray(0, 4)]).toEqual([255, 0, 0, 255]);
});

it('CanvasCache: draws a canvas that is larger than the cache each time', () => {
  const cache = new CanvasCache(BYTES - 1);
  expect([cache.get('one', draw).width, cache.get('one', draw).width]).toEqual([10, 10]);
});
