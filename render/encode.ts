import type { Canvas } from './canvas.ts';
import { type Cut, cutOut } from './choosing/choosing.ts';
import { bin, letGo, match, type Palette, type Pixels, pixelsOf } from './palette.ts';
import type { Picture } from './picture.ts';
import { png } from './png.ts';
import { type Strip, Strips, stream } from './strips.ts';

/**
 * How hard zlib tries. Measured with Node 20 on two cores for a board of 1000 × 1234, best of 25:
 *
 * | way | ms | KB |
 * | --- | --- | --- |
 * | `canvas.encode('png')` | 51 | 296 |
 * | sharp, level 1, 2, 3, 6, 9 | 5, 7, 9, 16, 42 | 419, 335, 311, 279, 262 |
 * | sharp, level 2 and 6, row filters | 34, 42 | 310, 291 |
 * | sharp, level 2 and 6, no alpha | 8, 15 | 312, 268 |
 * | sharp, its palette | 104 | 107 |
 * | the palette of the scene, level 1, 3, 4, 6 | 8, 8, 10, 13 | 104, 97, 92, 86 |
 *
 * Level 2 lies between 1 and 3 in both, and leaves a quarter of the plain encoder's time room to draw.
 */
const LEVEL = 2;

/** Rows of a strip. Fewer are found again more often, and deflated worse, as each is deflated by itself. */
const HIGH = 32;

const strips = new Strips();

/** Scan lines of a strip by their size, used again and again. */
const lines = new Map<number, Uint8Array>();

/** What of a canvas becomes the picture: so many of its upper rows, and of these what is kept; all unless told. */
export interface Part {
  readonly height?: number;
  readonly cut?: Cut | null;
}

/** The canvas, or a part of it, as a PNG in the colours of the palette. It has to be opaque: alpha is left out. */
export function encode(
  canvas: Canvas,
  palette: Palette,
  { height: rows = canvas.height, cut = null }: Part = {},
): Picture {
  const pixels = pixelsOf(canvas, rows);
  const whole = { pixels, width: canvas.width, height: rows };
  const picture = cut ? cutOut(whole, cut) : whole;
  const body = stream(stripsOf(picture, palette));
  letGo(pixels);
  const { width, height } = picture;
  return { png: png(width, height, palette.colours, body), width, height };
}

function stripsOf({ pixels, width, height }: Pixels, palette: Palette): readonly Strip[] {
  const kind = `${palette.id}/${width}`;
  const parts: Strip[] = [];
  for (let top = 0; top < height; top += HIGH) {
    const part = pixels.subarray(top * width, Math.min(top + HIGH, height) * width);
    parts.push(strips.of(kind, bytesOf(part), () => scanLines(part, width, palette), LEVEL));
  }
  return parts;
}

/** One byte 0 (no filter) and a palette number a pixel. Overwritten by the next ones of their size. */
function scanLines(pixels: Int32Array, width: number, palette: Palette): Uint8Array {
  const height = pixels.length / width;
  const rows = lines.get((width + 1) * height) ?? new Uint8Array((width + 1) * height);
  lines.set(rows.length, rows);
  for (let y = 0; y < height; y++) number(pixels, y * width, width, rows, y * (width + 1) + 1, palette);
  return rows;
}

function bytesOf(pixels: Int32Array): Uint8Array {
  return new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
}

/** Every pixel of a row becomes the number of its colour. */
function number(
  pixels: Int32Array,
  from: number,
  width: number,
  rows: Uint8Array,
  to: number,
  palette: Palette,
): void {
  // What is imported is taken out of the loop: to look it up for every pixel takes a good part of the time.
  const [nearest, binOf] = [palette.nearest, bin];
  let last = ~(pixels[from] as number);
  let colour = 0;
  for (let x = 0; x < width; x++) {
    const pixel = pixels[from + x] as number;
    if (pixel !== last) {
      const known = nearest[binOf(pixel)] as number;
      colour = known >= 0 ? known : match(palette, pixel);
      last = pixel;
    }
    rows[to + x] = colour;
  }
}
