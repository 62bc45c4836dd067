import { loadImage } from '@napi-rs/canvas';
import { createCanvas } from '../../../render/canvas.ts';
import { getFont, loadFonts } from '../../../render/fonts.ts';

/** Size of a card in pixels. */
const WIDTH = 1600;
const HEIGHT = 900;
const MARGIN = 32;
/** Height of the strip below the board that holds the caption. */
const CAPTION_HEIGHT = 96;
const CAPTION_SIZE = 42;
const CORNER_RADIUS = 18;

const BACKGROUND = '#23262f';
const CAPTION_COLOUR = '#f4f1ea';

/** Draws a board on a plain background with one line below it, as a PNG. */
export async function drawCard(board: Buffer, caption: string): Promise<Buffer> {
  loadFonts();
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  pen.fillStyle = BACKGROUND;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = CAPTION_COLOUR;
  pen.font = getFont(caption, CAPTION_SIZE);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(caption, WIDTH / 2, HEIGHT - CAPTION_HEIGHT / 2, WIDTH - 2 * MARGIN);
  const image = await loadImage(board);
  const room = HEIGHT - CAPTION_HEIGHT - MARGIN;
  const scale = Math.min((WIDTH - 2 * MARGIN) / image.width, room / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const [left, top] = [(WIDTH - width) / 2, MARGIN + (room - height) / 2];
  pen.beginPath();
  pen.roundRect(left, top, width, height, CORNER_RADIUS);
  pen.clip();
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, left, top, width, height);
  return canvas.encode('png');
}
