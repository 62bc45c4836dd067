/** Part of the screen, in pixels. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One frame: the pixels that it changes and its duration. */
export interface Frame extends Rectangle {
  /** Palette numbers, row by row; {@link TRANSPARENT} keeps the pixel of the last frame. */
  readonly pixels: Uint8Array;
}

/** Palette number that stands for no colour and keeps a pixel as it was. A film has at most this many colours. */
export const TRANSPARENT = 255;

/** Maximum length of a data block in bytes. */
const MAX_BLOCK_BYTES = 255;

/** Encodes the beginning of a GIF: its size, its colours (red, green and blue of each), and the endless loop. */
export function encodeGifHead(width: number, height: number, colours: Uint8Array): Buffer {
  const screen = Buffer.alloc(13);
  screen.write('GIF89a', 0, 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  screen.set([0xf7, 0, 0], 10);
  const table = Buffer.alloc(768);
  table.set(colours.subarray(0, TRANSPARENT * 3));
  return Buffer.concat([screen, table, LOOP_EXTENSION]);
}

/** Application extension that all decoders know: repeat forever. */
const LOOP_EXTENSION = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1');

/**
 * Encodes the control extension of a frame (GIF89a, 23): its duration in hundredths of a second, and that {@link TRANSPARENT} pixels are
 * kept.
 */
export function encodeGifControl(hundredths: number): Buffer {
  const extension = Buffer.from([0x21, 0xf9, 4, 0b101, 0, 0, TRANSPARENT, 0]);
  extension.writeUInt16LE(hundredths, 4);
  return extension;
}

/** Encodes a frame as blocks (GIF89a, 20 and 22). */
export function encodeGifImage(frame: Frame): Buffer {
  return Buffer.concat([encodeImageDescriptor(frame), ...splitBlocks(compressLzw(frame.pixels))]);
}

/** Trailer of a GIF. */
export const GIF_END = Buffer.from([0x3b]);

/** Encodes the position and size of a frame and the bits a pixel. */
function encodeImageDescriptor({ left, top, width, height }: Rectangle): Buffer {
  const descriptor = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8]);
  for (const [at, value] of [left, top, width, height].entries()) descriptor.writeUInt16LE(value, 1 + 2 * at);
  return descriptor;
}

function* splitBlocks(data: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < data.length; from += MAX_BLOCK_BYTES) {
    const block = data.subarray(from, from + MAX_BLOCK_BYTES);
    yield Uint8Array.of(block.length);
    yield block;
  }
  yield Uint8Array.of(0);
}

const CLEAR_CODE = 256;
const END_CODE = 257;
const FIRST_CODE = 258;
/** Maximum number of codes, as codes have at most 12 bits; the dictionary is cleared when all are assigned. */
const MAX_CODES = 4096;
/** Slots of the dictionary (2 to the power 14): four times as many as it has entries, so that collisions are rare. */
const TABLE_SIZE = 16_384;

const keys = new Int32Array(TABLE_SIZE);
const codes = new Uint16Array(TABLE_SIZE);

/**
 * Compresses pixels of one byte with the LZW of GIF, codes of 9 to 12 bits, lowest bits first (GIF89a specification, appendix F). One long
 * loop, as every changed pixel of a film goes through it.
 */
function compressLzw(pixels: Uint8Array): Uint8Array {
  const stream = new BitStream(pixels.length);
  let prefix = pixels[0] as number;
  let next = FIRST_CODE;
  stream.put(CLEAR_CODE);
  keys.fill(-1);
  for (let at = 1; at < pixels.length; at++) {
    const pixel = pixels[at] as number;
    const key = (prefix << 8) | pixel;
    const place = findTableIndex(key);
    if (keys[place] === key) {
      prefix = codes[place] as number;
      continue;
    }
    stream.put(prefix);
    prefix = pixel;
    if (next < MAX_CODES) {
      keys[place] = key;
      codes[place] = next;
      stream.widen(next++);
    } else {
      stream.put(CLEAR_CODE);
      stream.width = 9;
      next = FIRST_CODE;
      keys.fill(-1);
    }
  }
  stream.put(prefix);
  stream.widen(next);
  stream.put(END_CODE);
  return stream.end();
}

/** Returns the index of that entry, or of the free slot where it belongs. */
function findTableIndex(key: number): number {
  let place = (Math.imul(key, 0x9e3779b1) >>> 18) & (TABLE_SIZE - 1);
  while (keys[place] !== key && keys[place] !== -1) place = (place + 1) & (TABLE_SIZE - 1);
  return place;
}

/** Writes bits as bytes. No stream is longer than 12 bits a pixel and three codes. */
class BitStream {
  readonly #bytes: Uint8Array;
  /** Bits of the next code. */
  width = 9;
  #bits = 0;
  #held = 0;
  #at = 0;

  constructor(pixels: number) {
    this.#bytes = new Uint8Array(pixels + (pixels >> 1) + (pixels >> 10) + 16);
  }

  put(code: number): void {
    this.#bits |= code << this.#held;
    this.#held += this.width;
    for (; this.#held >= 8; this.#held -= 8, this.#bits >>>= 8) this.#bytes[this.#at++] = this.#bits;
  }

  /** Widens the codes by one bit when needed. The decoder learns of a code one code later and widens then. */
  widen(code: number): void {
    if (code === 1 << this.width && code < MAX_CODES) this.width++;
  }

  end(): Uint8Array {
    if (this.#held > 0) this.#bytes[this.#at++] = this.#bits;
    return this.#bytes.subarray(0, this.#at);
  }
}
