import { type Frame, type Rectangle, TRANSPARENT } from './gif.ts';
import { getColourBin, matchColour, NO_COLOUR, type Palette } from './palette.ts';

/** Tracks what is on the screen of a film and finds what the next picture changes. Pictures are as `readPixels` returns them. */
export class FrameDiffer {
  readonly #palette: Palette;
  readonly #width: number;
  readonly #shown: Uint8Array;
  readonly #frame: Uint8Array;
  #last: Int32Array;

  constructor(palette: Palette, width: number, height: number) {
    this.#palette = palette;
    this.#width = width;
    this.#shown = new Uint8Array(width * height).fill(TRANSPARENT);
    this.#frame = new Uint8Array(width * height);
    this.#last = new Int32Array(width * height);
  }

  /**
   * Returns the frame that leads from the last picture to this one, or null if no difference is visible. The next call overwrites its
   * pixels.
   */
  next(picture: Int32Array): Frame | null {
    const rectangle = findChangedRectangle(this.#last, picture, this.#width);
    const pixels = rectangle && this.#numbered(picture, rectangle);
    this.#last = picture;
    return rectangle && pixels && { ...rectangle, pixels };
  }

  /**
   * Returns the palette numbers of changed pixels; unchanged ones are transparent. Imports are copied to locals before the loop, as looking
   * them up for every pixel takes half of the time.
   */
  #numbered(picture: Int32Array, { left, top, width, height }: Rectangle): Uint8Array | null {
    const [shown, last, frame, palette] = [this.#shown, this.#last, this.#frame, this.#palette];
    const [clear, none, binOf] = [TRANSPARENT, NO_COLOUR, getColourBin];
    let [to, differs] = [0, false];
    for (let y = top; y < top + height; y++) {
      const from = y * this.#width + left;
      for (let at = from; at < from + width; at++, to++) {
        frame[to] = clear;
        const pixel = picture[at] as number;
        if (pixel === last[at]) continue;
        const known = palette.nearest[binOf(pixel)] as number;
        const colour = known === none ? matchColour(palette, pixel) : known;
        if (colour === shown[at]) continue;
        frame[to] = colour;
        shown[at] = colour;
        differs = true;
      }
    }
    return differs ? frame.subarray(0, to) : null;
  }
}

/** Returns the smallest rectangle around all pixels that differ, or null if none does. */
function findChangedRectangle(old: Int32Array, now: Int32Array, width: number): Rectangle | null {
  const differs = (y: number) => getRow(old, y, width).compare(getRow(now, y, width)) !== 0;
  let [top, bottom] = [0, now.length / width - 1];
  while (top <= bottom && !differs(top)) top++;
  if (top > bottom) return null;
  while (!differs(bottom)) bottom--;
  return { top, height: bottom - top + 1, ...findChangedColumns(old, now, width, top, bottom) };
}

function getRow(pixels: Int32Array, y: number, width: number): Buffer {
  return Buffer.from(pixels.buffer, pixels.byteOffset + y * width * 4, width * 4);
}

/** Returns the first and the last column in which these rows differ. */
function findChangedColumns(
  old: Int32Array,
  now: Int32Array,
  width: number,
  top: number,
  bottom: number,
): Pick<Rectangle, 'left' | 'width'> {
  let [left, right] = [width, -1];
  for (let row = top * width; row <= bottom * width; row += width) {
    let x = 0;
    while (x < left && old[row + x] === now[row + x]) x++;
    left = x;
    x = width - 1;
    while (x > right && old[row + x] === now[row + x]) x--;
    right = Math.max(right, x);
  }
  return { left, width: right - left + 1 };
}
