import { FilmScreen } from './film-screen.ts';
import { FrameDiffer } from './frame-differ.ts';
import { getFrameDurations, pickEvenly, pickFrames } from './frame-durations.ts';
import { encodeGifControl, encodeGifHead, encodeGifImage, GIF_END } from './gif.ts';
import type { PictureRequest } from './request.ts';
import { getScenePalette } from './scene-palette.ts';

/** An animated picture that goes round for ever; width and height in pixels. */
export interface Film {
  readonly gif: Buffer;
  readonly width: number;
  readonly height: number;
  /** How many of the pictures it shows: not all when it would be too long or too big. */
  readonly shown: number;
}

/** The most bytes of a film. */
const MAX_BYTES = 4_000_000;

/** How wide a film is, in pixels, as Discord shows it; and one that would be too big, which has half as many pixels. */
const WIDTH = 560;
const NARROW_WIDTH = 400;

/**
 * Pictures of one game in one look, one after the other; only what changes is written. A film that would be too big is
 * made again, narrower and of fewer pictures. Throws for no pictures, and for a scene that does not exist.
 */
export function renderFilm(pictures: readonly PictureRequest[], most = MAX_BYTES): Film {
  return renderFittingFilm(
    pickFrames(getWeights(pictures)).map((at) => pictures[at] as PictureRequest),
    WIDTH,
    most,
  );
}

/** How much what each of them shows matters. */
export function getWeights(pictures: readonly PictureRequest[]): readonly number[] {
  return pictures.map(({ weight = 0 }) => weight);
}

function renderFittingFilm(pictures: readonly PictureRequest[], width: number, most: number): Film {
  const shot = recordFilm(pictures, width, pictures.length === 1 ? Number.POSITIVE_INFINITY : most);
  if (typeof shot !== 'number') return shot;
  const room = (width === WIDTH ? 1.6 : 0.9) / shot;
  const fewer = Math.max(1, Math.floor(pictures.length * Math.min(1, room)));
  return renderFittingFilm(pickEvenly(pictures, fewer), NARROW_WIDTH, most);
}

/** After so many pictures it is plain how big a film becomes, when that is so many times as big as it may be. */
const MIN_FRAMES_TO_JUDGE = 30;
const MAX_OVERSIZE = 1.3;

/** A frame that is written, and for how many hundredths of a second it stays. */
interface TimedFrame {
  readonly image: Buffer;
  stays: number;
}

/** The film, or how many times as big as it may be it would become. */
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

/** Adds a frame, or lets the last one stay where nothing changes. Returns by how many bytes the film grows. */
function add(takes: TimedFrame[], frame: ReturnType<FrameDiffer['next']>, stays: number): number {
  const last = takes.at(-1);
  if (frame === null && last) last.stays += stays;
  if (frame === null) return 0;
  const image = encodeGifImage(frame);
  takes.push({ image, stays });
  return image.length + encodeGifControl(0).length;
}
