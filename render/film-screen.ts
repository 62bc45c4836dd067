import { createSheet, type Sheet } from './canvas.ts';
import { loadFonts } from './fonts.ts';
import { Boxes } from './kit/boxes.ts';
import { readPixels } from './palette.ts';
import { getScene } from './registry.ts';
import type { PictureRequest } from './request.ts';
import type { Scene } from './scene.ts';
import { getStyle, type Style } from './style.ts';

/** Where the pictures of a film are drawn: small from the start, which is quicker and finer than to make them smaller. */
export class FilmScreen {
  readonly width: number;
  readonly height: number;
  readonly #scene: Scene;
  readonly #look: Style;
  readonly #scale: number;
  readonly #sheet: Sheet;

  /** As wide as told, and as high as the highest of the pictures, which are all of one game. Throws when there is none. */
  constructor(pictures: readonly PictureRequest[], width: number) {
    const [first] = pictures;
    if (!first) throw new Error('A film of nothing');
    loadFonts();
    this.#scene = getScene(first.scene);
    this.#look = getStyle(first.scene, first.look);
    const sizes = pictures.map(({ view }) => this.#scene.size(view, this.#look));
    this.#scale = width / Math.max(...sizes.map((size) => size.width));
    this.width = width;
    this.height = Math.round(Math.max(...sizes.map((size) => size.height)) * this.#scale);
    this.#sheet = createSheet(this.width, this.height, this.#look);
  }

  /** The pixels of the picture, with the colour of its lower edge below it where others are higher. */
  draw(picture: PictureRequest): Int32Array {
    const { width, height } = this.#scene.size(picture.view, this.#look);
    const { canvas, pen } = this.#sheet;
    pen.save();
    pen.scale(this.#scale, this.#scale);
    this.#scene.draw(pen, picture, new Boxes(width, height));
    pen.restore();
    const pixels = readPixels(canvas);
    const drawn = Math.floor(height * this.#scale) * this.width;
    return pixels.fill(pixels[drawn - this.width] as number, drawn);
  }
}
