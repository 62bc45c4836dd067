import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../../src/engine/seeded-chance.ts';
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

describe('what a viewer sees', () => {
  test('R-FO-18: a spectator sees suits and places, and the values that lie up', () => {
    const view = forage.view(parseState(MIDDLE), null);
    expect(view.coins.map((coin) => coin.value)).toEqual([null, null, 1, null]);
    expect(view.stashes[0]).toEqual([
      { suit: 1, value: null },
      { suit: 1, value: null },
      { suit: 2, value: null },
    ]);
  });

  test('R-FO-5: when the match has ended everybody sees every coin, and it is told in a line', () => {
    const state = parseState(MIDDLE);
    for (const viewer of [null, 0, 1, 2])
      expect(forage.laidOpen?.(state, viewer)).toEqual({ ...state, viewer });
    const lines = forage.words.reveal?.(forage.view(state, null)) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    const open = forage.words.reveal?.({ ...state, viewer: null }) ?? [];
    expect(open.map((line) => formatText('en', line))).toEqual([
      'Coins of suns on a1 (2).',
      'Coins of moons on b5 (1, face up).',
      'Coins of crowns on h4 (3) and c8 (blank).',
      'Ann: 3 of moons, 5 of moons, and 1 of crowns.',
      'Bo: 4 of suns.',
    ]);
    const known = parseState(MIDDLE, { openMemory: true });
    expect(forage.words.reveal?.({ ...known, viewer: null })).toEqual([]);
  });

  test('R-FO-13: a player sees the own stash, and the own coin under the pawn', () => {
    const view = forage.view(parseState(MIDDLE), 0);
    expect(view.coins.map((coin) => coin.value)).toEqual([2, null, 1, null]);
    expect(view.stashes.map((stash) => stash.map((coin) => coin.value))).toEqual([[3, 5, 1], [null], []]);
  });

  test("R-FO-13: not another suit's coin under the pawn", () => {
    expect(forage.view(parseState(MIDDLE), 1).coins.map((coin) => coin.value)).toEqual([null, null, 1, null]);
  });

  test('R-FO-5: with open memory everybody sees everything', () => {
    const state = parseState(MIDDLE, { openMemory: true });
    expect(forage.view(state, null)).toEqual({ ...state, viewer: null });
    expect(forage.secrets(state, null)).toEqual([]);
  });

  test('at the end the stashes are turned up, the coins left on the board are not', () => {
    const view = forage.view(parseState(`${MIDDLE} over`), null);
    expect(view.stashes[0]?.map((coin) => coin.value)).toEqual([3, 5, 1]);
    expect(view.coins.map((coin) => coin.value)).toEqual([null, null, 1, null]);
  });

  test('the secrets are exactly what the view leaves out', () => {
    expect(forage.secrets(parseState(MIDDLE), 0)).toEqual([
      '/coins/1/value',
      '/coins/3/value',
      '/stashes/1/0/value',
    ]);
  });

  test('a guess looks the same and puts hidden coins elsewhere', () => {
    const view = forage.view(parseState(MIDDLE), 2);
    const guesses = Array.from({ length: 20 }, (_, at) => forage.guess(view, 2, createSeededChance(at)));
    for (const guess of guesses) expect(forage.view(guess, 2)).toEqual(view);
    expect(new Set(guesses.map(forage.notation.print)).size).toBeGreaterThan(5);
  });
});

