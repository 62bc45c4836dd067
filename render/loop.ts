import { FilmScreen } from './film-screen.ts';
import { FrameDiffer } from './frame-differ.ts';
import { encodeGifControl, encodeGifHead, encodeGifImage, GIF_END } from './gif.ts';
import type { Picture } from './picture.ts';
import type { PictureRequest } from './request.ts';
import { getPicturePalettes } from './scene-palette.ts';

/** Maximum size of a loop in bytes. */
const MAX_BYTES = 300_000;

/** Widths of a loop in pixels that are tried one after the other until it is small enough. Discord shows at most 550. */
const WIDTHS: readonly number[] = [560, 420];

/** Durations in hundredths of a second: of the picture before, of each step of the change, and of the picture after. */
const BEFORE_DURATION = 80;
const STEP_DURATION = 7;
const AFTER_DURATION = 300;

/** Number of steps in which the change spreads. */
const STEPS = 8;

/** Width of the bright edge of the change in pixels, and its colour as `readPixels` gives it: opaque yellow. */
const EDGE_WIDTH = 5;
const EDGE_COLOUR = 0xff31c5ff | 0;

/**
 * Renders a request with a `before` as a GIF that loops forever: the picture before, then the change, which spreads from its middle, then
 * the picture after. Returns null if nothing changes, or if the loop would be too big.
 */
export function renderLoop(request: PictureRequest, most = MAX_BYTES): Picture | null {
  const { before, ...after } = request;
  const first = { ...after, view: before, events: [], marks: [], places: null };
  for (const width of WIDTHS) {
    const picture = renderLoopOfWidth([first, after], width);
    if (picture === null || picture.png.length <= most) return picture;
  }
  return null;
}

function renderLoopOfWidth(
  pictures: readonly [PictureRequest, PictureRequest],
  wide: number,
): Picture | null {
  const screen = new FilmScreen(pictures, wide);
  const { width, height } = screen;
  const { faces: palette } = getPicturePalettes(pictures[1]);
  const [from, to] = pictures.map((picture) => screen.draw(picture).slice()) as [Int32Array, Int32Array];
  const area = findChange(from, to, width);
  if (area === null) return null;
  const frames: readonly (readonly [Int32Array, number])[] = [
    [from, BEFORE_DURATION],
    ...Array.from({ length: STEPS }, (_, step) => {
      const radius = (area.radius * (step + 1)) / STEPS;
      return [spreadChange(from, to, width, { ...area, radius }), STEP_DURATION] as const;
    }),
    [to, AFTER_DURATION],
  ];
  const differ = new FrameDiffer(palette, width, height);
  const parts = frames.flatMap(([pixels, stays]) => {
    const frame = differ.next(pixels);
    return frame === null ? [] : [encodeGifControl(stays), encodeGifImage(frame)];
  });
  const head = encodeGifHead(width, height, palette.colours);
  return { png: Buffer.concat([head, ...parts, GIF_END]), width, height };
}

/** Circle around what changes, in pixels. */
interface Change {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Returns the circle around all pixels that differ; null if none does. */
function findChange(from: Int32Array, to: Int32Array, width: number): Change | null {
  let [left, right, top, bottom] = [width, -1, Number.POSITIVE_INFINITY, -1];
  for (let at = 0; at < to.length; at++) {
    if (from[at] === to[at]) continue;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return null;
  const radius = Math.hypot(right - left, bottom - top) / 2 + EDGE_WIDTH;
  return { x: (left + right) / 2, y: (top + bottom) / 2, radius };
}

/** Returns the picture with the change within a circle, which has a bright edge. */
function spreadChange(from: Int32Array, to: Int32Array, width: number, { x, y, radius }: Change): Int32Array {
  const pixels = from.slice();
  const [inner, outer] = [(radius - EDGE_WIDTH) ** 2, radius ** 2];
  for (let at = 0; at < to.length; at++) {
    const across = (at % width) - x;
    const down = Math.floor(at / width) - y;
    const distance = across * across + down * down;
    if (distance <= outer) pixels[at] = distance <= inner ? (to[at] as number) : EDGE_COLOUR;
  }
  return pixels;
}
