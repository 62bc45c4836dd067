import type { Seat } from '../engine/game.ts';
import { moves } from '../engine/kernel.ts';
import { refused } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import type { Composing } from '../tables/move.ts';
import { seatOf, type Table, turnOf, viewOf } from '../tables/table.ts';
import type { Offer } from './command.ts';
import { cut } from './cut.ts';
import { labelsOf } from './labels.ts';
import { plainNamesAt } from './names.ts';

/** How many moves are looked through for one list of offers. */
const LOOKED_THROUGH = 8_000;

/** Reads a typed move in the game's notation. */
export function typedMove(wish: string): Composing {
  return (game, view, seat) => {
    const move = game.notation.parseMove(wish, view, seat);
    return refused(move) ? move : { move };
  };
}

/** The legal moves that go with what was typed so far, with what they mean; at most 25. None for who may not move. */
export function typedMoves(
  table: Table,
  person: string,
  soFar: string,
  language: Language,
): readonly Offer[] {
  const seat = seatOf(table, person);
  const turn = turnOf(table);
  if (seat === null || turn.kind === 'over' || !turn.seats.includes(seat)) return [];
  return offersFor(table, seat, soFar, language);
}

function offersFor(table: Table, seat: Seat, soFar: string, language: Language): readonly Offer[] {
  const { game } = table;
  const view = viewOf(table, seat);
  const offers: Offer[] = [];
  let looked = 0;
  for (const { path, move } of moves(game, view, seat)) {
    if (offers.length === 25 || ++looked > LOOKED_THROUGH) break;
    const value = game.notation.printMove(move);
    if (!fits(value, soFar)) continue;
    const meaning = labelsOf(game, view, seat, path, language, plainNamesAt(table)).join(' › ');
    offers.push({ name: cut(`${value} · ${meaning}`, 100), value: cut(value, 100) });
  }
  return offers;
}

function fits(value: string, soFar: string): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '');
  return bare(value).includes(bare(soFar));
}
