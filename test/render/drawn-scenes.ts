import { describe, expect, it } from 'vitest';
import { paint } from '../../render/picture.ts';
import { SCENES } from '../../render/registry.ts';
import type { LookWish, PictureRequest } from '../../render/request.ts';
import { sketch } from '../../render/sketch.ts';
import { games } from '../../src/games/registry.ts';
import { themesOf } from '../../themes/registry.ts';
import { pictures } from './walk.ts';

const MOST_BYTES = 200 * 1024;

const scenes = SCENES.map(({ id }) => id);

const drawn = games.filter(({ id }) => scenes.includes(id));

/** Positions of so many random matches of each game are drawn, small enough and with every mark. */
export function everySceneIsDrawn(rounds: number): void {
  describe.each(drawn)('the scene of $id', (game) => {
    it('shows every mark once', () => {
      for (let round = 0; round < rounds / 2; round++) {
        for (const request of pictures(game, round, 5)) marked(request);
      }
    });

    it('packs every picture into 200 KB, at most 1000 pixels wide', async () => {
      for (let round = 0; round < rounds; round++) {
        const last = [...pictures(game, round, 17)].at(-1);
        if (last) await small({ ...last, look: lookAt(game.id, round) });
      }
    });
  });
}

/** The plain look, the theme, large pieces, and both with high contrast in turn. */
function lookAt(game: string, round: number): Partial<LookWish> {
  const theme = themesOf(game).at(-1)?.id ?? 'plain';
  const looks = [{}, { theme }, { large: true }, { theme, strong: true, large: true }];
  return looks[round % looks.length] ?? {};
}

function marked(request: PictureRequest): void {
  const { boxes } = sketch(request);
  const badges = boxes.list('badge').map(({ name }) => name);
  expect(badges.toSorted()).toEqual([...new Set(request.marks.map(({ mark }) => mark))].sort());
}

async function small(request: PictureRequest): Promise<void> {
  const { png, width } = await paint(request);
  expect(width).toBeLessThanOrEqual(1000);
  expect(png.length).toBeLessThan(MOST_BYTES);
}
