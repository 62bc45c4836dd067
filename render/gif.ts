import { compressLzw } from './lzw.ts';

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
