/** Which characters a font has a glyph for: its `cmap` table in the formats 4 and 12 (OpenType specification). */
export function characters(file: Buffer): (codePoint: number) => boolean {
  const at = table(file, 'cmap');
  const ranges: (readonly [number, number])[] = [];
  for (let one = 0; one < file.readUInt16BE(at + 2); one++) {
    const sub = at + file.readUInt32BE(at + 8 + one * 8);
    const format = file.readUInt16BE(sub);
    if (format === 4) ranges.push(...segments(file, sub));
    if (format === 12) ranges.push(...groups(file, sub));
  }
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

function table(file: Buffer, name: string): number {
  for (let one = 0; one < file.readUInt16BE(4); one++) {
    const entry = 12 + one * 16;
    if (file.toString('latin1', entry, entry + 4) === name) return file.readUInt32BE(entry + 8);
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
