import { join } from 'node:path';

/**
 * Fonts that ship with the bot, in `render/fonts`. Noto Sans has the Latin, Greek, Cyrillic and Devanagari letters that Noto Sans KR lacks.
 */
const FILES = [
  ['Noto Sans KR', 'NotoSansKR_400Regular.ttf'],
  ['Noto Sans KR', 'NotoSansKR_700Bold.ttf'],
  ['Noto Sans', 'NotoSans_400Regular.ttf'],
  ['Noto Sans', 'NotoSans_700Bold.ttf'],
  ['Noto Sans Symbols 2', 'NotoSansSymbols2_400Regular.ttf'],
  ['Noto Emoji', 'NotoEmoji_700Bold.ttf'],
] as const;

/** Font families in the order in which a glyph is looked up. */
export const FAMILIES: readonly string[] = [...new Set(FILES.map(([family]) => family))];

/** Returns the font files, each with its family. */
export function listFontFiles(): readonly { readonly family: string; readonly path: string }[] {
  return FILES.map(([family, file]) => ({ family, path: getFontPath(file) }));
}

/** Returns the path of one file of a family; all weights have the same letters. */
export function findFontFile(wanted: string): string {
  const [, file] = FILES.find(([family]) => family === wanted) ?? FILES[0];
  return getFontPath(file);
}

function getFontPath(file: string): string {
  return join(import.meta.dirname, 'fonts', file);
}
