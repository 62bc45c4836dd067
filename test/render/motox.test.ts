import { describe, expect, it } from 'vitest';
import type { Canvas } from '../../render/canvas.ts';
import { encode } from '../../render/encode.ts';
import { loadFonts } from '../../render/fonts.ts';
import type { Rect } from '../../render/kit/boxes.ts';
import { paletteOf } from '../../render/palette.ts';
import type { PictureRequest } from '../../render/request.ts';
import { motox as scene } from '../../render/scenes/motox/scene.ts';
import { sketch } from '../../render/sketch.ts';
import { LANGUAGES, type Sentences } from '../../src/engine/text.ts';
import { motox } from '../../src/games/motox/index.ts';
import type { MotoXView, Tile } from '../../src/games/motox/types.ts';
import { plainKit } from '../../themes/plain/kit.ts';
import { themeOf } from '../../themes/registry.ts';
import { randomGame } from '../support/game/random.ts';
import { pictures } from './walk.ts';

const MOST_BYTES = 200 * 1024;
/** Smaller spaces, in pixels, could not be told apart on a phone. */
const SMALLEST = 38;
/** How wide a standing bike is noted, in parts of its space. */
const BIKE = 0.84;

loadFonts();
const MIDDLE = scene.previews[0] as PictureRequest;
const palette = paletteOf(scene.previews.map((preview) => sketch(preview).canvas));

describe('the scene of motox', () => {
  it('draws every view of eight random games, nothing cut, nothing overlapping, every mark once', () => {
    for (let round = 0; round < 8; round++) {
      for (const request of pictures(motox, round, 19)) tidy(request);
    }
  });

  it('draws races to their ends', () => {
    for (let round = 0; round < 6; round++) {
      const last = [...randomGame(motox, round, { seats: 3 + (round % 2) })].at(-1);
      if (!last) throw new Error('A game without a move');
      tidy(over({ ...last.after, viewer: null }, last.entry.events));
    }
  });

  it.each(['e', 'n', 'en', 'eenn', 'eeeeeeenn', 'eeessswwwsss'])(
    'shows a track of 24 tiles that goes on as %s',
    (way) => {
      for (const seats of [3, 4]) {
        const view = { ...racing(seats), track: winding(way) };
        const request = over(view, []);
        tidy(request);
        expect(spaceSize(request)).toBeGreaterThanOrEqual(SMALLEST);
      }
    },
  );

  it.each([
    ['10RL', '10RL', '10RL', '10RL'],
    ['4FL', '4FL', '4FL', '4RL'],
    ['13FL', '13RL', '14RL', '14RL'],
    ['9RL', '9FR', '9RR', '9FL'],
  ])('lays bikes that are wiped out near each other side by side: %s %s %s %s', (...spaces) => {
    const bikes = spaces.map((at, seat) => ({ at, wiped: seat > 0 }));
    for (const large of [false, true]) {
      const { boxes } = sketch({ ...over({ ...racing(4), bikes }, []), look: { large } });
      expect(boxes.list('piece')).toHaveLength(4);
      expect(boxes.overlaps('piece')).toEqual([]);
    }
  });

  it('draws a turn on a rolled blank', () => {
    const { canvas, boxes } = sketch(MIDDLE);
    const blank = boxes.list('text').find(({ name }) => name === 'die 0');
    if (!blank) throw new Error('No blank was rolled');
    const stem = colourAt(canvas, blank.x + blank.width / 2, blank.y + blank.height * 0.7);
    expect(stem).toEqual(rgb(plainKit.colours.inkSoft));
  });

  it('packs every preview into 200 KB', () => {
    for (const preview of scene.previews) {
      const { canvas, boxes } = sketch(preview);
      expect(boxes.cut()).toEqual([]);
      expect(encode(canvas, palette).length).toBeLessThan(MOST_BYTES);
    }
  });
});

describe('motox with large pieces', () => {
  it.each(scene.previews.map((preview, at) => ({ preview, at })))(
    'has them larger: preview $at',
    ({ preview }) => {
      const large = { ...preview, look: { large: true } };
      tidy(large, 1300);
      const [usual, wide] = [sketch(preview).boxes, sketch(large).boxes];
      for (const [kind, least] of [
        ['badge', 1.24],
        ['piece', 1.15],
        ['text', 1.24],
      ] as const) {
        for (const { name, height } of usual.list(kind)) {
          const same = wide.list(kind).find((other) => other.name === name);
          if (same) expect(same.height / height, `${kind} ${name}`).toBeGreaterThanOrEqual(least);
        }
      }
    },
  );
});

