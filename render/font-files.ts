import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

/** The fonts that ship with the bot. Noto Sans has the Latin, Greek and Cyrillic letters that Noto Sans KR lacks, and Devanagari. */
const FILES = [
  ['Noto Sans KR', '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'],
  ['Noto Sans KR', '@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf'],
  ['Noto Sans', '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'],
  ['Noto Sans', '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'],
  [
    'Noto Sans Symbols 2',
    '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  ],
  ['Noto Emoji', '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'],
] as const;

/** The families in the order in which a glyph is looked for. */
export const FAMILIES: readonly string[] = [...new Set(FILES.map(([family]) => family))];

/** The files, each with its family. */
export function fontFiles(): readonly { readonly family: string; readonly path: string }[] {
  return FILES.map(([family, file]) => ({ family, path: packages.resolve(file) }));
}

/** One file of a family; all weights have the same letters. */
export function fileOf(wanted: string): string {
  const [, file] = FILES.find(([family]) => family === wanted) ?? FILES[0];
  return packages.resolve(file);
}
