import { beforeAll, describe, expect, it } from 'vitest';
import { Boxes, type Rect } from '../../render/kit/boxes.ts';
import type { LookWish } from '../../render/look.ts';
import type { PictureRequest } from '../../render/picture.ts';
import { SCENES } from '../../render/registry.ts';
import { themesOf } from '../../render/themes/registry.ts';
import { games } from '../../src/games/registry.ts';
import { boxesOf } from './boxes-of.ts';
import { mute } from './muted.ts';
import { pictures } from './walk.ts';

const GAMES = 1_000;
/** Of so many positions one is looked at, in each game other ones, and the end; `BOX_EVERY=1` looks at all of them. */
const EVERY = Number(process.env.BOX_EVERY ?? 61);
const PATIENCE = 1_800_000;

const scenes = SCENES.map(({ id }) => id);
const drawn = games.filter(({ id }) => scenes.includes(id));

/** Nothing is drawn in this file: only where it would be is worked out. */
beforeAll(() => {
  mute();
});

describe.each(drawn)('where everything is in the scene of $id', (game) => {
  it.each(wishes(game.id))(
    `nothing cut, nothing overlapping in $games random games, $look`,
    { timeout: PATIENCE },
    ({ look, games }) => {
      let looked = 0;
      for (let round = 0; round < games; round++) {
        for (const request of pictures(game, round, EVERY)) {
          tidy({ ...request, look }, round);
          looked++;
        }
      }
      expect(looked).toBeGreaterThan(games);
    },
  );
});

/** The plain look over a thousand games; the theme, large pieces, and both with high contrast over a tenth of them. */
function wishes(game: string): readonly { readonly look: Partial<LookWish>; readonly games: number }[] {
  return [
    { look: {}, games: GAMES },
    { look: { large: true }, games: GAMES / 10 },
    ...themesOf(game).flatMap(({ id: theme }) => [
      { look: { theme }, games: GAMES / 10 },
      {
        look: { theme, strong: true, large: true, corners: false, language: 'ko' as const },
        games: GAMES / 10,
      },
    ]),
  ];
}

describe.each(SCENES)('the previews of $id', ({ id, previews }) => {
  it.each(wishes(id))('are tidy, $look', ({ look }) => {
    expect(previews.length).toBeGreaterThan(2);
    for (const [at, preview] of previews.entries()) tidy({ ...preview, look }, at);
  });
});

describe('a fault is found', () => {
  it('of a text beside its plate, a badge on a badge, and what is cut', () => {
    const boxes = new Boxes(100, 100);
    boxes.note('plate', 'p', { x: 0, y: 0, width: 50, height: 50 });
    boxes.note('text', 't', { x: 40, y: 0, width: 20, height: 10 });
    boxes.note('badge', 'A', { x: 60, y: 60, width: 20, height: 20 });
    boxes.note('badge', 'B', { x: 70, y: 70, width: 40, height: 20 });
    expect(faultsOf(boxes)).toHaveLength(3);
  });
});

function tidy(request: PictureRequest, round: number): void {
  const faults = faultsOf(boxesOf(request));
  if (faults.length === 0) return;
  expect(faults, `${request.scene}, game ${round}, seen by ${request.viewer}`).toEqual([]);
}

function faultsOf(boxes: Boxes): readonly unknown[] {
  return [
    ...boxes.cut(),
    ...(['plate', 'badge', 'text'] as const).flatMap((kind) => boxes.overlaps(kind)),
    ...boxes.list('text').filter((text) => !boxes.list('plate').some((plate) => within(text, plate))),
  ];
}

function within(inner: Rect, outer: Rect): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width;
  const low = inner.y + inner.height <= outer.y + outer.height;
  return inner.x >= outer.x && inner.y >= outer.y && right && low;
}