describe('a canyon rally', () => {
  const look = { theme: 'canyon' };

  it('has everything where the plain look has it', () => {
    for (const preview of scene.previews)
      expect(sketch({ ...preview, look }).boxes.list()).toEqual(sketch(preview).boxes.list());
  });

  it('has bikes, barrels, and stones of its own', () => {
    const theme = themeOf('motox', 'canyon');
    expect(Object.keys(theme?.motifs ?? {})).toEqual(
      expect.arrayContaining(['bike', 'fallen', 'coin', 'curb', 'prop']),
    );
    for (const preview of scene.previews) {
      const [plain, themed] = [sketch(preview), sketch({ ...preview, look })];
      for (const piece of plain.boxes.list('piece'))
        expect(inside(themed.canvas, piece), piece.name).not.toEqual(inside(plain.canvas, piece));
    }
  });

  it('draws random games, nothing cut, nothing overlapping, every mark once', () => {
    for (let round = 0; round < 4; round++) {
      for (const request of pictures(motox, round, 23))
        tidy({ ...request, look: { ...look, large: round % 2 === 0 } }, 1300);
    }
  });

  it.each(LANGUAGES)(
    'tells everything that happens in %s, under the keys and with the places of the game',
    (language) => {
      const theme = themeOf('motox', 'canyon');
      const [own, game] = [
        sentences(theme?.words[language] ?? {}),
        sentences(motox.words.sentences[language]),
      ];
      for (const [key, sentence] of own) {
        if (key === 'about') continue;
        expect([key, places(sentence)]).toEqual([key, places(game.get(key) ?? '')]);
      }
      expect([...game.keys()].filter((key) => key.startsWith('tell.') && !own.has(key))).toEqual([]);
    },
  );
});

function tidy(request: PictureRequest, highest = 1100): void {
  const { canvas, boxes } = sketch(request);
  const where = JSON.stringify(request);
  expect(canvas.width, where).toBe(1000);
  expect(canvas.height, where).toBeLessThanOrEqual(highest);
  expect(boxes.cut(), where).toEqual([]);
  for (const kind of ['plate', 'badge', 'text'] as const) expect(boxes.overlaps(kind), where).toEqual([]);
  const texts = boxes.list('text');
  const covered = boxes.list('badge').filter((badge) => texts.some((text) => cover(badge, text)));
  expect(covered, where).toEqual([]);
  const numbers = texts.filter(({ name }) => name.startsWith('tile ')).length;
  expect(numbers, where).toBe((request.view as MotoXView).track.length);
  const badges = boxes.list('badge').map(({ name }) => name);
  expect(badges.toSorted(), where).toEqual([...new Set(request.marks.map(({ mark }) => mark))].sort());
}

function over(view: MotoXView, events: readonly unknown[]): PictureRequest {
  const sitters = view.hands.map((_, seat) => ({ name: `Somebody with a long name ${seat}`, ai: true }));
  const places = view.hands.map((_, seat) => ({ seat, place: seat + 1 }));
  return { scene: 'motox', view, viewer: null, sitters, turn: [], events, marks: [], places };
}

function racing(seats: number): MotoXView {
  const view = scene.previews[0]?.view as MotoXView;
  return { ...view, hands: view.hands.slice(0, seats), bikes: view.bikes.slice(0, seats) };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  n: [0, 1],
  e: [1, 0],
  s: [0, -1],
  w: [-1, 0],
};

/** A start tile and 23 more, in these directions over and over. */
function winding(way: string): readonly Tile[] {
  const tiles: Tile[] = [{ x: 0, y: 0, ramp: 0 }];
  while (tiles.length < 24) {
    const last = tiles.at(-1) as Tile;
    const [x, y] = STEPS[way.charAt((tiles.length - 1) % way.length)] ?? [1, 0];
    tiles.push({ x: last.x + x, y: last.y + y, ramp: tiles.length % 4 });
  }
  return tiles;
}

function cover(one: Rect, other: Rect): boolean {
  const across = one.x + 0.5 < other.x + other.width && other.x + 0.5 < one.x + one.width;
  return across && one.y + 0.5 < other.y + other.height && other.y + 0.5 < one.y + one.height;
}

function colourAt(canvas: Canvas, x: number, y: number): readonly number[] {
  return [...canvas.getContext('2d').getImageData(Math.round(x), Math.round(y), 1, 1).data.slice(0, 3)];
}

function inside(canvas: Canvas, { x, y, width, height }: Rect): Buffer {
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  return Buffer.from(data);
}

function rgb(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** Every sentence of a tree by its key. */
function sentences(tree: Sentences, before = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[before + key, value] as const]
        : [...sentences(value, `${before}${key}.`)],
    ),
  );
}

/** What a sentence has places for, each once. */
function places(sentence: string): readonly string[] {
  return [...new Set([...sentence.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? ''))].sort();
}

/** The length of a standing bike tells the size of a space. */
function spaceSize(request: PictureRequest): number {
  const pieces = sketch(request).boxes.list('piece');
  return Math.max(...pieces.map(({ width }) => width)) / BIKE;
}
