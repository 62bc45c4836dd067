import { createRequire } from 'node:module';
import { GlobalFonts } from './canvas.ts';

const packages = createRequire(import.meta.url);

const FILES = [
  ['Noto Sans KR', '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'],
  ['Noto Sans KR', '@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf'],
  [
    'Noto Sans Symbols 2',
    '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  ],
  ['Noto Emoji', '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'],
] as const;

/** The families in the order in which a glyph is looked for. */
export const FAMILIES: readonly string[] = [...new Set(FILES.map(([family]) => family))];

const STACK = FAMILIES.map((family) => `"${family}"`).join(', ');

/** The files, each with its family. */
export function fontFiles(): readonly { readonly family: string; readonly path: string }[] {
  return FILES.map(([family, file]) => ({ family, path: packages.resolve(file) }));
}

let loaded = false;

/** Registers the fonts of the house, once a thread. Throws when a file is missing. */
export function loadFonts(): void {
  if (loaded) return;
  for (const { family, path } of fontFiles()) load(family, path);
  loaded = true;
}

/** A CSS font of the whole stack, `size` in pixels. */
export function font(size: number, weight: 400 | 700 = 700): string {
  return `${weight} ${size}px ${STACK}`;
}

function load(family: string, path: string): void {
  if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`The font ${path} cannot be read`);
}
