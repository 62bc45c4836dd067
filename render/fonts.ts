import { GlobalFonts } from './canvas.ts';
import { shouldUseMarkedFont } from './drawable-text.ts';
import { FAMILIES, listFontFiles } from './font-files.ts';

const FONT_STACK = FAMILIES.map((family) => `"${family}"`).join(', ');

/** Font stack for texts with marks that only Noto Sans sets on their letters. */
const MARKED_FONT_STACK = ['Noto Sans', ...FAMILIES.filter((family) => family !== 'Noto Sans')]
  .map((family) => `"${family}"`)
  .join(', ');

let isLoaded = false;

/** Registers the bot's fonts, once per thread. Throws if a file is missing. */
export function loadFonts(): void {
  if (isLoaded) return;
  for (const { family, path } of listFontFiles()) load(family, path);
  isLoaded = true;
}

/** Returns the CSS font of the whole stack for these words; `size` in pixels. */
export function getFont(words: string, size: number, weight: 400 | 700 = 700): string {
  return `${weight} ${size}px ${shouldUseMarkedFont(words) ? MARKED_FONT_STACK : FONT_STACK}`;
}

function load(family: string, path: string): void {
  if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`The font ${path} cannot be read`);
}
