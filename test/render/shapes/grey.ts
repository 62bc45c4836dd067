import { type Canvas, createSurface, type Pen } from '../../../render/canvas.ts';
import { loadFonts } from '../../../render/fonts.ts';
import { getKitHues } from '../../../render/kit/colours.ts';
import type { Style } from '../../../render/style.ts';

/** A greyscale picture: the lightness of each pixel, from 0 to 255. */
export type Grey = Uint8Array;

/** Background by its name among the shared colours. */
export type Ground = 'table' | 'white';

/** Difference of grey below which two pixels count as equal. */
const ALIKE_THRESHOLD = 40;

/** Draws on a background of `side` pixels square, with the origin in the middle. */
export function drawGrey(look: Style, side: number, ground: Ground, draw: (pen: Pen) => void): Grey {
  loadFonts();
  const { canvas, pen } = createSurface(side, side, look);
  pen.fillStyle = getKitHues(pen)[ground];
  pen.fillRect(0, 0, side, side);
  pen.translate(side / 2, side / 2);
  draw(pen);
  return toGrey(canvas);
}

/** Converts a canvas to greyscale by the luma of ITU-R BT.709. */
export function toGrey(canvas: Canvas): Grey {
  const bytes = canvas.data();
  const grey = new Uint8Array(canvas.width * canvas.height);
  for (let at = 0; at < grey.length; at++) {
    const from = at * 4;
    grey[at] =
      0.2126 * (bytes[from] ?? 0) + 0.7152 * (bytes[from + 1] ?? 0) + 0.0722 * (bytes[from + 2] ?? 0);
  }
  return grey;
}

/** Difference of two drawings. */
export interface GreyDifference {
  /** Number of pixels that either covers. */
  readonly covered: number;
  /** Number of pixels that differ. */
  readonly differing: number;
  /** Fraction of the covered pixels that differ. */
  readonly share: number;
}

/** Compares two drawings on the same background, `bare`. */
export function compareGrey(one: Grey, other: Grey, bare: Grey): GreyDifference {
  let [covered, differing] = [0, 0];
  for (let at = 0; at < bare.length; at++) {
    if (isApart(one, bare, at) || isApart(other, bare, at)) covered++;
    if (isApart(one, other, at)) differing++;
  }
  return { covered, differing, share: covered === 0 ? 0 : differing / covered };
}

function isApart(one: Grey, other: Grey, at: number): boolean {
  return Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > ALIKE_THRESHOLD;
}
