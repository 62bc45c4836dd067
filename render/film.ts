import { FilmScreen } from './film-screen.ts';
import { FrameDiffer } from './frame-differ.ts';
import { getFrameDurations, getWeights, pickEvenly, pickFrames } from './frame-durations.ts';
import { encodeGifControl, encodeGifHead, encodeGifImage, GIF_END } from './gif.ts';
import type { PictureRequest } from './request.ts';
import { getScenePalette } from './scene-palette.ts';

/** An animated picture that loops forever; width and height in pixels. */
export interface Film {
  readonly gif: Buffer;
  readonly width: number;
  readonly height: number;
  /** Number of pictures it shows: not all if the film would be too long or too big. */
  readonly shown: number;
}

/** Maximum size of a film in bytes. */
const MAX_BYTES = 4_000_000;

/** Width of a film in pixels, as Discord shows it. A film that would be too big gets `NARROW_WIDTH`, which halves its pixels. */
const WIDTH = 560;
const NARROW_WIDTH = 400;

/**
 * Renders pictures of one game in one style as a film; writes only what changes. A film that would be too big is rendered again, narrower
 * and with fewer pictures. Throws if there are no pictures or the scene does not exist.
 */
export function renderFilm(pictures: readonly PictureRequest[], most = MAX_BYTES): Film {
  return renderFittingFilm(
    pickFrames(getWeights(pictures)).map((at) => pictures[at] as PictureRequest),
    WIDTH,
    most,
  );
}

function renderFittingFilm(pictures: readonly PictureRequest[], width: number, most: number): Film {
  const shot = recordFilm(pictures, width, pictures.length === 1 ? Number.POSITIVE_INFINITY : most);
  if (typeof shot !== 'number') return shot;
  const room = (width === WIDTH ? 1.6 : 0.9) / shot;
  const fewer = Math.max(1, Math.floor(pictures.length * Math.min(1, room)));
  return renderFittingFilm(pickEvenly(pictures, fewer), NARROW_WIDTH, most);
}

/**
 * Number of frames after which the expected size of a film is judged. Rendering stops if it exceeds the limit by the factor `MAX_OVERSIZE`.
 */
const MIN_FRAMES_TO_JUDGE = 30;
const MAX_OVERSIZE = 1.3;

/** An encoded frame and its duration in hundredths of a second. */
interface TimedFrame {
  readonly image: Buffer;
  stays: number;
}

/** Returns the film, or how many times over the size limit it would be. */
function recordFilm(pictures: readonly PictureRequest[], wide: number, most: number): Film | number {
  const screen = new FilmScreen(pictures, wide);
  const { width, height } = screen;
  const palette = getScenePalette(pictures[0] as PictureRequest);
  const changes = new FrameDiffer(palette, width, height);
  const head = encodeGifHead(width, height, palette.colours);
  const takes: TimedFrame[] = [];
  let bytes = head.length + GIF_END.length;
  for (const [at, stays] of getFrameDurations(getWeights(pictures)).entries()) {
    bytes += add(takes, changes.next(screen.draw(pictures[at] as PictureRequest)), stays);
    const expected = (bytes / (at + 1)) * pictures.length;
    if (bytes > most || (at >= MIN_FRAMES_TO_JUDGE && expected > most * MAX_OVERSIZE)) return expected / most;
  }
  const images = takes.flatMap(({ image, stays }) => [encodeGifControl(stays), image]);
  return { gif: Buffer.concat([head, ...images, GIF_END]), width, height, shown: pictures.length };
}

/** Adds a frame, or prolongs the last one if nothing changes. Returns by how many bytes the film grows. */
function add(takes: TimedFrame[], frame: ReturnType<FrameDiffer['next']>, stays: number): number {
  const last = takes.at(-1);
  if (frame === null && last) last.stays += stays;
  if (frame === null) return 0;
  const image = encodeGifImage(frame);
  takes.push({ image, stays });
  return image.length + encodeGifControl(0).length;
}