describe('what a viewer is told', () => {
  test('R-FO-5: a coin laid is shown to all, then to nobody', () => {
    expect(forage.seen(placed, 2, 'now')).toEqual(placed);
    expect(forage.seen(placed, 0, 'later')).toEqual({ ...placed, value: null });
    expect(forage.seen(placed, null, 'later')).toEqual({ ...placed, value: null });
  });

  test('R-FO-5: and so is how far the pawn went', () => {
    expect(forage.seen(moved, null, 'now')).toEqual(moved);
    expect(forage.seen(moved, null, 'later')).toEqual({ ...moved, course: null, forced: null, past: true });
  });

  test('R-FO-14: whether the coin underneath fitted is known to its owner', () => {
    const under: ForageEvent = { ...moved, known: 'owner' };
    expect(forage.seen(under, 1, 'now')).toEqual({ ...moved, known: 'owner', forced: null });
    expect(forage.seen(under, 0, 'now')).toEqual(under);
  });

  test('R-FO-17: only the taker learns what was taken', () => {
    expect(forage.seen(took, 0, 'now')).toEqual(took);
    expect(forage.seen(took, 1, 'now')).toEqual({ ...took, value: null });
    expect(forage.seen(took, null, 'later')).toEqual({ ...took, value: null });
  });

  test('R-FO-5: of a roll the number stays, where the pawn went with it does not', () => {
    const rolled: ForageEvent = { ...moved, known: 'number' };
    expect(forage.seen(rolled, 1, 'now')).toEqual(rolled);
    expect(forage.seen(rolled, 1, 'later')).toEqual({ ...rolled, past: true });
    expect(forage.seen({ ...rolled, known: 'always' }, 1, 'later')).toEqual({ ...rolled, known: 'always' });
  });

  test('R-FO-5: what is known for good stays told', () => {
    const open: ForageEvent = { ...placed, known: 'always' };
    expect(forage.seen(open, null, 'later')).toEqual(open);
  });
});

describe('what is told later', () => {
  const closed = [...playRandomSteps(4)].filter(({ before }) => !before.options.openMemory);

  test('R-FO-5: of a coin laid value down there is no number and no space', () => {
    const laid = closed.filter(({ entry }) =>
      entry.events.some((event) => event.kind === 'placed' && event.known === 'now'),
    );
    expect(laid.length).toBeGreaterThan(300);
    for (const step of laid) for (const line of listLaterText(step)) expect(line).not.toMatch(/\d/);
  });

  test('R-FO-14: nor of the coin underneath', () => {
    const used = closed.filter(({ entry }) => entry.events.some((event) => event.kind === 'used'));
    expect(used.length).toBeGreaterThan(10);
    for (const step of used) for (const line of listLaterText(step)) expect(line).not.toMatch(/\d/);
  });

  test('R-FO-5: no line names a space, so that none can be measured from', () => {
    for (const step of closed) for (const line of listLaterText(step)) expect(line).not.toMatch(/\b[a-l]\d/);
  });

  test('R-FO-5: a move is told in one natural sentence for each event', () => {
    const told = [
      { ...placed, seat: 1 },
      { ...moved, seat: 1 },
    ].map((event) => forage.words.tell(forage.seen(event, null, 'later') as ForageEvent));
    expect(told.map((text) => text && formatText('en', text))).toEqual([
      'Bo placed a coin of moons.',
      'Bo moved.',
    ]);
    expect(told.map((text) => text && formatText('ko', text))).toEqual([
      '바람이 달 동전을 놓았습니다.',
      '바람이 말을 옮겼습니다.',
    ]);
  });

  test('the picture still learns where the pawn came from', () => {
    expect(forage.seen(moved, null, 'later')).toMatchObject({ from: 'a1', to: 'd4' });
  });
});

/** What the others, and who only watches, are told of a move once the next turn has begun; not how the game ended. */
function listLaterText({ before, entry }: Step): string[] {
  const viewers = [null, ...before.pawns.keys()].filter((viewer) => viewer !== entry.seat);
  const events = entry.events.filter((event) => event.kind !== 'over');
  return viewers.flatMap((viewer) =>
    events.flatMap((event) => {
      const seen = forage.seen(event, viewer, 'later');
      const text = seen && forage.words.tell(seen);
      return text ? LANGUAGES.map((language) => formatText(language, text)) : [];
    }),
  );
}
