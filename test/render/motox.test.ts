import { describe, expect, it } from 'vitest';
import type { Canvas } from '../../render/canvas.ts';
import { drawScene } from '../../render/draw-scene.ts';
import { loadFonts } from '../../render/fonts.ts';
import { createPalette } from '../../render/palette.ts';
import { encode } from '../../render/png/encode.ts';
import type { PictureRequest } from '../../render/request.ts';
import { layOutField } from '../../render/scenes/motox/field.ts';
import { motox as scene } from '../../render/scenes/motox/scene.ts';
import { motox } from '../../src/games/motox/index.ts';
import type { MotoXEvent, MotoXView, Tile } from '../../src/games/motox/types.ts';
import { plainKit } from '../../themes/plain/kit.ts';
import { playRandomGame } from '../support/game/random.ts';
import { expectTidyMotox, hasOverlap } from './motox-scene.ts';
import { walkPictures } from './random-pictures.ts';

const MOST_BYTES = 200 * 1024;
/**
 * Minimum size of a space in px. A tile of two such spaces is 34 px wide where the picture is shown 400 px wide; smaller ones are
 * indistinguishable.
 */
const SMALLEST = 42.5;
/** Maximum height in px of a picture of a track that has to be cut. */
const HIGHEST = 1700;
/** Width of a standing bike as a fraction of its space. */
const BIKE = 0.84;

loadFonts();
const MIDDLE = scene.previews[0] as PictureRequest;
const palette = createPalette(scene.previews.map((preview) => drawScene(preview).canvas));

describe('MotoX picture', () => {
  it('MotoX picture: random games have no cut or overlapping boxes, every mark once', () => {
    for (let round = 0; round < 8; round++) {
      for (const request of walkPictures(motox, round, 19)) expectTidyMotox(request);
    }
  });

  it('MotoX picture: is tidy at the end of a race', () => {
    for (let round = 0; round < 6; round++) {
      const last = [...playRandomGame(motox, round, { seats: 3 + (round % 2) })].at(-1);
      if (!last) throw new Error('A game without a move');
      expectTidyMotox(createOverRequest({ ...last.after, viewer: null }, last.entry.events));
    }
  });

  it.each(['e', 'n', 'en', 'eenn', 'eeeeeeenn', 'eeessswwwsss'])(
    'MotoX picture: shows a track of 24 tiles that goes on as %s',
    (way) => {
      for (const seats of [3, 4]) {
        const view = { ...createRacingView(seats), track: createWindingTrack(way) };
        const request = createOverRequest(view, []);
        expectTidyMotox(request, HIGHEST);
        expect(getSpaceSize(request)).toBeGreaterThanOrEqual(SMALLEST);
      }
    },
  );

  it.each([
    ['10RL', '10RL', '10RL', '10RL'],
    ['4FL', '4FL', '4FL', '4RL'],
    ['13FL', '13RL', '14RL', '14RL'],
    ['9RL', '9FR', '9RR', '9FL'],
  ])('MotoX picture: shows wiped bikes near each other side by side: %s %s %s %s', (...spaces) => {
    const bikes = spaces.map((at, seat) => ({ at, wiped: seat > 0 }));
    for (const large of [false, true]) {
      const { boxes } = drawScene({
        ...createOverRequest({ ...createRacingView(4), bikes }, []),
        look: { large },
      });
      expect(boxes.list('piece')).toHaveLength(4);
      expect(boxes.overlaps('piece')).toEqual([]);
    }
  });

  it('MotoX picture: draws a turn on a rolled blank', () => {
    const { canvas, boxes } = drawScene(MIDDLE);
    const blank = boxes.list('text').find(({ name }) => name === 'die 0');
    if (!blank) throw new Error('No blank was rolled');
    const stem = readColour(canvas, blank.x + blank.width / 2, blank.y + blank.height * 0.7);
    expect(stem).toEqual(parseRgb(plainKit.colours.inkSoft));
  });

  it('MotoX picture: is smaller than 200 KB', () => {
    for (const preview of scene.previews) {
      const { canvas, boxes } = drawScene(preview);
      expect(boxes.cut()).toEqual([]);
      expect(encode(canvas, palette).png.length).toBeLessThan(MOST_BYTES);
    }
  });
});

