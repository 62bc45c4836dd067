import type { Chance } from '../../engine/chance.ts';
import type { Options } from '../../engine/options.ts';
import { BOARDS, sidesOf } from './board.ts';
import { countsOf, drawn, sorted, TABLE } from './coins.ts';
import { readOptions } from './options.ts';
import { allowance } from './turn.ts';
import type { Denomination, MoneyRunOptions, MoneyRunState, Square } from './types.ts';

/** Pawns on their starts or in hand, five coins drawn, and who begins. */
export function setup(seats: number, chosen: Options, chance: Chance): MoneyRunState {
  const options = readOptions(chosen);
  const sides = sidesOf(seats);
  const first = options.first === 'host' ? 0 : chance.draw(seats);
  return {
    options,
    sides,
    pawns: startsOf(options, seats),
    stacks: [],
    ...filledTable(options, chance),
    first,
    mover: first,
    actions: allowance({ options, round: 1, first, mover: first }),
    idle: 0,
    agreed: sides.map(() => false),
    round: 1,
    shifted: { before: [], now: [] },
    end: null,
  };
}

function startsOf({ board, starts }: MoneyRunOptions, seats: number): (Square | null)[] {
  const { middle } = BOARDS[board];
  return sidesOf(seats).map((side) => (starts === 'free' ? null : middle[side]));
}

function filledTable(options: MoneyRunOptions, chance: Chance): Pick<MoneyRunState, 'table' | 'bag'> {
  let bag = countsOf(options);
  const table: Denomination[] = [];
  for (let draw = drawn(bag, chance); draw !== null && table.length < TABLE; ) {
    table.push(draw.coin);
    bag = draw.bag;
    draw = table.length < TABLE ? drawn(bag, chance) : null;
  }
  return { table: sorted(table), bag };
}
