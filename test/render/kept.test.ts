import { expect, it, vi } from 'vitest';
import { createCanvas } from '../../render/canvas.ts';
import { Kept } from '../../render/kit/kept.ts';

const draw = vi.fn(() => createCanvas(10, 10));
const BYTES = 10 * 10 * 4;

it('what was drawn is kept up to so many bytes, and what was not asked for longest goes', () => {
  const kept = new Kept(3 * BYTES);
  const first = kept.of('first', draw);
  for (const name of ['second', 'third']) kept.of(name, draw);
  expect(kept.of('first', draw)).toBe(first);
  kept.of('fourth', draw);
  draw.mockClear();
  for (const name of ['first', 'third', 'fourth']) kept.of(name, draw);
  expect(draw).not.toHaveBeenCalled();
  kept.of('second', draw);
  expect(draw).toHaveBeenCalledOnce();
});

it('one that goes gives its memory back at once, and what was drawn from it stays', () => {
  const kept = new Kept(2 * BYTES);
  const board = createCanvas(10, 10);
  const red = kept.of('red', () => {
    const canvas = createCanvas(10, 10);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#f00';
    pen.fillRect(0, 0, 10, 10);
    return canvas;
  });
  board.getContext('2d').drawImage(red, 0, 0);
  for (const name of ['second', 'third']) kept.of(name, draw);
  expect([red.width, ...['second', 'third'].map((name) => kept.of(name, draw).width)]).toEqual([0, 10, 10]);
  expect([...board.data().subarray(0, 4)]).toEqual([255, 0, 0, 255]);
});

it('one that is larger than all that may be kept is drawn all the same', () => {
  const kept = new Kept(BYTES - 1);
  expect([kept.of('one', draw).width, kept.of('one', draw).width]).toEqual([10, 10]);
});
