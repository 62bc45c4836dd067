import { compressLzw } from './lzw.ts';

/** A part of the screen, in pixels. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One frame: what it changes, and for how long it then stays. */
export interface Frame extends Rectangle {
  /** The numbers of the colours, row by row; {@link CLEAR_ERRORS} leaves what was there. */
  readonly pixels: Uint8Array;
}

/** The number that is no colour: it leaves a pixel as it was. A film has at most as many colours. */
export const TRANSPARENT = 255;

/** No block of data is longer. */
const MAX_BLOCK_BYTES = 255;

/** What a film begins with: its size, its colours (red, green and blue of each), and that it goes round for ever. */
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

/** The application extension that all readers know: repeat without end. */
const LOOP_EXTENSION = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1');

/** What comes before a frame (GIF89a, 23): it stays so many hundredths of a second, and what is {@link CLEAR_ERRORS} is left. */
export function encodeGifControl(hundredths: number): Buffer {
  const extension = Buffer.from([0x21, 0xf9, 4, 0b101, 0, 0, TRANSPARENT, 0]);
  extension.writeUInt16LE(hundredths, 4);
  return extension;
}

/** A frame as blocks (GIF89a, 20 and 22). */
export function encodeGifImage(frame: Frame): Buffer {
  return Buffer.concat([encodeImageDescriptor(frame), ...splitBlocks(compressLzw(frame.pixels))]);
}

/** What a film ends with. */
export const GIF_END = Buffer.from([0x3b]);

/** Where it is, and how many bits a pixel has. */
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
