import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { renderPicture } from '../../render/picture.ts';
import { getScene, PREVIEWS, SCENES } from '../../render/registry.ts';
import { getCacheKeyRequest } from '../../render/render-worker.ts';
import type { PictureRequest } from '../../render/request.ts';
import type { Entry } from '../../src/engine/entry.ts';
import type { Game, Kinds, Viewer } from '../../src/engine/game.ts';
import { games } from '../../src/games/registry.ts';
import { createRecapShots } from '../../src/tools/gallery/recaps.ts';
import { createSettingsShots, createShots } from '../../src/tools/gallery/shots.ts';
import { playRandomGame, type RandomStep } from '../support/game/random.ts';
import { createTracedRequest } from './create-traced-request.ts';

/** Games whose scene declares which parts of events it draws. */
const shortening = games.filter(({ id }) => getScene(id).drawn);

/** Yields pictures of a random game with traces of the last one to six moves, for everybody and for choosing. */
function* walkTracedPictures(game: Game, seed: number): Generator<PictureRequest> {
  const seats = Math.min(3, game.seats.at(-1) as number);
  const moves: Entry[] = [];
  for (const { before, entry } of playRandomGame(game, seed, { seats, most: 160 })) {
    if (moves.length % 5 === 4) {
      const last = moves.slice(-1 - ((moves.length + seed) % 6));
      yield* listAsked(withMoveOrder(createTracedRequest(game, before, seats, last), last.length));
      yield withMoveOrder(createTracedRequest(game, before, seats, last, 'all'), last.length);
    }
    moves.push(entry);
  }
}

/** Yields the request as it is, for choosing with marks, and for choosing without marks. */
function* listAsked(request: PictureRequest): Generator<PictureRequest> {
  yield request;
  yield { ...request, choosing: true };
  yield { ...request, choosing: true, marks: [] };
}

/** Drops the order of a single move. */
function withMoveOrder({ order = [], ...others }: PictureRequest, moves: number): PictureRequest {
  return moves > 1 ? { ...others, order } : others;
}

/** Renders the request and its cache key if they differ by more than the style; returns true if it did. */
async function isSamePicture(request: PictureRequest): Promise<boolean> {
  const keyRequest = getCacheKeyRequest(request);
  expect(getCacheKeyRequest(keyRequest)).toEqual(keyRequest);
  if (isDeepStrictEqual(request, { ...keyRequest, look: request.look })) return false;
  const [one, other] = [await renderPicture(request), await renderPicture(keyRequest)];
  expect(one.png.equals(other.png), JSON.stringify(request)).toBe(true);
  return true;
}

describe.each(shortening.map((game) => ({ name: game.id, game })))(
  'getCacheKeyRequest in random games of $name',
  ({ game }) => {
    it('getCacheKeyRequest: drops what is not drawn, and the picture stays the same', async () => {
      let shorter = 0;
      for (const request of walkTracedPictures(game, 1)) if (await isSamePicture(request)) shorter++;
      expect(shorter).toBeGreaterThan(50);
    });
  },
);

it('getCacheKeyRequest: keeps every preview and gallery picture the same in all styles', async () => {
  const all = [...createShots(), ...createSettingsShots(), ...createRecapShots()].map(
    ({ request }) => request,
  );
  const gallery = all.filter(({ scene }) => getScene(scene).drawn);
  let shorter = 0;
  for (const request of [...PREVIEWS, ...gallery].flatMap((one) => [...listAsked(one)])) {
    if (await isSamePicture(request)) shorter++;
  }
  expect(shorter).toBeGreaterThan(100);
});

test('Scene.alike: is declared only by games without secrets', () => {
  const alike = SCENES.filter((scene) => scene.alike).map(({ id }) => id);
  expect(alike.length).toBeGreaterThan(1);
  for (const game of games.filter(({ id }) => alike.includes(id))) {
    for (const { after } of playSteps(game, 60)) {
      const viewers: readonly Viewer[] = [null, 0, 1];
      expect(viewers.flatMap((viewer) => game.secrets(after, viewer))).toEqual([]);
    }
  }
});

test('getCacheKeyRequest: keeps the places of a match that is over', () => {
  const ended = PREVIEWS.filter(({ places }) => places !== null);
  expect(ended.length).toBeGreaterThan(games.length);
  for (const request of ended) expect(getCacheKeyRequest(request).places).toBe(request.places);
});

