import { describe, expect, test } from 'vitest';
import { playExhibition } from '../../../src/ai/exhibition.ts';
import { getMoveReason } from '../../../src/app/core/reason.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import type { Game, Kinds } from '../../../src/engine/game.ts';
import { start } from '../../../src/engine/kernel.ts';
import type { Options } from '../../../src/engine/options.ts';
import { refused } from '../../../src/engine/refusal.ts';
import type { Text } from '../../../src/engine/text.ts';
import { translate } from '../../../src/i18n/translate.ts';
import { createMatchFromPosition, playTyped } from './positions.ts';
import { getOptions } from './random.ts';

/** A position, a move, and the reason shown for it. */
export interface ReasonRow {
  readonly at: string;
  readonly options?: Options;
  /** Move as typed. */
  readonly move: string;
  readonly luck?: readonly number[];
  /** Reason in English; null if there is none. */
  readonly why: string | null;
  /** Kind of the event whose line carries the reason, or `first` for the first line; unchecked if absent. */
  readonly of?: string;
}

/** Registers one test for each row, with Ann, Bo, Cy and Dee at the table. */
export function testReasons<K extends Kinds>(game: Game<K>, rows: readonly ReasonRow[]): void {
  describe(`move reasons of ${game.id}`, () => {
    test.each(rows)(
      `${game.id} move reason: $move at $at is explained as $why`,
      ({ at, options, move, luck = [], why, of }) => {
        const match = createMatchFromPosition(game, at, options);
        const played = playTyped(game, match, move, { luck });
        if (refused(played)) throw new Error(`${move} is refused: ${played.reason.key}`);
        const reason = getMoveReason(match, played.entry);
        expect(formatReason(reason)).toBe(why);
        if (of !== undefined) expect(reason?.of ?? 'first').toBe(of);
      },
    );
  });
}

/** Tests that reasons for AI moves are frequent and varied, over matches of all numbers of seats. */
export function testReasonVariety(game: Game, matches = 20, most = 60): void {
  test(`${game.id} move reasons: explain at least a third of random moves, in four ways or more`, () => {
    const told = Array.from({ length: matches }, (_, number) => [...listReasons(game, number, most)]).flat();
    const said = told.filter((why) => why !== null);
    expect(said.length / told.length).toBeGreaterThan(1 / 3);
    expect(new Set(said.map(({ key }) => key)).size).toBeGreaterThanOrEqual(4);
  });
}

/** Yields the reason of each chosen move except rolls, which need none. */
function* listReasons(game: Game, number: number, most: number): Generator<Text | null> {
  const seats = game.seats[number % game.seats.length] as number;
  const started = start(speedUpAi(game), seats, getOptions(game), createSeededChance(number));
  if (refused(started)) throw new Error(started.reason.key);
  let { match } = started;
  for (const { entry, forced, match: after } of playExhibition(
    match,
    Array(seats).fill('badger'),
    createSeededChance(number),
  )) {
    if (after.played > most) return;
    if (!forced && (entry.move as { kind: string }).kind !== 'roll') yield getMoveReason(match, entry);
    match = after;
  }
}

/** Returns the game with very short AI searches. */
function speedUpAi(game: Game): Game {
  const { ai } = game;
  return ai ? { ...game, ai: { ...ai, search: { ...ai.search, minPlayouts: PLAYOUTS } } } : game;
}

const PLAYOUTS = 40;

function formatReason(why: Text | null): string | null {
  return why && translate('en', why, (seat) => ['Ann', 'Bo', 'Cy', 'Dee'][seat] ?? '');
}
