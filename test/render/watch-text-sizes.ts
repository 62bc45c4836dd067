import type { createCanvas } from '../../render/canvas.ts';
import { getTotalHeight } from '../../render/crop/crop.ts';
import { drawScene } from '../../render/draw-scene.ts';
import { type CanvasCache, canvasCache, release } from '../../render/kit/canvas-cache.ts';
import type { PictureRequest } from '../../render/request.ts';
import { muteCanvasExcept, replaceMethod } from './mute-canvas.ts';

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

/** Text of a picture: its font size in pixels, and the part of the size that it needs to be legible. */
export interface SizedText {
  readonly words: string;
  readonly size: number;
  /** Size divided by the smallest legible size: 1 and more is legible. */
  readonly part: number;
}

/** Methods that tell how much larger a text is drawn than its font. */
const TRANSFORMS = ['save', 'restore', 'translate', 'rotate', 'scale', 'transform', 'setTransform'];

const seen: { readonly words: string; readonly size: number }[] = [];

/** Mutes every canvas and records the size of each text. Drawings are never taken from the cache, as they may hold texts. */
export function muteAllButTextSizes(): void {
  muteCanvasExcept([...TRANSFORMS, 'getTransform', 'resetTransform', 'reset']);
  replaceMethod('fillText', {
    value(this: Context, words: string) {
      const { a, b } = this.getTransform();
      if (words.trim() !== '')
        seen.push({ words, size: Number.parseFloat(getFontSize(this)) * Math.hypot(a, b) });
    },
  });
  canvasCache.get = drawWithoutCache;
}

const drawWithoutCache: CanvasCache['get'] = (_name, draw) => {
  const canvas = draw();
  release(canvas);
  return canvas;
};

function getFontSize({ font }: Context): string {
  return /([\d.]+)px/.exec(font)?.[1] ?? '0';
}

/**
 * Font sizes in pixels that a text needs where Discord shows a picture: 350 high on a desktop, 400 wide on a phone. Smaller pictures are
 * shown as they are.
 */
const SHOWN = { desktop: { height: 350, size: 11 }, phone: { width: 400, size: 12 } };

/** Returns the smallest legible font size on a picture of this size, in pixels. */
export function getLegibleSize({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): number {
  const { desktop, phone } = SHOWN;
  return Math.max(
    desktop.size * Math.max(1, height / desktop.height),
    phone.size * Math.max(1, width / phone.width),
  );
}

/** Returns all texts of a picture, each once, the smallest first. A picture with choices is cropped, as panels show it. */
export function listSizedTexts(request: PictureRequest): readonly SizedText[] {
  seen.length = 0;
  const { canvas, height, cut } = drawScene({
    ...request,
    ...(request.marks.length > 0 && { choosing: true }),
  });
  const shown = cut
    ? { width: cut.x.to - cut.x.from, height: getTotalHeight(cut.spans) }
    : { width: canvas.width, height };
  release(canvas);
  const legible = getLegibleSize(shown);
  const smallest = new Map<string, number>();
  for (const { words, size } of seen) smallest.set(words, Math.min(size, smallest.get(words) ?? size));
  return [...smallest]
    .map(([words, size]) => ({ words, size, part: size / legible }))
    .toSorted((one, other) => one.size - other.size);
}