describe('MotoX long tracks', () => {
  it('MotoX long track: 40 random tiles are at least 34 pixels wide on a phone', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const view = { ...createRacingView(3 + (seed % 2)), track: createWanderingTrack(seed, 40) };
      const on = layOutField(view, { large: seed % 3 === 0 });
      expect(on.cell * 2 * 0.4, `${seed}`).toBeGreaterThanOrEqual(34);
    }
  });

  it('MotoX long track: has its own layout by number of players, large pieces and growth', () => {
    const [track, stub] = [createWindingTrack('n'), createWindingTrack('n').slice(0, 6)];
    const growing = {
      ...createRacingView(4),
      phase: 'build' as const,
      hands: createRacingView(4).hands.map(({ coins }) => ({ tiles: 2, coins })),
    };
    const cells = (track: readonly Tile[]) =>
      [createRacingView(4), createRacingView(3), growing].flatMap((view) =>
        [false, true].map((large) => layOutField({ ...view, track }, { large }).cell),
      );
    const first = cells(stub);
    expect(new Set(first).size).toBe(first.length);
    expect(cells(track)).not.toEqual(first);
    expect(cells(stub)).toEqual(first);
  });

  it('MotoX long track: numbers its stretches and tells where each goes on', () => {
    const { boxes } = drawScene(
      createOverRequest({ ...createRacingView(4), track: createWindingTrack('en') }, []),
    );
    const names = boxes.list('text').map(({ name }) => name);
    const stretches = names.filter((name) => name.startsWith('stretch '));
    expect(stretches.length).toBeGreaterThan(1);
    expect(names.filter((name) => name.startsWith('on to '))).toEqual(
      stretches.slice(1).map((name) => name.replace('stretch', 'on to')),
    );
    expect(
      drawScene(MIDDLE)
        .boxes.list('text')
        .filter(({ name }) => /^(stretch|on to) /.test(name)),
    ).toEqual([]);
  });
});

describe('MotoX letters', () => {
  it('MotoX letters: stand at the upper left corner of a space unless something is in the way', () => {
    const alone = scene.previews[4] as PictureRequest;
    const view = { ...(alone.view as MotoXView), bikes: [null, null, null, null] };
    const marks = ['12RL', '12RR', '12FL', '12FR'].map((at) => ({ at, mark: at.slice(2) }));
    const request = { ...alone, view, marks };
    const on = layOutField(view, { large: false });
    const tile = drawScene(request)
      .boxes.list('text')
      .find(({ name }) => name === 'tile 12');
    if (!tile) throw new Error('The tile has no number');
    const [x, y] = [tile.x + tile.width / 2, tile.y + tile.height / 2];
    const corners = drawScene(request)
      .boxes.list('badge')
      .map((badge) => {
        const inside = badge.width * 0.175;
        const at = { x: badge.x + badge.width / 2 - inside - x, y: badge.y + badge.height / 2 - inside - y };
        return [at.x / on.cell, at.y / on.cell].map((part) => Number(part.toFixed(1)));
      });
    expect(corners.sort()).toEqual(
      expect.arrayContaining([
        [-1, -1],
        [0, -1],
        [-1, 0],
      ]),
    );
  });
});

describe('MotoX great moments', () => {
  const rode = (MIDDLE.events as readonly MotoXEvent[])[0] as MotoXEvent;

  it.each([
    ['a jump over the highest ramp', [{ ...rode, jumped: 3 }], 'flight 3'],
    ['a wipe-out', MIDDLE.events, 'fall 2'],
  ])('MotoX great moment: %s has a stamp beside the road', (_, events, name) => {
    for (const look of [{}, { theme: 'canyon' }, { large: true }]) {
      const { boxes } = drawScene({ ...MIDDLE, events, look });
      const stamps = boxes.list('piece').filter((piece) => piece.name === name);
      expect(stamps).toHaveLength(1);
      const others = [...boxes.list('piece'), ...boxes.list('badge'), ...boxes.list('text')];
      const covered = others.filter(
        (other) => other.name !== name && stamps.some((stamp) => hasOverlap(stamp, other)),
      );
      expect(covered).toEqual([]);
    }
  });

  it('MotoX great moment: a lower jump has no stamp', () => {
    const { boxes } = drawScene({ ...MIDDLE, events: [rode] });
    expect(
      boxes
        .list('piece')
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('bike ')),
    ).toEqual([]);
  });
});

