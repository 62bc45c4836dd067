import type { Chance } from '../../engine/chance.ts';
import type { Options } from '../../engine/options.ts';
import { clearTable, dealCards, EMPTY_TURN } from './deal.ts';
import { readOptions } from './options.ts';
import { normaliseShape } from './steps/normalise-shape.ts';
import type { GoStopState } from './types.ts';

/** Creates the first state. The dealer is thrown for, drawn at random, or the host (R-GS-5); unless there is a throw, cards are dealt. */
export function setup(seats: number, chosen: Options, chance: Chance): GoStopState {
  const table = createBareState(seats, chosen);
  switch (table.options.dealer) {
    case 'rps':
      return normaliseShape({ ...table, phase: 'throw', throwers: [...table.totals.keys()] });
    case 'random':
      return normaliseShape(dealCards({ ...table, dealer: chance.draw(seats) }, chance));
    case 'host':
      return normaliseShape(dealCards(table, chance));
  }
}

function createBareState(seats: number, chosen: Options): GoStopState {
  const nobody = Array.from({ length: seats }, () => null);
  return clearTable({
    options: readOptions(chosen),
    phase: 'play',
    throws: nobody,
    throwers: [],
    compared: [],
    dealer: 0,
    mover: 0,
    hands: [],
    row: [],
    storage: [],
    shaken: [],
    passes: [],
    goes: [],
    additional: [],
    reserves: [],
    wentAt: [],
    underway: EMPTY_TURN,
    owed: [],
    deal: 1,
    resets: 0,
    carried: 1,
    totals: nobody.map(() => 0),
    last: null,
    deck: [],
  });
}

/** Counts every card by name; all 48 stay in the game. */
export function pieces(state: GoStopState): Readonly<Record<string, number>> {
  const lying = state.row.flatMap(({ cards }) => cards);
  const turned = state.phase === 'target' && state.underway.drawn !== null ? [state.underway.drawn] : [];
  const count: Record<string, number> = {};
  for (const card of [...state.hands.flat(), ...lying, ...state.storage.flat(), ...state.deck, ...turned])
    count[card] = (count[card] ?? 0) + 1;
  return count;
}
