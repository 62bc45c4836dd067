import type { Canvas } from '../canvas.ts';
import { type Cut, heightOf } from '../choosing/choosing.ts';
import { type Palette, pixelsOf } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { bands } from './bands.ts';
import { png } from './png.ts';
import { scanned } from './scanned.ts';
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

const strips = new Strips();

/** What of a canvas becomes the picture: so many of its upper rows, and of these what is kept; all unless told. */
interface Part {
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
  const { x, spans } = cut ?? { x: { from: 0, to: canvas.width }, spans: [{ from: 0, to: rows }] };
  const [width, height] = [x.to - x.from, heightOf(spans)];
  const kind = `${palette.id}/${width}`;
  const parts: Strip[] = [];
  for (const band of bands({ pixels, width: canvas.width, height: rows }, { x, spans }))
    parts.push(strips.of(kind, bytesOf(band), () => scanned(band, width, palette), LEVEL));
  return { png: png(width, height, palette.colours, stream(parts)), width, height };
}

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
