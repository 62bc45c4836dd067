import type { Canvas } from '../canvas.ts';
import { type Crop, getTotalHeight } from '../crop/crop.ts';
import type { Span } from '../crop/rects.ts';
import { type Palette, readPixels } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { generateBands } from './bands.ts';
import { writePng } from './png.ts';
import { toScanlines } from './scanlines.ts';
import { createZlibStream, type Strip, StripCache } from './strip-cache.ts';

/**
 * Compression level of zlib. Measured with Node 20 on two cores for a board of 1000 × 1234, best of 25:
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
 * Level 2 lies between 1 and 3 in both, and leaves a quarter of the plain encoder's time for drawing.
 */
const ZLIB_LEVEL = 2;

const strips = new StripCache();

/** Part of a canvas to encode: its upper rows, and of these the crop; all of it by default. */
interface EncodeOptions {
  readonly height?: number;
  readonly cut?: Crop | null;
  /** Palette of some rows, which begins with all colours of the other; none by default. */
  readonly special?: { readonly palette: Palette; readonly rows: readonly Span[] } | null;
}

/** Encodes the canvas, or a part of it, as a PNG in the colours of the palette. The canvas must be opaque: alpha is dropped. */
export function encode(
  canvas: Canvas,
  palette: Palette,
  { height: rows = canvas.height, cut = null, special = null }: EncodeOptions = {},
): Picture {
  const pixels = readPixels(canvas, rows);
  const { x, spans } = cut ?? { x: { from: 0, to: canvas.width }, spans: [{ from: 0, to: rows }] };
  const [width, height] = [x.to - x.from, getTotalHeight(spans)];
  const parts: Strip[] = [];
  for (const band of generateBands({ pixels, width: canvas.width, height: rows }, { x, spans })) {
    const own = special?.rows.some((span) => overlaps(span, band.rows)) ? special.palette : palette;
    const draw = () => toScanlines(band.pixels, width, own);
    parts.push(strips.of(`${own.id}/${width}`, viewBytes(band.pixels), draw, ZLIB_LEVEL));
  }
  const { colours } = special?.palette ?? palette;
  return { png: writePng(width, height, colours, createZlibStream(parts)), width, height };
}

function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

function viewBytes({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
