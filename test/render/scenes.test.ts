import { describe, expect, it } from 'vitest';
import { type PictureRequest, paint, sketch } from '../../render/picture.ts';
import { SCENES, sceneOf } from '../../render/registry.ts';
import { games } from '../../src/games/registry.ts';
import { pictures } from './walk.ts';

const GAMES = 100;
const MOST_BYTES = 200 * 1024;

const scenes = SCENES.map(({ id }) => id);

describe.each(games.filter(({ id }) => scenes.includes(id)))('the scene of $id', (game) => {
  it('draws every view of a hundred random games, nothing cut, nothing overlapping', () => {
    for (let round = 0; round < GAMES; round++) {
      for (const request of pictures(game, round, 31)) tidy(request, round);
    }
  });

  it('shows every mark once', () => {
    for (let round = 0; round < 12; round++) {
      for (const request of pictures(game, round, 5)) marked(request);
    }
  });

  it('packs every picture into 200 KB, at most 1000 pixels wide', async () => {
    for (let round = 0; round < GAMES; round += 5) await small([...pictures(game, round, 17)]);
  });
});

describe('the list of scenes', () => {
  it('says which scene does not exist', () => {
    expect(() => sceneOf('chess')).toThrow('There is no scene for the game chess');
  });
});

function tidy(request: PictureRequest, round: number): void {
  const { boxes } = sketch(request);
  const where = `${request.scene}, game ${round}, seen by ${request.viewer}`;
  expect(boxes.cut(), where).toEqual([]);
  for (const kind of ['plate', 'badge', 'text'] as const) expect(boxes.overlaps(kind), where).toEqual([]);
  for (const text of boxes.list('text')) {
    expect(
      boxes.list('plate').some((plate) => within(text, plate)),
      `${where}: ${text.name}`,
    ).toBe(true);
  }
}

type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function within(inner: Rect, outer: Rect): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width;
  const low = inner.y + inner.height <= outer.y + outer.height;
  return inner.x >= outer.x && inner.y >= outer.y && right && low;
}

function marked(request: PictureRequest): void {
  const { boxes } = sketch(request);
  const badges = boxes.list('badge').map(({ name }) => name);
  expect(badges.toSorted()).toEqual([...new Set(request.marks.map(({ mark }) => mark))].sort());
}

async function small(requests: readonly PictureRequest[]): Promise<void> {
  const last = requests.at(-1);
  if (!last) return;
  const { png, width } = await paint(last);
  expect(width).toBeLessThanOrEqual(1000);
  expect(png.length).toBeLessThan(MOST_BYTES);
}
