import type { Chance } from '../../engine/chance.ts';
import type { Options } from '../../engine/options.ts';
import { dealtOut, NOTHING, swept } from './deal.ts';
import { readOptions } from './options.ts';
import { shaped } from './steps/shape.ts';
import type { GoStopState } from './types.ts';

/** Everybody throws for the deal, or the dealer is drawn, or it is the host, and the cards are dealt (R-GS-5). */
export function setup(seats: number, chosen: Options, chance: Chance): GoStopState {
  const table = bare(seats, chosen);
  switch (table.options.dealer) {
    case 'rps':
      return shaped({ ...table, phase: 'throw', throwers: [...table.totals.keys()] });
    case 'random':
      return shaped(dealtOut({ ...table, dealer: chance.draw(seats) }, chance));
    case 'host':
      return shaped(dealtOut(table, chance));
  }
}

function bare(seats: number, chosen: Options): GoStopState {
  const nobody = Array.from({ length: seats }, () => null);
  return swept({
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
    underway: NOTHING,
    owed: [],
    deal: 1,
    resets: 0,
    carried: 1,
    totals: nobody.map(() => 0),
    last: null,
    deck: [],
  });
}
