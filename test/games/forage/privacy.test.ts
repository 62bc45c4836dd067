import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { LANGUAGES } from '../../../src/engine/text.ts';
import { forage } from '../../../src/games/forage/index.ts';
import type { ForageEvent } from '../../../src/games/forage/types.ts';
import { formatText } from '../../support/game/format-text.ts';
import { playRandomSteps, type Step } from './games.ts';
import { parseState } from './table.ts';

const MIDDLE =
  'torus 2 | pawns a1 h4 c8 | coins a1:S2 h4:C3 b5:M1^ c8:Cn | stash S:M35C1 M:S4 C:- | round 3 first S to move S';

const placed: ForageEvent = { kind: 'placed', seat: 0, suit: 1, at: 'a1', up: false, value: 3, known: 'now' };
const took: ForageEvent = { kind: 'took', seat: 0, suit: 1, at: 'a1', value: 3, known: 'owner' };
const moved: ForageEvent = {
  kind: 'moved',
  seat: 0,
  from: 'a1',
  to: 'd4',
  course: { direction: 'ne', steps: 3 },
  forced: false,
  known: 'now',
};

describe('Forage view', () => {
  test('R-FO-18: a spectator sees suits and places, and values that lie face up', () => {
    const view = forage.view(parseState(MIDDLE), null);
    expect(view.coins.map((coin) => coin.value)).toEqual([null, null, 1, null]);
    expect(view.stashes[0]).toEqual([
      { suit: 1, value: null },
      { suit: 1, value: null },
      { suit: 2, value: null },
    ]);
  });

  test('R-FO-5: after the match everybody sees every coin, and lines list the hidden ones', () => {
    const state = parseState(MIDDLE);
    for (const viewer of [null, 0, 1, 2])
      expect(forage.laidOpen?.(state, viewer)).toEqual({ ...state, viewer });
    const lines = forage.text.reveal?.(forage.view(state, null)) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    const open = forage.text.reveal?.({ ...state, viewer: null }) ?? [];
    expect(open.map((line) => formatText('en', line))).toEqual([
      'Coins of suns on a1 (2).',
      'Coins of moons on b5 (1, face up).',
      'Coins of crowns on h4 (3) and c8 (blank).',
      'Ann: 3 of moons, 5 of moons, and 1 of crowns.',
      'Bo: 4 of suns.',
    ]);
    const known = parseState(MIDDLE, { openMemory: true });
    expect(forage.text.reveal?.({ ...known, viewer: null })).toEqual([]);
  });

  test('R-FO-13: a player sees their own stash and their own coin under the pawn', () => {
    const view = forage.view(parseState(MIDDLE), 0);
    expect(view.coins.map((coin) => coin.value)).toEqual([2, null, 1, null]);
    expect(view.stashes.map((stash) => stash.map((coin) => coin.value))).toEqual([[3, 5, 1], [null], []]);
  });

  test("R-FO-13: a player does not see another suit's coin under the pawn", () => {
    expect(forage.view(parseState(MIDDLE), 1).coins.map((coin) => coin.value)).toEqual([null, null, 1, null]);
  });

  test('R-FO-5: with open memory everybody sees everything', () => {
    const state = parseState(MIDDLE, { openMemory: true });
    expect(forage.view(state, null)).toEqual({ ...state, viewer: null });
    expect(forage.secrets(state, null)).toEqual([]);
  });

  test('Forage view: at the end shows the stashes, but not the coins left on the board', () => {
    const view = forage.view(parseState(`${MIDDLE} over`), null);
    expect(view.stashes[0]?.map((coin) => coin.value)).toEqual([3, 5, 1]);
    expect(view.coins.map((coin) => coin.value)).toEqual([null, null, 1, null]);
  });

  test('Forage secrets: are exactly what the view leaves out', () => {
    expect(forage.secrets(parseState(MIDDLE), 0)).toEqual([
      '/coins/1/value',
      '/coins/3/value',
      '/stashes/1/0/value',
    ]);
  });

  test('Forage guess: looks the same to the viewer and moves hidden coins', () => {
    const view = forage.view(parseState(MIDDLE), 2);
    const guesses = Array.from({ length: 20 }, (_, at) => forage.guess(view, 2, createSeededChance(at)));
    for (const guess of guesses) expect(forage.view(guess, 2)).toEqual(view);
    expect(new Set(guesses.map(forage.notation.print)).size).toBeGreaterThan(5);
  });
});

