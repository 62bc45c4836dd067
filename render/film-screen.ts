import { createSurface, type Pen, type Surface } from './canvas.ts';
import { loadFonts } from './fonts.ts';
import { Boxes } from './kit/boxes.ts';
import { getKitHues } from './kit/colours.ts';
import { findFittingSize, truncateText, write } from './kit/text.ts';
import { readPixels } from './palette.ts';
import { getScene } from './registry.ts';
import type { FilmCaption, PictureRequest } from './request.ts';
import type { Scene } from './scene.ts';
import { getStyle, type Style } from './style.ts';

/** Canvas for the pictures of a film, drawn small from the start, which is faster and sharper than scaling them down. */
export class FilmScreen {
  readonly width: number;
  readonly height: number;
  readonly #scene: Scene;
  readonly #look: Style;
  readonly #scale: number;
  readonly #sheet: Surface;
  /** Height of the captions in pixels; 0 for none. */
  readonly #strip: number;

  /** Creates a screen of this width, as high as the highest picture; all are of one game. Throws if there is none. */
  constructor(pictures: readonly PictureRequest[], width: number) {
    const [first] = pictures;
    if (!first) throw new Error('A film of nothing');
    loadFonts();
    this.#scene = getScene(first.scene);
    this.#look = getStyle(first.scene, first.look);
    const sizes = pictures.map(({ view }) => this.#scene.size(view, this.#look));
    this.#scale = width / Math.max(...sizes.map((size) => size.width));
    this.width = width;
    this.#strip = pictures.some(({ caption }) => caption) ? getCaptionHeight(width) : 0;
    this.height = Math.round(Math.max(...sizes.map((size) => size.height)) * this.#scale) + this.#strip;
    this.#sheet = createSurface(this.width, this.height, this.#look);
  }

  /** Returns the pixels of the picture; if others are higher, the colour of its lower edge fills the rest. */
  draw(picture: PictureRequest): Int32Array {
    const { width, height } = this.#scene.size(picture.view, this.#look);
    const { canvas, pen } = this.#sheet;
    pen.save();
    pen.scale(this.#scale, this.#scale);
    this.#scene.draw(pen, picture, new Boxes(width, height));
    pen.restore();
    const { caption } = picture;
    const bottom = this.height - this.#strip;
    if (caption?.title) drawTitle(pen, caption.title, this.width, bottom);
    if (caption) drawCaption(pen, caption, this.width, bottom);
    const pixels = readPixels(canvas);
    const drawn = Math.floor(height * this.#scale) * this.width;
    return pixels.fill(pixels[drawn - this.width] as number, drawn, bottom * this.width);
  }
}

/** Height of the strip in parts of the film's width. */
const HEIGHT_SHARE = 0.07;

/** Returns the height of the strip in a film of this width, in pixels. */
export function getCaptionHeight(width: number): number {
  return Math.round(width * HEIGHT_SHARE);
}

/** Draws the strip from the height `top` to the lower edge: what has happened, and how much of the match is over. */
function drawCaption(pen: Pen, { text, progress }: FilmCaption, width: number, top: number): void {
  const { ink, white, glow } = getKitHues(pen);
  const height = getCaptionHeight(width);
  const bar = Math.max(3, Math.round(height * 0.12));
  pen.fillStyle = ink;
  pen.fillRect(0, top, width, height);
  pen.fillStyle = glow;
  pen.fillRect(0, top, Math.round(width * progress), bar);
  const inset = Math.round(height * 0.3);
  const size = findFittingSize(pen, text, width - inset * 2, Math.round(height * 0.5));
  const words = truncateText(pen, text, width - inset * 2, size);
  write(pen, words, inset, top + bar + (height - bar) / 2, { size, colour: white });
}

/** Draws the title in a band across the middle of a picture of this size. */
function drawTitle(
  pen: Pen,
  { game, who }: NonNullable<FilmCaption['title']>,
  width: number,
  height: number,
): void {
  const { ink, white, glow } = getKitHues(pen);
  const band = Math.round(width * 0.24);
  const top = Math.round((height - band) / 2);
  pen.fillStyle = ink;
  pen.fillRect(0, top, width, band);
  pen.fillStyle = glow;
  pen.fillRect(0, top, width, 3);
  pen.fillRect(0, top + band - 3, width, 3);
  const room = width * 0.92;
  const large = findFittingSize(pen, game, room, width * 0.1);
  write(pen, game, width / 2, top + band * 0.38, { size: large, colour: white, align: 'center' });
  const small = findFittingSize(pen, who, room, width * 0.05);
  const names = truncateText(pen, who, room, small, 400);
  write(pen, names, width / 2, top + band * 0.75, {
    size: small,
    colour: white,
    weight: 400,
    align: 'center',
  });
}
