import { describe, expect, it } from 'vitest';
import type { Pen } from '../../render/canvas.ts';
import { suitColour } from '../../render/kit/colours.ts';
import { stamp } from '../../render/kit/stamps.ts';
import { suitMark } from '../../render/kit/suits.ts';
import { lookOf } from '../../render/look.ts';
import { plainKit } from '../../themes/plain/kit.ts';
import { compared, drawnGrey } from './shapes/grey.ts';
import type { Kind } from './shapes/kind.ts';
import { KINDS } from './shapes/kinds.ts';
import { looksOf, type NamedLook } from './shapes/looks.ts';
import { traced } from './shapes/traced.ts';

/** So many pixels at least have to tell whose trace it is: an eighth of a token of 20 pixels. */
const LEAST_PIXELS = 40;

/** What is drawn of what somebody did; Runaround's, whose sides run opposite ways, is among the kinds. */
const TRACES = [
  { game: 'forage', kind: 'moved' },
  { game: 'moneyrun', kind: 'moved' },
  { game: 'moneyrun', kind: 'shifted' },
  { game: 'moneyrun', kind: 'placed' },
  { game: 'motox', kind: 'rode' },
  { game: 'piecepack', kind: 'moved' },
  { game: 'piecepack', kind: 'rolled' },
] as const;

describe.each(KINDS)('$name, without hues', (kind) => {
  it.each(looksOf(kind.game))(`differ in more than ${kind.least} of what they cover, $name`, (look) => {
    expect(alike(kind, look)).toEqual([]);
  });
});

describe.each(TRACES)('whose trace it is in $game when somebody $kind, without hues', ({ game, kind }) => {
  it.each(looksOf(game))('is told, $name', ({ look }) => {
    const { bare, seats } = traced(game, kind, look);
    expect(seats.length).toBeGreaterThan(1);
    const telling = pairs(seats).map(([one, other]) => compared(one, other, bare).differing);
    expect(Math.min(...telling)).toBeGreaterThan(LEAST_PIXELS);
  });
});

describe('a difference of hue alone', () => {
  it('is none', () => {
    const look = lookOf('piecepack');
    const [one, other] = ['#d55e00', '#008a65'].map((colour) =>
      drawnGrey(look, 24, 'white', (pen) => suitMark(pen, 0, 0, 0, 12, colour)),
    );
    const bare = drawnGrey(look, 24, 'white', () => {});
    if (!one || !other) throw new Error('Two marks were to be drawn');
    expect(compared(one, other, bare)).toMatchObject({ differing: 0, share: 0 });
    expect(compared(one, other, bare).covered).toBeGreaterThan(100);
  });

  it('is none between suits in one colour, either', () => {
    const colours = looksOf('piecepack')
      .map(({ look }) => look)
      .filter(({ key }) => key.includes('one colour'));
    expect(colours.length).toBeGreaterThan(0);
    const mark = (pen: Pen, suit: number) => suitMark(pen, 0, 0, 0, 12, suitColour(pen, suit));
    const ways = [
      mark,
      (pen: Pen, suit: number) => stamp(pen, `mark ${suit}`, 24, 0, 0, (on) => mark(on, suit)),
    ];
    for (const look of colours) {
      const suits = plainKit.colours.suits.flatMap((_, suit) =>
        ways.map((draw) => drawnGrey(look, 24, 'white', (pen) => draw(pen, suit))),
      );
      for (const suit of suits) expect(suit).toEqual(suits[0]);
    }
  });
});

/** The pairs that can be mistaken for each other. */
function alike(kind: Kind, { look }: NamedLook): readonly string[] {
  const ground = kind.ground ?? 'table';
  const bare = drawnGrey(look, kind.side, ground, () => {});
  const drawn = kind.things.map(({ name, draw }) => ({
    name,
    grey: drawnGrey(look, kind.side, ground, draw),
  }));
  return pairs(drawn)
    .map(([one, other]) => ({ names: `${one.name}, ${other.name}`, ...compared(one.grey, other.grey, bare) }))
    .filter(({ share }) => share <= kind.least)
    .map(({ names, share }) => `${names}: ${share.toFixed(3)}`);
}

function pairs<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other] as const));
}
