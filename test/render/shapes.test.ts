import { describe, expect, it } from 'vitest';
import type { Pen } from '../../render/canvas.ts';
import { stamp } from '../../render/kit/canvas-cache.ts';
import { getSuitColour } from '../../render/kit/colours.ts';
import { drawSuitMark } from '../../render/kit/suits.ts';
import { getStyle } from '../../render/style.ts';
import { plainKit } from '../../themes/plain/kit.ts';
import { drawTraces } from './shapes/draw-traces.ts';
import { compareGrey, drawGrey } from './shapes/grey.ts';
import type { ShapeKind } from './shapes/kind.ts';
import { SHAPE_KINDS } from './shapes/kinds.ts';
import { listLooks, type NamedLook } from './shapes/looks.ts';

/** Minimum number of pixels that identify a trace's owner: an eighth of a token of 20 pixels. */
const LEAST_PIXELS = 40;

/** Traces of events; those of Runaround, whose sides run in opposite directions, are among the kinds. */
const TRACES = [
  { game: 'forage', kind: 'moved' },
  { game: 'moneyrun', kind: 'moved' },
  { game: 'moneyrun', kind: 'shifted' },
  { game: 'moneyrun', kind: 'placed' },
  { game: 'motox', kind: 'rode' },
  { game: 'piecepack', kind: 'moved' },
  { game: 'piecepack', kind: 'rolled' },
] as const;

describe.each(SHAPE_KINDS)('shapes without hues: $name', (kind) => {
  it.each(listLooks(kind.game))(
    `shapes: differ in more than ${kind.least} of what they cover, $name`,
    (look) => {
      expect(listAlikePairs(kind, look)).toEqual([]);
    },
  );
});

describe.each(TRACES)('traces without hues: $kind in $game', ({ game, kind }) => {
  it.each(listLooks(game))('traces: tell the seats apart without hues, $name', ({ look }) => {
    const { bare, seats } = drawTraces(game, kind, look);
    expect(seats.length).toBeGreaterThan(1);
    const telling = listPairs(seats).map(([one, other]) => compareGrey(one, other, bare).differing);
    expect(Math.min(...telling)).toBeGreaterThan(LEAST_PIXELS);
  });
});

describe('compareGrey', () => {
  it('compareGrey: ignores a difference of hue alone', () => {
    const look = getStyle('piecepack');
    const [one, other] = ['#d55e00', '#008a65'].map((colour) =>
      drawGrey(look, 24, 'white', (pen) => drawSuitMark(pen, 0, 0, 0, 12, colour)),
    );
    const bare = drawGrey(look, 24, 'white', () => {});
    if (!one || !other) throw new Error('Two marks were to be drawn');
    expect(compareGrey(one, other, bare)).toMatchObject({ differing: 0, share: 0 });
    expect(compareGrey(one, other, bare).covered).toBeGreaterThan(100);
  });

  it('compareGrey: finds no difference between suits in one colour', () => {
    const colours = listLooks('piecepack')
      .map(({ look }) => look)
      .filter(({ key }) => key.includes('one colour'));
    expect(colours.length).toBeGreaterThan(0);
    const mark = (pen: Pen, suit: number) => drawSuitMark(pen, 0, 0, 0, 12, getSuitColour(pen, suit));
    const ways = [
      mark,
      (pen: Pen, suit: number) => stamp(pen, `mark ${suit}`, 24, 0, 0, (on) => mark(on, suit)),
    ];
    for (const look of colours) {
      const suits = plainKit.colours.suits.flatMap((_, suit) =>
        ways.map((draw) => drawGrey(look, 24, 'white', (pen) => draw(pen, suit))),
      );
      for (const suit of suits) expect(suit).toEqual(suits[0]);
    }
  });
});

/** Lists the pairs that are too similar. */
function listAlikePairs(kind: ShapeKind, { look }: NamedLook): readonly string[] {
  const ground = kind.ground ?? 'table';
  const bare = drawGrey(look, kind.side, ground, () => {});
  const drawn = kind.things.map(({ name, draw }) => ({
    name,
    grey: drawGrey(look, kind.side, ground, draw),
  }));
  return listPairs(drawn)
    .map(([one, other]) => ({
      names: `${one.name}, ${other.name}`,
      ...compareGrey(one.grey, other.grey, bare),
    }))
    .filter(({ share }) => share <= kind.least)
    .map(({ names, share }) => `${names}: ${share.toFixed(3)}`);
}

function listPairs<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other] as const));
}
