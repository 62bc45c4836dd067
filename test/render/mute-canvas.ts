import { expect } from 'vitest';
import { createCanvas } from '../../render/canvas.ts';

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

const prototype: object = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));

/** Text widths by font. */
const widths = new Map<string, ReturnType<Context['measureText']>>();

/**
 * Makes every canvas draw nothing, so that only layout is computed, which is twenty times as fast.
 * Texts are still measured. Returns the function that restores the canvas, for `beforeAll`; drawings that scenes cache meanwhile stay
 * blank. Throws in a file not named `*.muted.test.ts`, because only such a file has a process of its own. The methods named in `kept`
 * still work, and so do those that create gradients.
 */
export function muteCanvasExcept(kept: readonly string[]): () => void {
  const { testPath = '' } = expect.getState();
  if (!testPath.endsWith('.muted.test.ts')) throw new Error(`${testPath} shares its canvases with others`);
  const before = Object.getOwnPropertyDescriptors(prototype);
  const scratch = createCanvas(1, 1).getContext('2d');
  const setFont = before.font?.set;
  const measure = before.measureText?.value as Context['measureText'] | undefined;
  if (!setFont || !measure) throw new Error('A canvas that cannot measure texts cannot be muted');
  for (const [name, descriptor] of Object.entries(before)) {
    if (kept.includes(name) || name.endsWith('Gradient')) continue;
    if (typeof descriptor.value === 'function' && name !== 'constructor')
      replaceMethod(name, { value: () => {} });
    else if (descriptor.set) replaceMethod(name, { value: '' });
  }
  const measureText = function (this: Context, words: string) {
    const key = `${this.font}|${words}`;
    const known = widths.get(key);
    if (known) return known;
    setFont.call(scratch, this.font);
    const measured = measure.call(scratch, words);
    widths.set(key, measured);
    return measured;
  };
  replaceMethod('measureText', { value: measureText });
  return () => Object.defineProperties(prototype, before);
}

/** Replaces a method or a property of every canvas. */
export function replaceMethod(name: string, { value }: { readonly value: unknown }): void {
  Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
}

/** Mutes all canvases for `beforeAll`, which takes no function with a first argument of its own. */
export function muteCanvas(): () => void {
  return muteCanvasExcept([]);
}