describe('Forage seen', () => {
  test('R-FO-5: all see the value of a laid coin during the turn, nobody later', () => {
    expect(forage.seen(placed, 2, 'now')).toEqual(placed);
    expect(forage.seen(placed, 0, 'later')).toEqual({ ...placed, value: null });
    expect(forage.seen(placed, null, 'later')).toEqual({ ...placed, value: null });
  });

  test('R-FO-5: all see how far the pawn went during the turn, nobody later', () => {
    expect(forage.seen(moved, null, 'now')).toEqual(moved);
    expect(forage.seen(moved, null, 'later')).toEqual({ ...moved, course: null, forced: null, past: true });
  });

  test('R-FO-14: only the owner of a coin underneath knows whether its move was forced', () => {
    const under: ForageEvent = { ...moved, known: 'owner' };
    expect(forage.seen(under, 1, 'now')).toEqual({ ...moved, known: 'owner', forced: null });
    expect(forage.seen(under, 0, 'now')).toEqual(under);
  });

  test('R-FO-17: only the player who takes a coin sees its value', () => {
    expect(forage.seen(took, 0, 'now')).toEqual(took);
    expect(forage.seen(took, 1, 'now')).toEqual({ ...took, value: null });
    expect(forage.seen(took, null, 'later')).toEqual({ ...took, value: null });
  });

  test('R-FO-5: the number of a roll stays visible, its course does not', () => {
    const rolled: ForageEvent = { ...moved, known: 'number' };
    expect(forage.seen(rolled, 1, 'now')).toEqual(rolled);
    expect(forage.seen(rolled, 1, 'later')).toEqual({ ...rolled, past: true });
    expect(forage.seen({ ...rolled, known: 'always' }, 1, 'later')).toEqual({ ...rolled, known: 'always' });
  });

  test('R-FO-5: an event that is known for good stays visible', () => {
    const open: ForageEvent = { ...placed, known: 'always' };
    expect(forage.seen(open, null, 'later')).toEqual(open);
  });
});

describe('Forage texts of earlier turns', () => {
  const closed = [...playRandomSteps(4)].filter(({ before }) => !before.options.openMemory);

  test('R-FO-5: later texts give no number and no space for a coin laid face down', () => {
    const laid = closed.filter(({ entry }) =>
      entry.events.some((event) => event.kind === 'placed' && event.known === 'now'),
    );
    expect(laid.length).toBeGreaterThan(300);
    for (const step of laid) for (const line of listLaterText(step)) expect(line).not.toMatch(/\d/);
  });

  test('R-FO-14: later texts give no number and no space for a coin underneath', () => {
    const used = closed.filter(({ entry }) => entry.events.some((event) => event.kind === 'used'));
    expect(used.length).toBeGreaterThan(10);
    for (const step of used) for (const line of listLaterText(step)) expect(line).not.toMatch(/\d/);
  });

  test('R-FO-5: later texts name no space from which a distance could be measured', () => {
    for (const step of closed) for (const line of listLaterText(step)) expect(line).not.toMatch(/\b[a-l]\d/);
  });

  test('R-FO-5: later texts tell each event in one sentence', () => {
    const texts = [
      { ...placed, seat: 1 },
      { ...moved, seat: 1 },
    ].map((event) => forage.text.tell(forage.seen(event, null, 'later') as ForageEvent));
    expect(texts.map((text) => text && formatText('en', text))).toEqual([
      'Bo placed a coin of moons.',
      'Bo moved.',
    ]);
    expect(texts.map((text) => text && formatText('ko', text))).toEqual([
      '바람이 달 동전을 놓았습니다.',
      '바람이 말을 움직였습니다.',
    ]);
  });

  test('Forage seen: keeps the start of a move for the picture', () => {
    expect(forage.seen(moved, null, 'later')).toMatchObject({ from: 'a1', to: 'd4' });
  });
});

/** Returns the texts of a move that other viewers read after the next turn has begun, without the end of the match. */
function listLaterText({ before, entry }: Step): string[] {
  const viewers = [null, ...before.pawns.keys()].filter((viewer) => viewer !== entry.seat);
  const events = entry.events.filter((event) => event.kind !== 'over');
  return viewers.flatMap((viewer) =>
    events.flatMap((event) => {
      const seen = forage.seen(event, viewer, 'later');
      const text = seen && forage.text.tell(seen);
      return text ? LANGUAGES.map((language) => formatText(language, text)) : [];
    }),
  );
}
