import { expect, test } from 'vitest';
import { renderPicture } from '../../render/picture.ts';
import { LANGUAGES } from '../../src/engine/text.ts';
import { drawCard } from '../../src/tools/listing/draw-card.ts';
import { readListing } from '../../src/tools/listing/read-listing.ts';
import { createBoardRequests, createFilmRequests } from '../../src/tools/listing/shots.ts';
import { PIXEL } from '../support/test-bot.ts';

/** Returns width and height of a PNG. */
const readSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each(LANGUAGES)('listing pictures in %s: show each game that has a caption, to a person', (language) => {
  const requests = createBoardRequests(language);
  expect([...requests.keys()].toSorted()).toEqual([...readListing(language).captions.keys()].toSorted());
  for (const { viewer, occupants } of requests.values()) expect(occupants[viewer ?? 0]?.ai).toBe(false);
});

test('listing pictures: have 1,600 × 900 px, also around a long caption and a small board', async () => {
  const { png } = await renderPicture([...createBoardRequests('en').values()][0]!);
  expect(readSize(await drawCard(png, 'Game: a line'))).toEqual([1600, 900]);
  expect(readSize(await drawCard(PIXEL, 'long '.repeat(50)))).toEqual([1600, 900]);
});

test('listing film: shows a short match of Runaround from the set-up to the end', () => {
  const pictures = createFilmRequests('ko');
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.length).toBeLessThan(40);
  expect(pictures[0]?.events).toEqual([]);
  expect(pictures.map(({ places }) => places !== null).indexOf(true)).toBe(pictures.length - 1);
});
