import type { Canvas } from './canvas.ts';

/** A palette of at most 255 colours, and for every colour the nearest of them. */
export interface Palette {
  /** Unique id of this palette. */
  readonly id: number;
  /** Red, green and blue of each colour, one byte a channel. */
  readonly colours: Uint8Array;
  /**
   * Palette number of the nearest colour by {@link getColourBin}; {@link NO_COLOUR} until it is first looked up. One byte each, to keep it
   * in the CPU cache.
   */
  readonly nearest: Uint8Array;
  /** Palette whose colours are the first of this one. */
  readonly base?: Palette;
}

/** Size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a picture as {@link readPixels} returns them, row by row. */
export interface Pixels extends Size {
  readonly pixels: Int32Array;
}

/** Palette number that stands for no colour. */
export const NO_COLOUR = 255;

const MAX_COLOURS = 255;
/** Number of the most common colours that are kept exactly, which are the flat ones. Others must differ from those already chosen. */
const EXACT_COLOURS = 64;
/** Sampling distance in pixels. */
const SAMPLE_STEP = 19;

let paletteCount = 0;

/** Returns the 16-bit bin of a pixel (a little-endian word): 5 bits of red, 6 of green, 5 of blue. */
export function getColourBin(pixel: number): number {
  return ((pixel >> 3) & 0x1f) | ((pixel >> 5) & 0x7e0) | ((pixel >> 8) & 0xf800);
}

/**
 * Reads the pixels of a canvas or of its upper rows, each a word of alpha, blue, green, red from the highest byte. Signed, as V8 keeps only
 * such words in registers.
 */
export function readPixels(canvas: Canvas, rows = canvas.height): Int32Array {
  const bytes = canvas.data();
  return new Int32Array(bytes.buffer, bytes.byteOffset, canvas.width * rows);
}

/**
 * Frees the pixels that {@link readPixels} returned; they must not be used afterwards. V8 counts their 4 MB as part of its heap. Without
 * this call it collects the whole heap after every second picture.
 */
