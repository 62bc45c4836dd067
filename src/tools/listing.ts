import { mkdirSync, writeFileSync } from 'node:fs';
import { renderFilm } from '../../render/film.ts';
import { renderPicture } from '../../render/picture.ts';
import { LANGUAGE_FLAG, parseLanguageArg } from './cli-args.ts';
import { parseFlags } from './flags.ts';
import { drawCard } from './listing/draw-card.ts';
import { readListing } from './listing/read-listing.ts';
import { createBoardRequests, createFilmRequests } from './listing/shots.ts';
import { run } from './run.ts';

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
