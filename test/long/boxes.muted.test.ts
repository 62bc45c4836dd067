import { beforeAll, describe, expect, it } from 'vitest';
import { SCENES } from '../../render/registry.ts';
import { games } from '../../src/games/registry.ts';
import { expectTidyPicture } from '../render/expect-tidy.ts';
import { listLookWishes } from '../render/list-looks.ts';
import { muteCanvas } from '../render/mute-canvas.ts';
import { walkPictures } from '../render/random-pictures.ts';

const GAMES = 1_000;
/** Interval of the positions that are checked, other ones in each game, and the end; `BOX_EVERY=1` checks all. */
const EVERY = Number(process.env.BOX_EVERY ?? 61);
const PATIENCE = 1_800_000;

const scenes = SCENES.map(({ id }) => id);
const drawn = games.filter(({ id }) => scenes.includes(id));

/** Mutes the canvas: only the layout is computed. */
beforeAll(muteCanvas);

/** Checks a thousand games in the plain theme and a tenth of them in the others. */
describe.each(drawn)('layout of the scene of $id', (game) => {
  const wishes = listLookWishes(game.id).map((look, at) => ({ look, games: at === 0 ? GAMES : GAMES / 10 }));

  it.each(wishes)(
    'scene: nothing is cut or overlaps in $games random games, $look',
    { timeout: PATIENCE },
    (wish) => {
      let looked = 0;
      for (let round = 0; round < wish.games; round++) {
        for (const request of walkPictures(game, round, EVERY)) {
          expectTidyPicture({ ...request, look: wish.look }, round);
          looked++;
        }
      }
      expect(looked).toBeGreaterThan(wish.games);
    },
  );
});