export function releasePixels({ buffer }: Int32Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** Creates the palette that suits these pictures best. Each canvas is read before the next one is requested. */
export function createPalette(canvases: Iterable<Canvas>): Palette {
  const common = rankByFrequency(canvases);
  const chosen = common.slice(0, EXACT_COLOURS);
  for (let gap = 48; gap >= 3 && chosen.length < MAX_COLOURS; gap /= 2) addSpreadColours(chosen, common, gap);
  const colours = Uint8Array.from(chosen.flatMap((pixel) => getChannels(pixel)));
  return restorePalette(colours);
}

/** Creates a palette with the main colours of another one, so that at least `free` more have room. */
export function trimPalette({ colours }: Palette, free: number): Palette {
  return restorePalette(colours.slice(0, (MAX_COLOURS - free) * 3));
}

/** Colours that another palette may lack: the number of pixels, one of them, and how far it is from the nearest colour. */
interface Lack {
  count: number;
  readonly pixel: number;
  distance: number;
}

/**
 * Creates a palette that begins with all colours of another one, and continues with those that bring these pixels nearest. It knows at once
 * what the other has looked up, as its own lookups begin with the other's answer.
 */
export function extendPalette(base: Palette, pixels: readonly number[]): Palette {
  const lacks = countLacks(base, pixels);
  const added: number[] = [];
  for (let room = MAX_COLOURS - base.colours.length / 3; room > 0; room--) {
    const worst = findWorst(lacks);
    if (worst === null) break;
    added.push(worst.pixel);
    for (const lack of lacks)
      lack.distance = Math.min(lack.distance, getColourDistance(lack.pixel, worst.pixel));
  }
  const colours = [...base.colours, ...added.flatMap((pixel) => getChannels(pixel))];
  const palette = { ...restorePalette(Uint8Array.from(colours)), base };
  for (let bin = 0; bin < base.nearest.length; bin++)
    if (base.nearest[bin] !== NO_COLOUR) matchColour(palette, getBinPixel(bin));
  return palette;
}

/** Returns a pixel of a {@link getColourBin}. */
function getBinPixel(bin: number): number {
  return ((bin & 0x1f) << 3) | ((bin & 0x7e0) << 5) | ((bin & 0xf800) << 8);
}

function countLacks(base: Palette, pixels: readonly number[]): readonly Lack[] {
  const lacks = new Map<number, Lack>();
  for (const pixel of pixels) {
    const bin = getColourBin(pixel);
    const lack = lacks.get(bin) ?? { count: 0, pixel, distance: getDistance(base, pixel) };
    lack.count++;
    lacks.set(bin, lack);
  }
  return [...lacks.values()];
}

/** Returns the squared distance of a pixel from the colour that a palette gives it. */
function getDistance(palette: Palette, pixel: number): number {
  const at = matchColour(palette, pixel) * 3;
  const [red = 0, green = 0, blue = 0] = palette.colours.subarray(at, at + 3);
  return getColourDistance(pixel, joinChannels(red, green, blue));
}

/** Returns the colour whose addition helps most; null if all are there. */
function findWorst(lacks: readonly Lack[]): Lack | null {
  let [worst, most]: [Lack | null, number] = [null, 0];
  for (const lack of lacks)
    if (lack.count * lack.distance > most) [worst, most] = [lack, lack.count * lack.distance];
  return worst;
}

function joinChannels(red: number, green: number, blue: number): number {
  return red | (green << 8) | (blue << 16);
}

/**
 * Restores a palette from red, green and blue of each colour. All are kept exactly, the first of those that share a {@link getColourBin}.
 * Throws RangeError if there are too many.
 */
export function restorePalette(colours: Uint8Array): Palette {
  if (colours.length > MAX_COLOURS * 3)
    throw new RangeError(`${colours.length / 3} colours, and not ${MAX_COLOURS} at most`);
  const nearest = new Uint8Array(65_536).fill(NO_COLOUR);
  for (let at = colours.length / 3 - 1; at >= 0; at--) {
    const [red = 0, green = 0, blue = 0] = colours.subarray(at * 3);
    nearest[getColourBin(joinChannels(red, green, blue))] = at;
  }
  return { id: paletteCount++, colours, nearest };
}

/**
 * Returns the palette number nearest to a pixel: the palette's own colour, or the one nearest to the middle of its {@link getColourBin}.
 * The result therefore does not depend on which pixel came first, that is, on earlier pictures.
 */
export function matchColour({ colours, nearest, base }: Palette, pixel: number): number {
  const key = getColourBin(pixel);
  const known = nearest[key] ?? NO_COLOUR;
  if (known !== NO_COLOUR) return known;
  const [red, green, blue] = getBinMiddle(key);
  let best = base ? matchColour(base, pixel) : 0;
  let least = base ? getBinDistance(colours, best, red, green, blue) : Number.POSITIVE_INFINITY;
  for (let at = base?.colours.length ?? 0; at < colours.length; at += 3) {
    const off = weighDistance(
      red - (colours[at] ?? 0),
      green - (colours[at + 1] ?? 0),
      blue - (colours[at + 2] ?? 0),
    );
    if (off < least) [best, least] = [at / 3, off];
  }
  nearest[key] = best;
  return best;
}

/** Returns the squared distance of a colour of a palette from red, green and blue. */
function getBinDistance(
  colours: Uint8Array,
  number: number,
  red: number,
  green: number,
  blue: number,
): number {
  const [red2 = 0, green2 = 0, blue2 = 0] = colours.subarray(number * 3, number * 3 + 3);
  return weighDistance(red - red2, green - green2, blue - blue2);
}

/** Returns red, green and blue in the middle of a {@link getColourBin}. */
function getBinMiddle(bin: number): [number, number, number] {
  return [((bin & 0x1f) << 3) | 4, ((bin & 0x7e0) >> 3) | 2, ((bin & 0xf800) >> 8) | 4];
}

/** Adds the most common colours that are at least `gap` away from every chosen one. */
function addSpreadColours(chosen: number[], common: readonly number[], gap: number): void {
  for (const pixel of common) {
    if (chosen.length === MAX_COLOURS) return;
    if (chosen.every((other) => getColourDistance(pixel, other) >= gap * gap)) chosen.push(pixel);
  }
}

function rankByFrequency(canvases: Iterable<Canvas>): number[] {
  const counts = new Map<number, number>();
  for (const canvas of canvases) {
    const pixels = readPixels(canvas);
    count(counts, pixels);
    releasePixels(pixels);
  }
  return [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0]).map(([pixel]) => pixel);
}

function count(counts: Map<number, number>, pixels: Int32Array): void {
  for (let at = 0; at < pixels.length; at += SAMPLE_STEP) {
    const pixel = pixels[at] ?? 0;
    counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  }
}

function getChannels(pixel: number): [number, number, number] {
  return [pixel & 0xff, (pixel >> 8) & 0xff, (pixel >> 16) & 0xff];
}

function getColourDistance(one: number, other: number): number {
  return weighDistance(
    (one & 0xff) - (other & 0xff),
    ((one >> 8) & 0xff) - ((other >> 8) & 0xff),
    ((one >> 16) & 0xff) - ((other >> 16) & 0xff),
  );
}

/** Returns the squared distance, weighted as the eye does: green most. */
function weighDistance(red: number, green: number, blue: number): number {
  return (red * red * 3 + green * green * 4 + blue * blue * 2) / 3;
}
