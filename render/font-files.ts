import { closeSync, openSync, readSync } from 'node:fs';
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

/** Size in bytes of a font file's header and of an entry in the table directory behind it. */
const [HEADER_BYTES, ENTRY_BYTES] = [12, 16];

export type GlyphTest = (codePoint: number) => boolean;

type Range = readonly [number, number];

/** Returns a test for the characters of a font. Reads only its `cmap` table (OpenType specification), as the file has megabytes. */
export function readGlyphTest(path: string): GlyphTest {
  const file = openSync(path, 'r');
  try {
    const count = readBytes(file, HEADER_BYTES, 0).readUInt16BE(4);
    return parseGlyphs(
      readBytes(file, ...findTable('cmap', readBytes(file, count * ENTRY_BYTES, HEADER_BYTES))),
    );
  } finally {
    closeSync(file);
  }
}

function readBytes(file: number, length: number, at: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, at);
  return bytes;
}

function parseGlyphs(cmap: Buffer): GlyphTest {
  const ranges = parseRanges(cmap);
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** Parses the character ranges; format 12 is preferred, as it holds everything that format 4 does. */
function parseRanges(cmap: Buffer): readonly Range[] {
  const subs = Array.from({ length: cmap.readUInt16BE(2) }, (_, one) => cmap.readUInt32BE(8 + one * 8));
  const at = (format: number) => subs.find((sub) => cmap.readUInt16BE(sub) === format);
  const [full, basic] = [at(12), at(4)];
  if (full !== undefined) return parseGroups(cmap, full);
  return basic === undefined ? [] : parseSegments(cmap, basic);
}

/** Returns the length and the offset of a table in the file, in bytes. */
function findTable(name: string, list: Buffer): Range {
  for (let entry = 0; entry < list.length; entry += ENTRY_BYTES) {
    if (list.toString('latin1', entry, entry + 4) === name)
      return [list.readUInt32BE(entry + 12), list.readUInt32BE(entry + 8)];
  }
  throw new Error(`The font has no table ${name}`);
}

function parseSegments(file: Buffer, at: number): (readonly [number, number])[] {
  const doubled = file.readUInt16BE(at + 6);
  return Array.from({ length: doubled / 2 }, (_, one) => {
    const end = file.readUInt16BE(at + 14 + one * 2);
    return [file.readUInt16BE(at + 16 + doubled + one * 2), end === 0xffff ? 0 : end] as const;
  });
}

function parseGroups(file: Buffer, at: number): (readonly [number, number])[] {
  return Array.from({ length: file.readUInt32BE(at + 12) }, (_, one) => {
    const group = at + 16 + one * 12;
    return [file.readUInt32BE(group), file.readUInt32BE(group + 4)] as const;
  });
}
