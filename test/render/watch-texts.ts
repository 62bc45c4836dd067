import { createCanvas } from '../../render/canvas.ts';

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

/** A drawn text and its contrast with the background. */
export interface DrawnText {
  readonly words: string;
  readonly colour: string;
  /** Contrast ratio of WCAG 2.2, from 1 to 21, that nine tenths of its pixels reach. */
  readonly contrast: number;
}

const prototype: object = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));

/** Records every text drawn from now on, in every canvas. `undo` ends it. */
export function watchTexts(): { readonly seen: readonly DrawnText[]; undo(): void } {
  const seen: DrawnText[] = [];
  const before = Object.getOwnPropertyDescriptor(prototype, 'fillText');
  if (!before) throw new Error('A canvas that cannot write cannot be watched');
  const fillText = before.value as Context['fillText'];
  const watched = function (this: Context, words: string, x: number, y: number) {
    const area = getTextArea(this, words, x, y);
    const under = area && this.getImageData(...area).data;
    fillText.call(this, words, x, y);
    if (area && under && words.trim() !== '')
      seen.push(measureContrast(words, String(this.fillStyle), under, this.getImageData(...area).data));
  };
  Object.defineProperty(prototype, 'fillText', { ...before, value: watched });
  return { seen, undo: () => Object.defineProperty(prototype, 'fillText', before) };
}

/** Returns the area that the text may touch; null if it is entirely outside of the canvas. */
function getTextArea(
  pen: Context,
  words: string,
  x: number,
  y: number,
): [number, number, number, number] | null {
  const measured = pen.measureText(words);
  const matrix = pen.getTransform();
  const corners = [-measured.actualBoundingBoxLeft - 2, measured.actualBoundingBoxRight + 2].flatMap((dx) =>
    [-measured.actualBoundingBoxAscent - 2, measured.actualBoundingBoxDescent + 2].map((dy) => ({
      x: matrix.a * (x + dx) + matrix.c * (y + dy) + matrix.e,
      y: matrix.b * (x + dx) + matrix.d * (y + dy) + matrix.f,
    })),
  );
  const left = Math.max(0, Math.floor(Math.min(...corners.map((corner) => corner.x))));
  const top = Math.max(0, Math.floor(Math.min(...corners.map((corner) => corner.y))));
  const right = Math.min(pen.canvas.width, Math.ceil(Math.max(...corners.map((corner) => corner.x))));
  const low = Math.min(pen.canvas.height, Math.ceil(Math.max(...corners.map((corner) => corner.y))));
  return right > left && low > top ? [left, top, right - left, low - top] : null;
}

/** Measures the pixels that now have exactly the text's colour against what was there before. */
function measureContrast(
  words: string,
  colour: string,
  under: Uint8ClampedArray,
  over: Uint8ClampedArray,
): DrawnText {
  const ink = parseHex(colour);
  const ratios: number[] = [];
  for (let at = 0; at < over.length; at += 4) {
    const full = ink.every((channel, index) => Math.abs((over[at + index] ?? 0) - channel) <= 3);
    if (full && isChanged(under, over, at)) ratios.push(getContrastRatio(ink, getPixel(under, at)));
  }
  ratios.sort((one, other) => one - other);
  return { words, colour, contrast: ratios[Math.floor(ratios.length / 10)] ?? 21 };
}

function isChanged(under: Uint8ClampedArray, over: Uint8ClampedArray, at: number): boolean {
  return [0, 1, 2, 3].some((index) => under[at + index] !== over[at + index]);
}

/** Returns a pixel; null if it is transparent, in which case it counts as the text's own colour. */
function getPixel(data: Uint8ClampedArray, at: number): readonly number[] | null {
  if ((data[at + 3] ?? 0) < 250) return null;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function parseHex(colour: string): readonly number[] {
  const digits = /^#([0-9a-f]{6})/.exec(colour)?.[1];
  if (!digits) throw new Error(`The text colour ${colour} is not opaque`);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

function getContrastRatio(ink: readonly number[], ground: readonly number[] | null): number {
  if (ground === null) return 1;
  const [one, other] = [getLuminance(ink), getLuminance(ground)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function getLuminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
