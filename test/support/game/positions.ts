import { describe, expect, test } from 'vitest';
import { createRecordedChance } from '../../../src/engine/chance.ts';
import type { Game, Kinds, Seat } from '../../../src/engine/game.ts';
import { advance, listWholeMoves, type Match, type Played } from '../../../src/engine/kernel.ts';
import type { Options } from '../../../src/engine/options.ts';
import { type Refusal, refused } from '../../../src/engine/refusal.ts';
import { getOptions } from './random.ts';

/** A position, a move, and the expected result. */
export interface PositionRow {
  /** Ruling, or the document's sentence in other words. */
  readonly origin: string;
  readonly at: string;
  readonly options?: Options;
  /** Seat that moves, if several may; otherwise the first seat to move. */
  readonly seat?: Seat;
  /** Move as typed. */
  readonly move?: string;
  readonly luck?: readonly number[];
  /** Position afterwards. */
  readonly to?: string;
  /** Key of the refusal, without the game's name. */
  readonly refused?: string;
  /** Every legal move, printed. */
  readonly legal?: readonly string[];
  /** Moves that are among the legal ones; `without` lists moves that are not. */
  readonly among?: readonly string[];
  readonly without?: readonly string[];
  /** Events of the kinds named here, each with at least these members. */
  readonly told?: readonly { readonly kind: string; readonly [member: string]: unknown }[];
}

/** Registers one test for each row. */
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

/** Parses a position's state; throws if it is invalid. */
export function parseState<K extends Kinds>(game: Game<K>, at: string, chosen: Options = {}): K['state'] {
  const state = game.notation.parse(at, getOptions(game, chosen));
  if (refused(state)) throw new Error(`${at}: ${JSON.stringify(state.reason)}`);
  return state;
}

/** Creates a match at the position. */
export function createMatchFromPosition<K extends Kinds>(
  game: Game<K>,
  at: string,
  chosen: Options = {},
): Match<K> {
  const state = parseState(game, at, chosen);
  return { game, seats: game.seats.at(-1) ?? 0, options: getOptions(game, chosen), state, played: 0 };
}

/** Makes a typed move for the seat, or for the first to move. */
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

/** Lists every legal move of the seat, or of the first to move, printed. */
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