test.each([
  ['motox', { kind: 'wiped', seat: 1, space: '1FL' }],
  ['motox', { kind: 'knocked', seat: 1, by: 0, space: '1FL' }],
  ['runaround', { kind: 'shutOut', seat: 0, space: 6 }],
  ['runaround', { kind: 'won', seat: 0 }],
])('getCacheKeyRequest: in %s keeps the rare event %o', async (id, event) => {
  const game = findGameById(id);
  const shown = createPublicRequest(game, 120);
  const request = { ...shown, events: [event] };
  const [without, one, other] = [
    await renderPicture(shown),
    await renderPicture(request),
    await renderPicture(getCacheKeyRequest(request)),
  ];
  expect(one.png.equals(without.png)).toBe(false);
  expect(one.png.equals(other.png)).toBe(true);
});

test('getCacheKeyRequest: treats the default style like no style', () => {
  const looks = [{}, { language: 'en' as const }, { strong: false, large: false, corners: true }];
  const request = createPublicRequest(findGameById('gostop'), 1);
  const keys = looks.map((look) => JSON.stringify(getCacheKeyRequest({ ...request, look })));
  expect(new Set(keys).size).toBe(1);
  expect(getCacheKeyRequest({ ...request, look: { large: true } }).look).toMatchObject({
    large: true,
    strong: false,
  });
});

test('getCacheKeyRequest: Runaround has one key for the board and the panel of an extra roll', () => {
  const moves = [createMoved(0, 3, 6), createMoved(0, 6, 9)];
  const board = createRunaroundRequest([...moves, createRolled(1, 2)], [1, 2, 2]);
  const again = { kind: 'again', seat: 0, space: 6 };
  const panel = createRunaroundRequest(
    [createRolled(0, 3), moves[0], again, createRolled(0, 3), moves[1]],
    [1, 2, 2, 3, 4],
  );
  const chosen = { ...panel, viewer: 1, choosing: true as const, look: { large: false } };
  expect(JSON.stringify(getCacheKeyRequest(chosen))).toBe(JSON.stringify(getCacheKeyRequest(board)));
  expect(getCacheKeyRequest(board)).toMatchObject({ events: moves, order: [1, 2] });
});

test('getCacheKeyRequest: MotoX has one key for the board and a panel without marks', () => {
  const game = findGameById('motox');
  const [last] = playSteps(game, 90).slice(-1) as [RandomStep<Kinds>];
  const passed = { kind: 'passed', seat: 2 };
  const board = createTracedRequest(game, last.after, 3, [], 'all');
  const panel = { ...createTracedRequest(game, last.after, 3, []), events: [passed], order: [1], marks: [] };
  expect(panel.viewer).not.toBe(null);
  expect(getCacheKeyRequest({ ...panel, choosing: true })).toEqual(getCacheKeyRequest(board));
});

test('getCacheKeyRequest: MotoX keeps the viewer of a cropped picture', () => {
  const all = [...walkTracedPictures(findGameById('motox'), 1)];
  const cut = all.filter(({ choosing, marks }) => choosing && marks.length > 0);
  expect(cut.length).toBeGreaterThan(0);
  for (const request of cut)
    expect(getCacheKeyRequest(request)).toMatchObject({ choosing: true, viewer: request.viewer });
});

function findGameById(id: string): Game {
  return games.find((game) => game.id === id) as Game;
}

/** Returns the first moves of a random game of as few seats as possible. */
function playSteps(game: Game, most: number): readonly RandomStep<Kinds>[] {
  return [...playRandomGame(game, 1, { seats: game.seats[0] as number, most })];
}

/** Creates the public picture after this many moves, without traces. */
function createPublicRequest(game: Game, moves: number): PictureRequest {
  const shown = createTracedRequest(
    game,
    playSteps(game, moves).at(-1)?.after,
    game.seats[0] as number,
    [],
    'all',
  );
  return withMoveOrder(shown, 1);
}

function createMoved(seat: number, from: number, to: number): unknown {
  return { kind: 'moved', seat, from, to };
}

function createRolled(seat: number, roll: number): unknown {
  return { kind: 'rolled', seat, roll };
}

/** Creates the picture of the same position after these events. */
function createRunaroundRequest(events: readonly unknown[], order: readonly number[]): PictureRequest {
  const shown = createPublicRequest(findGameById('runaround'), 1);
  const view = { ...(shown.view as object), mover: 1, rolled: 2 };
  return { ...shown, view, events, order, marks: [{ at: '6', mark: 'A' }] };
}