/** Names of numbers on the track: they fill its tiles in the usual size already. */
const ON_TRACK = /^(tile|ramp|stretch|on to) /;

describe('MotoX large pieces', () => {
  it.each(scene.previews.map((preview, at) => ({ preview, at })))(
    'MotoX large pieces: are larger in preview $at',
    ({ preview }) => {
      const large = { ...preview, look: { large: true } };
      expectTidyMotox(large, 1300);
      const [usual, wide] = [drawScene(preview).boxes, drawScene(large).boxes];
      for (const [kind, least] of [
        ['badge', 1.24],
        ['piece', 1.15],
        ['text', 1.24],
      ] as const) {
        for (const { name, height } of usual.list(kind)) {
          const same = wide.list(kind).find((other) => other.name === name);
          if (same)
            expect(same.height / height, `${kind} ${name}`).toBeGreaterThanOrEqual(
              ON_TRACK.test(name) ? 1.05 : least,
            );
        }
      }
    },
  );
});

function createOverRequest(view: MotoXView, events: readonly unknown[]): PictureRequest {
  const seats = view.hands.map((_, seat) => ({
    name: `Somebody with a long name ${seat}`,
    ai: true,
    ...(seat > 1 && { portrait: 'owl' as const }),
  }));
  const places = view.hands.map((_, seat) => ({ seat, place: seat + 1 }));
  return { scene: 'motox', view, viewer: null, occupants: seats, turn: [], events, marks: [], places };
}

function createRacingView(seats: number): MotoXView {
  const view = scene.previews[0]?.view as MotoXView;
  return { ...view, hands: view.hands.slice(0, seats), bikes: view.bikes.slice(0, seats) };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  n: [0, 1],
  e: [1, 0],
  s: [0, -1],
  w: [-1, 0],
};

/** Creates a start tile and 23 more in these directions, repeatedly. */
function createWindingTrack(way: string): readonly Tile[] {
  const tiles: Tile[] = [{ x: 0, y: 0, ramp: 0 }];
  while (tiles.length < 24) {
    const last = tiles.at(-1) as Tile;
    const [x, y] = STEPS[way.charAt((tiles.length - 1) % way.length)] ?? [1, 0];
    tiles.push({ x: last.x + x, y: last.y + y, ramp: tiles.length % 4 });
  }
  return tiles;
}

/** Creates `count` tiles, each beside the previous one and on no other, determined by the seed. */
function createWanderingTrack(seed: number, count: number): readonly Tile[] {
  const tiles: Tile[] = [{ x: 0, y: 0, ramp: 0 }];
  for (let state = seed; tiles.length < count; ) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const last = tiles.at(-1) as Tile;
    const free = Object.values(STEPS).filter(
      ([x, y]) => !tiles.some((tile) => tile.x === last.x + x && tile.y === last.y + y),
    );
    const [x, y] = free[(state >> 8) % Math.max(1, free.length)] ?? [0, 0];
    if (free.length === 0) tiles.splice(-6);
    else tiles.push({ x: last.x + x, y: last.y + y, ramp: (state >> 16) % 4 });
  }
  return tiles;
}

function readColour(canvas: Canvas, x: number, y: number): readonly number[] {
  return [...canvas.getContext('2d').getImageData(Math.round(x), Math.round(y), 1, 1).data.slice(0, 3)];
}

function parseRgb(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** Returns the size of a space, derived from the length of a standing bike. */
function getSpaceSize(request: PictureRequest): number {
  const pieces = drawScene(request).boxes.list('piece');
  return Math.max(...pieces.map(({ width }) => width)) / BIKE;
}
