import { describe, expect, it } from 'vitest';
import { type Crop, getTotalHeight, SEAM_HEIGHT } from '../../render/crop/crop.ts';
import { generateBands } from '../../render/png/encode.ts';
import { createSeededChance } from '../../src/engine/chance.ts';

const [WIDTH, HEIGHT] = [50, 300];
const chance = createSeededChance(1);
const pixels = Int32Array.from({ length: WIDTH * HEIGHT }, () => chance.draw(2 ** 30));

function listBands(cut: Crop): readonly number[][] {
  return Array.from(generateBands({ pixels, width: WIDTH, height: HEIGHT }, cut), ({ pixels: band }) => [
    ...band,
  ]);
}

/** Returns the pixels of these rows, between these columns. */
function listRows({ from, to }: Crop['x'], ys: readonly number[]): readonly number[] {
  return ys.flatMap((y) => [...pixels.subarray(y * WIDTH + from, y * WIDTH + to)]);
}

function listNumbers(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

const whole = { from: 0, to: WIDTH };
const cuts: readonly [string, Crop][] = [
  ['the whole picture', { x: whole, spans: [{ from: 0, to: HEIGHT }] }],
  ['a part as wide as all', { x: whole, spans: [{ from: 33, to: 290 }] }],
  ['less than a band', { x: { from: 3, to: 21 }, spans: [{ from: 65, to: 70 }] }],
  [
    'two parts',
    {
      x: { from: 10, to: 50 },
      spans: [
        { from: 31, to: 97 },
        { from: 200, to: 224 },
      ],
    },
  ],
  [
    'two parts as wide as all',
    {
      x: whole,
      spans: [
        { from: 0, to: 32 },
        { from: 299, to: 300 },
      ],
    },
  ],
];

describe.each(cuts)('generateBands of %s', (_, cut) => {
  it('generateBands: yields the rows of the crop, with the upper edge between two parts', () => {
    const [first, ...others] = cut.spans.map(({ from, to }) => listNumbers(from, to));
    const ys = [...(first ?? []), ...others.flatMap((part) => [...new Array(SEAM_HEIGHT).fill(0), ...part])];
    expect(ys).toHaveLength(getTotalHeight(cut.spans));
    expect(listBands(cut).flat()).toEqual(listRows(cut.x, ys));
  });
});

it('generateBands: two crops of the same width share the bands that lie in both', () => {
  const x = { from: 5, to: 45 };
  const one = new Set(listBands({ x, spans: [{ from: 10, to: 250 }] }).map(String));
  const other = listBands({ x, spans: [{ from: 40, to: 250 }] }).map(String);
  expect(other.map((band) => one.has(band))).toEqual([false, true, true, true, true, true, true]);
});
