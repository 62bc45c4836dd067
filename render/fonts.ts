import { GlobalFonts } from './canvas.ts';
import { needsMarkedFont } from './drawable.ts';
import { FAMILIES, fontFiles } from './font-files.ts';

const STACK = FAMILIES.map((family) => `"${family}"`).join(', ');

/** Font stack for texts with marks that only Noto Sans sets on their letters. */
const MARKED = ['Noto Sans', ...FAMILIES.filter((family) => family !== 'Noto Sans')]
  .map((family) => `"${family}"`)
  .join(', ');

let loaded = false;

/** Registers the fonts of the house, once a thread. Throws when a file is missing. */
export function loadFonts(): void {
  if (loaded) return;
  for (const { family, path } of fontFiles()) load(family, path);
  loaded = true;
}

/** A CSS font of the whole stack for these words, `size` in pixels. */
export function font(words: string, size: number, weight: 400 | 700 = 700): string {
  return `${weight} ${size}px ${needsMarkedFont(words) ? MARKED : STACK}`;
}

function load(family: string, path: string): void {
  if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`The font ${path} cannot be read`);
}
