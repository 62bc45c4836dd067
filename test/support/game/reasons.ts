import { describe, expect, test } from 'vitest';
import { playExhibition } from '../../../src/ai/exhibition.ts';
import { getMoveReason } from '../../../src/app/core/reason.ts';
import type { Game, Kinds } from '../../../src/engine/game.ts';
import { start } from '../../../src/engine/kernel.ts';
import type { Options } from '../../../src/engine/options.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { createSeededChance } from '../../../src/engine/seeded-chance.ts';
import type { Text } from '../../../src/engine/text.ts';
import { translate } from '../../../src/i18n/translate.ts';
import { createMatchFromPosition, playTyped } from './positions.ts';
import { getOptions } from './random.ts';

/** A position, what is done there, and what everybody is told that it was for. */
export interface ReasonRow {
  readonly at: string;
  readonly options?: Options;
  /** As typed. */
  readonly move: string;
  readonly luck?: readonly number[];
  /** In English; null where nothing is said. */
  readonly why: string | null;
  /** The kind of the event behind whose line it stands; `first`: of the first line; missing where it does not matter. */
  readonly of?: string;
}

/** One test for each row, with Ann, Bo, Cy and Dee at the table. */
export function testReasons<K extends Kinds>(game: Game<K>, rows: readonly ReasonRow[]): void {
  describe('what a move was for', () => {
    test.each(rows)('$move at $at: $why', ({ at, options, move, luck = [], why, of }) => {
      const match = createMatchFromPosition(game, at, options);
      const played = playTyped(game, match, move, { luck });
      if (refused(played)) throw new Error(`${move} is refused: ${played.reason.key}`);
      const reason = getMoveReason(match, played.entry);
      expect(formatReason(reason)).toBe(why);
      if (of !== undefined) expect(reason?.of ?? 'first').toBe(of);
    });
  });
}

/** How much is said of AI seats, in the matches of all numbers of seats: often enough, and not always the same. */
export function testReasonVariety(game: Game, matches = 20, most = 60): void {
  test(`of the moves of ${matches} matches a third or more is explained, in four ways or more`, () => {
    const told = Array.from({ length: matches }, (_, number) => [...listReasons(game, number, most)]).flat();
    const said = told.filter((why) => why !== null);
    expect(said.length / told.length).toBeGreaterThan(1 / 3);
    expect(new Set(said.map(({ key }) => key)).size).toBeGreaterThanOrEqual(4);
  });
}

/** By move that was chosen, and is no roll, which needs no reason. */
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

/** The game, whose AI seats hardly think. */
function speedUpAi(game: Game): Game {
  const { mind } = game;
  return mind ? { ...game, mind: { ...mind, search: { ...mind.search, floor: PLAYOUTS } } } : game;
}

const PLAYOUTS = 40;

function formatReason(why: Text | null): string | null {
  return why && translate('en', why, (seat) => ['Ann', 'Bo', 'Cy', 'Dee'][seat] ?? '');
}
