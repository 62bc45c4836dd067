import { createSurface, type Surface } from './canvas.ts';
import { drawCaption, drawTitle, getCaptionHeight } from './film-caption.ts';
import { loadFonts } from './fonts.ts';
import { Boxes } from './kit/boxes.ts';
import { readPixels } from './palette.ts';
import { getScene } from './registry.ts';
import type { PictureRequest } from './request.ts';
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
