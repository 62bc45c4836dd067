import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { getMonth } from '../../../src/games/gostop/cards.ts';
import { gostop } from '../../../src/games/gostop/index.ts';
import type { Card, GoStopEvent } from '../../../src/games/gostop/types.ts';
import { parseState } from '../../support/game/positions.ts';
import { playRandomSteps } from '../../support/game/random.ts';
import { SETTINGS } from './games.ts';

const MIDDLE =
  'play deal 1 dealer 1 mover 1 | row 5B | deck 1D1 2D1 4D1 6D1 7D1 8D1 | P1 hand 9B 9C 9D1 took - | P2 hand 1A 11A 11D1 took 10D1 shook 11 reserve shake11';
const THROW =
  'throw deal 1 dealer 1 mover 1 | row - | deck 1A 2B+ | P1 hand - took - | P2 hand - took - | P3 hand - took - | throws paper rock -';

describe('Go-Stop view', () => {
  test('R-GS-41: a spectator sees only shown cards of a hand, and how many cards are left', () => {
    const view = gostop.view(parseState(gostop, MIDDLE), null);
    expect(view.hands).toEqual([
      [null, null, null],
      ['11A', '11D1', null],
    ]);
    expect(view.deck).toBe(6);
  });

  test('R-GS-41: a player sees their own hand', () => {
    const view = gostop.view(parseState(gostop, MIDDLE), 0);
    expect(view.hands[0]).toEqual(['9B', '9C', '9D1']);
    expect(view.hands[1]).toEqual(['11A', '11D1', null]);
  });

  test('R-GS-5: nobody sees the throw of another player', () => {
    const state = parseState(gostop, THROW);
    expect(gostop.view(state, 1).throws).toEqual(['hidden', 'rock', null]);
    expect(gostop.view(state, null).throws).toEqual(['hidden', 'hidden', null]);
  });

  test('Go-Stop secrets: are exactly what the view leaves out', () => {
    expect(gostop.secrets(parseState(gostop, MIDDLE), 0)).toEqual(['/deck', '/hands/1/2']);
    expect(gostop.secrets(parseState(gostop, THROW), 1)).toEqual(['/deck', '/throws/0']);
  });
});

describe('Go-Stop seen', () => {
  test('R-GS-5: others see that a player has thrown, not what', () => {
    const event: GoStopEvent = { kind: 'thrown', seat: 0, throw: 'rock' };
    expect(gostop.seen(event, 0, 'now')).toEqual(event);
    expect(gostop.seen(event, 1, 'now')).toEqual({ ...event, throw: null });
    expect(gostop.seen(event, null, 'later')).toEqual({ ...event, throw: null });
  });

  test('Go-Stop seen: a deal shows the row only', () => {
    for (const { entry, after } of playRandomSteps(gostop, SETTINGS, 2)) {
      for (const event of entry.events) {
        if (event.kind !== 'dealt') continue;
        expect(event.row).toEqual(after.row.flatMap(({ cards }) => cards));
        expect(Object.keys(event).sort()).toEqual(['deal', 'dealer', 'kind', 'resets', 'row']);
      }
    }
  });
});

describe('Go-Stop guess', () => {
  test('Go-Stop guess: looks the same to the viewer and keeps all pieces', () => {
    for (const { after } of playRandomSteps(gostop, SETTINGS, 2)) {
      for (const viewer of [null, ...after.totals.keys()]) {
        const view = gostop.view(after, viewer);
        const guess = gostop.guess(view, viewer, createSeededChance(1));
        expect(gostop.view(guess, viewer)).toEqual(view);
        expect(gostop.pieces(guess)).toEqual(gostop.pieces(after));
      }
    }
  });

  test('Go-Stop guess: differs from guess to guess', () => {
    const state = gostop.setup(2, { ...parseState(gostop, MIDDLE).options }, createSeededChance(5));
    const view = gostop.view(state, 0);
    const hands = Array.from({ length: 20 }, (_, at) =>
      gostop.guess(view, 0, createSeededChance(at)).hands[1]?.join(),
    );
    expect(new Set(hands).size).toBe(20);
  });

  test('R-GS-24: the fourth card of a shaken month is never guessed into the hand that shook', () => {
    const view = gostop.view(parseState(gostop, MIDDLE), 0);
    for (let number = 0; number < 200; number++) {
      const hand = gostop.guess(view, 0, createSeededChance(number)).hands[1] as readonly Card[];
      expect(hand.filter((card) => getMonth(card) === 11)).toEqual(['11A', '11D1']);
    }
  });
});

test('Go-Stop texts: do not depend on a hidden hand', () => {
  for (const { before, seat } of playRandomSteps(gostop, SETTINGS, 2)) {
    for (const viewer of before.totals.keys()) {
      if (viewer === seat) continue;
      const guess = gostop.guess(gostop.view(before, viewer), viewer, createSeededChance(7));
      const [one, other] = [before, guess].map((state) => gostop.view(state, viewer));
      expect(gostop.text.status(one!)).toEqual(gostop.text.status(other!));
      expect(gostop.text.describe(one!)).toEqual(gostop.text.describe(other!));
    }
  }
});
