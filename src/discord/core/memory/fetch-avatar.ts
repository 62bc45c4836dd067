/** Timeout in ms of a request. */
const TIMEOUT_MS = 2_000;

/** Maximum number of bytes, and width and height in pixels, of an avatar. */
const MAX_BYTES = 262_144;
const MAX_SIDE = 512;

/** Fetches the PNG of an avatar; null if it is none, or too large. Throws if the server does not answer in time. */
export async function fetchAvatarPng(url: string, closing: AbortSignal): Promise<Buffer | null> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await fetch(url, { signal, redirect: 'error' });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    return null;
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.length;
    if (bytes > MAX_BYTES) return null;
    parts.push(part);
  }
  const png = Buffer.concat(parts);
  return isSmallPng(png) ? png : null;
}

/** Signature of a PNG, and the positions of width and height in its first chunk. http://www.libpng.org/pub/png/spec/1.2/ */
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

function isSmallPng(bytes: Buffer): boolean {
  if (bytes.length <= HEIGHT_AT + 4 || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  return bytes.readUInt32BE(WIDTH_AT) <= MAX_SIDE && bytes.readUInt32BE(HEIGHT_AT) <= MAX_SIDE;
}
