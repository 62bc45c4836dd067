/** One frame of a GIF: its place, its duration and its size in bytes. */
export interface GifFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Duration in hundredths of a second. */
  readonly stays: number;
  /** Colour index that leaves a pixel unchanged. */
  readonly clear: number;
  /** True if the previous frame stays (disposal method 1). */
  readonly keeps: boolean;
  /** True if the frame has a colour table of its own. */
  readonly ownColours: boolean;
}

/** Parses a GIF into its blocks (GIF89a specification). Throws for anything unexpected. */
export function parseGif(gif: Buffer): {
  readonly width: number;
  readonly height: number;
  readonly loops: boolean;
  readonly frames: readonly GifFrame[];
} {
  if (gif.toString('latin1', 0, 6) !== 'GIF89a') throw new Error('No GIF89a');
  const packed = gif.readUInt8(10);
  let at = 13 + (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);
  let control = { stays: 0, clear: -1, keeps: false };
  let loops = false;
  const frames: GifFrame[] = [];
  const skipBlocks = () => {
    while (gif.readUInt8(at) !== 0) at += gif.readUInt8(at) + 1;
    at++;
  };
  for (;;) {
    const introducer = gif.readUInt8(at);
    if (introducer === 0x3b) break;
    if (introducer === 0x21) {
      const label = gif.readUInt8(at + 1);
      if (label === 0xf9) {
        const flags = gif.readUInt8(at + 3);
        const clear = flags & 1 ? gif.readUInt8(at + 6) : -1;
        control = { stays: gif.readUInt16LE(at + 4), clear, keeps: (flags >> 2) % 8 === 1 };
      } else loops ||= gif.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0';
      at += 2;
      skipBlocks();
      continue;
    }
    if (introducer !== 0x2c) throw new Error(`A block ${introducer} at ${at}`);
    const [left = 0, top = 0, width = 0, height = 0] = [1, 3, 5, 7].map((from) =>
      gif.readUInt16LE(at + from),
    );
    frames.push({ left, top, width, height, ...control, ownColours: (gif.readUInt8(at + 9) & 0x80) !== 0 });
    at += 11;
    skipBlocks();
  }
  if (at !== gif.length - 1) throw new Error('Something follows the end');
  return { width: gif.readUInt16LE(6), height: gif.readUInt16LE(8), loops, frames };
}
