import { describe, expect, test } from 'vitest';
import { createRecordedChance } from '../../../src/engine/chance.ts';
import type { Game, Kinds, Seat } from '../../../src/engine/game.ts';
import { advance, listWholeMoves, type Match, type Played } from '../../../src/engine/kernel.ts';
import type { Options } from '../../../src/engine/options.ts';
import { type Refusal, refused } from '../../../src/engine/refusal.ts';
import { getOptions } from './random.ts';

/** A position, what is done there, and what must come of it. */
export interface PositionRow {
  /** The ruling, or the sentence of the document in other words. */
  readonly origin: string;
  readonly at: string;
  readonly options?: Options;
  /** Who moves, where several may; otherwise the first seat to move. */
  readonly seat?: Seat;
  /** As typed. */
  readonly move?: string;
  readonly luck?: readonly number[];
  /** The position afterwards. */
  readonly to?: string;
  /** The key of the refusal, without the game's name. */
  readonly refused?: string;
  /** Every legal move, printed. */
  readonly legal?: readonly string[];
  /** Moves that are, and that are not, among the legal ones. */
  readonly among?: readonly string[];
  readonly without?: readonly string[];
  /** The events of the kinds named here, each with at least these members. */
  readonly told?: readonly { readonly kind: string; readonly [member: string]: unknown }[];
}

/** One test for each row. */
export function testPositions<K extends Kinds>(
  game: Game<K>,
  tables: Readonly<Record<string, readonly PositionRow[]>>,
): void {
  describe.each(Object.entries(tables))('%s', (_name, rows) => {
    test.each(rows)('$origin', (row) => checkRow(game, row));
  });
}

function checkRow<K extends Kinds>(game: Game<K>, row: PositionRow): void {
  checkLegal(game, row);
  if (row.move === undefined)
    expect(row.legal ?? row.among ?? row.without, 'a row claims something').toBeDefined();
  else checkMove(game, row, row.move);
}

function checkMove<K extends Kinds>(game: Game<K>, row: PositionRow, typed: string): void {
  const played = playTyped(game, createMatchFromPosition(game, row.at, row.options), typed, row);
  if (refused(played)) {
    expect(played.reason.key).toBe(
      row.refused?.includes(':') ? row.refused : `${game.id}:refuse.${row.refused}`,
    );
    return;
  }
  expect(row.refused, 'played, not refused').toBeUndefined();
  expect(row.to ?? row.told, 'a row claims something').toBeDefined();
  if (row.to !== undefined) expect(game.notation.print(played.match.state)).toBe(row.to);
  checkEvents(played.entry.events as readonly { kind: string }[], row.told ?? []);
}

function checkLegal<K extends Kinds>(game: Game<K>, row: PositionRow): void {
  if (!row.legal && !row.among && !row.without) return;
  const legal = listLegalMoves(game, parseState(game, row.at, row.options), row.seat);
  if (row.legal) expect([...legal].sort()).toEqual([...row.legal].sort());
  for (const move of row.among ?? []) expect(legal).toContain(move);
  for (const move of row.without ?? []) expect(legal).not.toContain(move);
}

function checkEvents(events: readonly { kind: string }[], wanted: readonly { kind: string }[]): void {
  const kinds = wanted.map(({ kind }) => kind);
  expect(events.filter(({ kind }) => kinds.includes(kind))).toMatchObject(wanted);
}

/** The state of a position text; throws when it cannot be read. */
export function parseState<K extends Kinds>(game: Game<K>, at: string, chosen: Options = {}): K['state'] {
  const state = game.notation.parse(at, getOptions(game, chosen));
  if (refused(state)) throw new Error(`${at}: ${JSON.stringify(state.reason)}`);
  return state;
}

/** A match that stands like the position. */
export function createMatchFromPosition<K extends Kinds>(
  game: Game<K>,
  at: string,
  chosen: Options = {},
): Match<K> {
  const state = parseState(game, at, chosen);
  return { game, seats: game.seats.at(-1) ?? 0, options: getOptions(game, chosen), state, played: 0 };
}

/** The move a typed text stands for, made by the seat, or by the first whose turn it is. */
export function playTyped<K extends Kinds>(
  game: Game<K>,
  match: Match<K>,
  typed: string,
  {
    seat = getSeatToMove(game, match.state),
    luck = [],
  }: { readonly seat?: Seat; readonly luck?: readonly number[] } = {},
): Played<K> | Refusal {
  const move = game.notation.parseMove(typed, game.view(match.state, seat), seat);
  if (refused(move)) return move;
  const chance = createRecordedChance(luck);
  const played = advance(match, seat, move, chance);
  if (!refused(played)) expect(chance.left(), 'luck left over').toBe(0);
  return played;
}

/** Every legal move of the seat, or of the first to move, printed. */
export function listLegalMoves<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat = getSeatToMove(game, state),
): string[] {
  return [...listWholeMoves(game, game.view(state, seat), seat)].map(({ move }) =>
    game.notation.printMove(move),
  );
}

function getSeatToMove<K extends Kinds>(game: Game<K>, state: K['state']): Seat {
  const turn = game.turn(state);
  return turn.kind === 'act' ? (turn.seats[0] as Seat) : 0;
}
