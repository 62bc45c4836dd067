import { mkdirSync, writeFileSync } from 'node:fs';
import { loadImage } from '@napi-rs/canvas';
import { createCanvas } from '../../render/canvas.ts';
import { renderFilm } from '../../render/film.ts';
import { getFont, loadFonts } from '../../render/fonts.ts';
import { renderPicture } from '../../render/picture.ts';
import { parseFlags } from './flags.ts';
import { LANGUAGE_FLAG, parseLanguageArg } from './language-arg.ts';
import { readListing } from './listing/read-listing.ts';
import { createBoardRequests, createFilmRequests } from './listing/shots.ts';
import { run } from './run.ts';

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

const FOLDER = new URL('../../listing/', import.meta.url);

/** `npm run listing`: draws the pictures and the film for lists of bots into `listing`. */
await run(async () => {
  const { values } = parseFlags({
    command: 'npm run listing',
    about: ["Draws a picture of each game and a film for Discord's App Directory into listing/."],
    flags: { language: LANGUAGE_FLAG },
  });
  const language = parseLanguageArg(values.language);
  mkdirSync(FOLDER, { recursive: true });
  const { captions } = readListing(language);
  for (const [game, request] of createBoardRequests(language)) {
    const { png } = await renderPicture(request);
    write(`${game}-${language}.png`, await drawCard(png, captions.get(game) ?? ''));
  }
  write(`film-${language}.gif`, renderFilm(createFilmRequests(language)).gif);
  return 0;
});

function write(name: string, content: Buffer): void {
  const path = new URL(name, FOLDER);
  writeFileSync(path, content);
  console.log(`${path.pathname} (${Math.round(content.length / 1024)} KB)`);
}

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
