import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { gistOf } from '../../render/gist.ts';
import { paint } from '../../render/picture.ts';
import type { PictureRequest } from '../../render/request.ts';
import type { Entry } from '../../src/engine/entry.ts';
import type { Game } from '../../src/engine/game.ts';
import { games } from '../../src/games/registry.ts';
import { randomGame } from '../support/game/random.ts';
import { tracing } from './tracing.ts';

/** A picture that is asked for in fewer words, and in which. */
interface Shortened {
  readonly request: PictureRequest;
  readonly gist: PictureRequest;
}

/** Pictures of a random game that show what the last one to six moves left, for everybody and for whoever chooses. */
function* pictures(game: Game, seed: number): Generator<PictureRequest> {
  const seats = Math.min(3, game.seats.at(-1) as number);
  const moves: Entry[] = [];
  for (const { before, entry } of randomGame(game, seed, { seats, most: 160 })) {
    if (moves.length % 5 === 4) {
      const last = moves.slice(-1 - ((moves.length + seed) % 6));
      const shown = inOrder(tracing(game, before, seats, last), last.length);
      yield shown;
      yield { ...shown, choosing: true };
      yield { ...shown, choosing: true, marks: [] };
      yield inOrder(tracing(game, before, seats, last, 'all'), last.length);
    }
    moves.push(entry);
  }
}

/** Of one move there is no order to tell. */
function inOrder({ order = [], ...others }: PictureRequest, moves: number): PictureRequest {
  return moves > 1 ? { ...others, order } : others;
}

function shortened(game: Game, seed: number): readonly Shortened[] {
  const all = [...pictures(game, seed)].map((request) => ({ request, gist: gistOf(request) }));
  return all.filter(({ request, gist }) => !isDeepStrictEqual(request, { ...gist, look: request.look }));
}

describe.each(games.map((game) => ({ name: game.id, game })))('in $name', ({ game }) => {
  it('what is asked for by no more than is drawn looks the same, and has no gist of its own', async () => {
    for (const seed of [1, 2]) {
      for (const { request, gist } of shortened(game, seed)) {
        const [one, other] = [await paint(request), await paint(gist)];
        expect(one.png.equals(other.png), JSON.stringify(request)).toBe(true);
        expect(gistOf(gist)).toEqual(gist);
      }
    }
  });
});

test.each([
  ['motox', { kind: 'wiped', seat: 1, space: '1FL' }],
  ['motox', { kind: 'knocked', seat: 1, by: 0, space: '1FL' }],
  ['runaround', { kind: 'shutOut', seat: 0, space: 6 }],
  ['runaround', { kind: 'won', seat: 0 }],
])('in %s an event that is seldom is drawn as it was: %o', async (id, event) => {
  const game = games.find((one) => one.id === id) as Game;
  const seats = game.seats[0] as number;
  const steps = [...randomGame(game, 1, { seats, most: 120 })];
  const shown = inOrder(tracing(game, steps.at(-1)?.before, seats, [], 'all'), 1);
  const request = { ...shown, events: [event] };
  const [without, one, other] = [await paint(shown), await paint(request), await paint(gistOf(request))];
  expect(one.png.equals(without.png)).toBe(false);
  expect(one.png.equals(other.png)).toBe(true);
});

test('the usual look is the same as none', () => {
  const request = tracing(games[0] as Game, ...opening(games[0] as Game), 'all');
  const looks = [{}, { language: 'en' as const }, { strong: false, large: false, corners: true }];
  const gists = looks.map((look) => JSON.stringify(gistOf({ ...request, look })));
  expect(new Set(gists).size).toBe(1);
  expect(gistOf({ ...request, look: { large: true } }).look).toMatchObject({ large: true, strong: false });
});

test('a board of Runaround, and what it is for who is to choose after one roll more, are asked for alike', () => {
  const board = runaround([moved, rolled(1, 2)], [1, 2]);
  const panel = runaround([rolled(0, 3), moved, rolled(1, 2)], [1, 2, 3]);
  const chosen = { ...panel, viewer: 1, choosing: true as const, look: { large: false } };
  expect(JSON.stringify(gistOf(chosen))).toBe(JSON.stringify(gistOf(board)));
  expect(gistOf(board).events).toEqual([moved]);
});

const moved = { kind: 'moved', seat: 0, from: 3, to: 6 };

function rolled(seat: number, roll: number): unknown {
  return { kind: 'rolled', seat, roll };
}

function runaround(events: readonly unknown[], order: readonly number[]): PictureRequest {
  const game = games.find(({ id }) => id === 'runaround') as Game;
  const shown = tracing(game, ...opening(game), 'all');
  const view = { ...(shown.view as object), mover: 1, rolled: 2 };
  return { ...shown, view, events, order, marks: [{ at: '6', mark: 'A' }] };
}

/** The first position of a random game. */
function opening(game: Game): [state: unknown, seats: number, moves: readonly Entry[]] {
  const [first] = randomGame(game, 1, { seats: 2, most: 1 });
  return [first?.before, 2, []];
}

test('what is cut out for who rides depends on who it is', () => {
  const game = games.find(({ id }) => id === 'motox') as Game;
  const asked = [...pictures(game, 1)].filter(({ choosing, marks }) => choosing && marks.length > 0);
  expect(asked.length).toBeGreaterThan(0);
  for (const request of asked)
    expect(gistOf(request)).toMatchObject({ choosing: true, viewer: request.viewer });
});
