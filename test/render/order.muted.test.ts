import { beforeAll, describe, expect, it } from 'vitest';
import type { Box } from '../../render/kit/boxes.ts';
import type { PictureRequest } from '../../render/request.ts';
import { sketch } from '../../render/sketch.ts';
import type { Entry } from '../../src/engine/entry.ts';
import type { Game } from '../../src/engine/game.ts';
import { games } from '../../src/games/registry.ts';
import { recapShots } from '../../src/tools/gallery/recaps.ts';
import { randomGame } from '../support/game/random.ts';
import { boxesOf } from './boxes-of.ts';
import { mute } from './muted.ts';
import { faultsOf } from './tidy.ts';
import { tracing } from './tracing.ts';

/** So many moves are traced at once. */
const MOST = 9;

/** The numbers of moves on a picture, in the order in which they were drawn. */
function numbersOn(request: PictureRequest): readonly string[] {
  return numeralsOn(request).map(({ name }) => name.replace('move ', ''));
}

function numeralsOn(request: PictureRequest): readonly Box[] {
  return boxesOf(request)
    .list('badge')
    .filter(({ name }) => name.startsWith('move '));
}

function pixels(request: PictureRequest): Uint8Array {
  return sketch(request).canvas.data();
}

describe.each(recapShots().filter(({ name }) => name.endsWith('plain')))('$name', ({ request }) => {
  it('bears the numbers of the moves that left a trace, from 1 on', () => {
    const numbers = numbersOn(request);
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)));
  });

  it('bears none where the events are of one move, and is as it was without order', () => {
    const { order: _, ...plain } = request;
    const one = { ...plain, order: plain.events.map(() => 1) };
    expect(numbersOn(one)).toEqual([]);
    expect(Buffer.compare(pixels(one), pixels(plain))).toBe(0);
    expect(Buffer.compare(pixels(request), pixels(plain))).not.toBe(0);
  });

  it.each([{}, { strong: true }, { large: true }])('covers no other badge and no text, %o', (look) => {
    const wished = { ...request, look };
    const boxes = boxesOf(wished);
    const taken = boxes
      .list()
      .filter(({ kind, name }) => kind === 'text' || (kind === 'badge' && !isNumeral(name)));
    for (const numeral of numeralsOn(wished)) expect(taken.filter((box) => cover(numeral, box))).toEqual([]);
  });
});

function isNumeral(name: string): boolean {
  return name.startsWith('move ');
}

function cover(one: Box, other: Box): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Chance packs a free table up soon. */
function seedsOf({ table }: Game): readonly number[] {
  return Array.from({ length: table === 'free' ? 9 : 3 }, (_, at) => at + 1);
}

describe('in random games', () => {
  beforeAll(mute);

  it.each(games.map((game) => ({ name: game.id, game })))(
    'of $name nothing is cut and no number covers another',
    ({ game }) => {
      let numbers = 0;
      for (const seed of seedsOf(game)) {
        const moves: Entry[] = [];
        const seats = Math.min(4, game.seats.at(-1) as number);
        for (const { before, entry } of randomGame(game, seed, { seats, most: 150 })) {
          if (moves.length % 10 === 9) {
            const request = tracing(game, before, seats, moves.slice(-MOST));
            expect(faultsOf(boxesOf(request)), `seed ${seed}, move ${moves.length}`).toEqual([]);
            numbers += numbersOn(request).length;
          }
          moves.push(entry);
        }
      }
      expect(numbers).toBeGreaterThan(10);
    },
  );
});
