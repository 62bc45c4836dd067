import { closeSync, openSync, readSync } from 'node:fs';

type HasGlyph = (codePoint: number) => boolean;

type Range = readonly [number, number];

/** Size of the head of a font file, and of an entry in the list of tables behind it, in bytes. */
const [HEAD, ENTRY] = [12, 16];

/** Returns a test for the characters of a font. Reads only its `cmap` table (OpenType specification): the file has megabytes. */
export function characters(path: string): HasGlyph {
  const file = openSync(path, 'r');
  try {
    const count = readAt(file, HEAD, 0).readUInt16BE(4);
    return glyphsIn(readAt(file, ...placeOf('cmap', readAt(file, count * ENTRY, HEAD))));
  } finally {
    closeSync(file);
  }
}

function readAt(file: number, length: number, at: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, at);
  return bytes;
}

function glyphsIn(cmap: Buffer): HasGlyph {
  const ranges = rangesIn(cmap);
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** Format 12 holds all that format 4 does. */
function rangesIn(cmap: Buffer): readonly Range[] {
  const subs = Array.from({ length: cmap.readUInt16BE(2) }, (_, one) => cmap.readUInt32BE(8 + one * 8));
  const at = (format: number) => subs.find((sub) => cmap.readUInt16BE(sub) === format);
  const [full, basic] = [at(12), at(4)];
  if (full !== undefined) return groups(cmap, full);
  return basic === undefined ? [] : segments(cmap, basic);
}

/** Length of a table and its place in the file, in bytes. */
function placeOf(name: string, list: Buffer): Range {
  for (let entry = 0; entry < list.length; entry += ENTRY) {
    if (list.toString('latin1', entry, entry + 4) === name)
      return [list.readUInt32BE(entry + 12), list.readUInt32BE(entry + 8)];
  }
  throw new Error(`The font has no table ${name}`);
}

function segments(file: Buffer, at: number): (readonly [number, number])[] {
  const doubled = file.readUInt16BE(at + 6);
  return Array.from({ length: doubled / 2 }, (_, one) => {
    const end = file.readUInt16BE(at + 14 + one * 2);
    return [file.readUInt16BE(at + 16 + doubled + one * 2), end === 0xffff ? 0 : end] as const;
  });
}

function groups(file: Buffer, at: number): (readonly [number, number])[] {
  return Array.from({ length: file.readUInt32BE(at + 12) }, (_, one) => {
    const group = at + 16 + one * 12;
    return [file.readUInt32BE(group), file.readUInt32BE(group + 4)] as const;
  });
}
