/** Reads width and height in px from the header of a PNG, GIF or WebP; null for other files. */
export function readImageSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 30) return null;
  const head = bytes.toString('latin1', 0, 16);
  if (head.startsWith('\x89PNG')) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (head.startsWith('GIF8')) return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return readWebpSize(bytes, head.slice(12, 16));
  return null;
}

/** Reads the size of a WebP: https://developers.google.com/speed/webp/docs/riff_container */
function readWebpSize(bytes: Buffer, chunk: string): { width: number; height: number } {
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
