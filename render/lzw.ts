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
export function compressLzw(pixels: Uint8Array): Uint8Array {
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
