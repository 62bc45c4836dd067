import { beforeAll, describe, expect, it } from 'vitest';
import { drawScene } from '../../render/draw-scene.ts';
import type { Box } from '../../render/kit/boxes.ts';
import type { PictureRequest } from '../../render/request.ts';
import type { Entry } from '../../src/engine/entry.ts';
import type { Game } from '../../src/engine/game.ts';
import { games } from '../../src/games/registry.ts';
import { createRecapShots } from '../../src/tools/gallery/recaps.ts';
import { playRandomGame } from '../support/game/random.ts';
import { createTracedRequest } from './create-traced-request.ts';
import { listFaults } from './expect-tidy.ts';
import { getBoxes } from './get-boxes.ts';
import { muteCanvas } from './mute-canvas.ts';

/** Maximum number of moves traced at once. */
const MOST = 9;

/** Lists the move numbers on a picture, in drawing order. */
function listNumbers(request: PictureRequest): readonly string[] {
  return listNumerals(request).map(({ name }) => name.replace('move ', ''));
}

function listNumerals(request: PictureRequest): readonly Box[] {
  return getBoxes(request)
    .list('badge')
    .filter(({ name }) => name.startsWith('move '));
}

function drawPixels(request: PictureRequest): Uint8Array {
  return drawScene(request).canvas.data();
}

describe.each(createRecapShots().filter(({ name }) => name.endsWith('plain')))(
  'move numbers of $name',
  ({ request }) => {
    it('move numbers: count the moves that left a trace, from 1 on', () => {
      const numbers = listNumbers(request);
      expect(numbers.length).toBeGreaterThan(1);
      expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)));
    });

    it('move numbers: are absent when all events belong to one move', () => {
      const { order: _, ...plain } = request;
      const one = { ...plain, order: plain.events.map(() => 1) };
      expect(listNumbers(one)).toEqual([]);
      expect(Buffer.compare(drawPixels(one), drawPixels(plain))).toBe(0);
      expect(Buffer.compare(drawPixels(request), drawPixels(plain))).not.toBe(0);
    });

    it.each([{}, { strong: true }, { large: true }])(
      'move numbers: cover no other badge and no text, style %o',
      (look) => {
        const styled = { ...request, look };
        const boxes = getBoxes(styled);
        const taken = boxes
          .list()
          .filter(({ kind, name }) => kind === 'text' || (kind === 'badge' && !isNumeral(name)));
        for (const numeral of listNumerals(styled))
          expect(taken.filter((box) => hasOverlap(numeral, box))).toEqual([]);
      },
    );
  },
);

function isNumeral(name: string): boolean {
  return name.startsWith('move ');
}

function hasOverlap(one: Box, other: Box): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Returns the seeds; free tables need more, because random moves soon pack them up. */
function listSeeds({ table }: Game): readonly number[] {
  return Array.from({ length: table === 'free' ? 9 : 3 }, (_, at) => at + 1);
}

describe('move numbers in random games', () => {
  beforeAll(muteCanvas);

  it.each(games.map((game) => ({ name: game.id, game })))(
    'move numbers: in random games of $name nothing is cut and no number covers another',
    ({ game }) => {
      let numbers = 0;
      for (const seed of listSeeds(game)) {
        const moves: Entry[] = [];
        const seats = Math.min(4, game.seats.at(-1) as number);
        for (const { before, entry } of playRandomGame(game, seed, { seats, most: 150 })) {
          if (moves.length % 10 === 4) {
            const request = createTracedRequest(game, before, seats, moves.slice(-MOST));
            expect(listFaults(getBoxes(request)), `seed ${seed}, move ${moves.length}`).toEqual([]);
            numbers += listNumbers(request).length;
          }
          moves.push(entry);
        }
      }
      const wanted = `Number the moves in render/scenes/${game.id}, with render/kit/move-numbers.ts.`;
      expect(numbers, wanted).toBeGreaterThan(10);
    },
  );
});
