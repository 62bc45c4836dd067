import { expect, test } from 'vitest';
import { findPurpose } from '../../src/ai/find-purpose.ts';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import type { GameAi } from '../../src/engine/game-ai.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { type Text, text } from '../../src/engine/text.ts';
import { forage } from '../../src/games/forage/index.ts';

const STATE = forage.setup(3, getDefaultOptions(forage.options), createSeededChance(1));
const SEAT = [0, 1, 2].find((seat) => {
  const turn = forage.turn(STATE);
  return turn.kind === 'act' && turn.seats.includes(seat);
}) as number;
const VIEW = forage.view(STATE, SEAT);
const { move } = pickRandomPath(forage as Game, VIEW, SEAT, createSeededChance(2));

/** Returns the purpose of the move in Forage when its AI gives the reason. */
function purpose(reason?: NonNullable<GameAi['reason']>, made: unknown = move): Text | null {
  const { reason: _, ...ai } = (forage as Game).ai as GameAi;
  const game = { ...(forage as Game), ai: { ...ai, ...(reason && { reason }) } };
  return findPurpose({ game, view: VIEW, seat: SEAT, move: made }, createSeededChance(3));
}

test('findPurpose: returns the reason that is the same in every guessed world', () => {
  const asked: unknown[][] = [];
  const found = purpose((...all) => {
    asked.push(all);
    return text('bot:panel.done');
  });
  expect(found).toEqual(text('bot:panel.done'));
  expect(asked.length).toBeGreaterThan(3);
  for (const [view, seen, seat] of asked) {
    expect([view, seat]).toEqual([VIEW, SEAT]);
    expect((seen as readonly { kind: string }[]).length).toBeGreaterThan(0);
  }
});

test('findPurpose: returns null when the reason depends on hidden information', () => {
  let worlds = 0;
  expect(purpose(() => (worlds++ === 2 ? text('bot:panel.done') : text('bot:panel.waitNobody')))).toBeNull();
  worlds = 0;
  expect(purpose(() => (worlds++ === 2 ? null : text('bot:panel.done')))).toBeNull();
});

test('findPurpose: returns null without a reason or for a move that does not exist', () => {
  expect(purpose()).toBeNull();
  expect(purpose(() => null)).toBeNull();
  expect(purpose(() => text('bot:panel.done'), { kind: 'roll' })).toBeNull();
});
