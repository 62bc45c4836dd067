import type { Chance } from '../../engine/chance.ts';
import type { Options } from '../../engine/options.ts';
import { BOARDS, getSides } from './board.ts';
import { drawCoin, getCoinCounts, sortCoins, TABLE_SIZE } from './coins.ts';
import { readOptions } from './options.ts';
import { getAllowance } from './turn.ts';
import {
  DENOMINATIONS,
  type Denomination,
  type MoneyRunOptions,
  type MoneyRunState,
  type Square,
} from './types.ts';

/** Sets up a match: pawns on their starts or in hand, five coins drawn, and the first player chosen. */
export function setup(seats: number, chosen: Options, chance: Chance): MoneyRunState {
  const options = readOptions(chosen);
  const sides = getSides(seats);
  const first = options.first === 'host' ? 0 : chance.draw(seats);
  return {
    options,
    sides,
    pawns: getStarts(options, seats),
    stacks: [],
    ...fillTable(options, chance),
    first,
    mover: first,
    actions: getAllowance({ options, round: 1, first, mover: first }),
    idle: 0,
    agreed: sides.map(() => false),
    round: 1,
    shifted: { before: [], now: [] },
    end: null,
  };
}

function getStarts({ board, starts }: MoneyRunOptions, seats: number): (Square | null)[] {
  const { middle } = BOARDS[board];
  return getSides(seats).map((side) => (starts === 'free' ? null : middle[side]));
}

function fillTable(options: MoneyRunOptions, chance: Chance): Pick<MoneyRunState, 'table' | 'bag'> {
  let bag = getCoinCounts(options);
  const table: Denomination[] = [];
  for (let draw = drawCoin(bag, chance); draw !== null && table.length < TABLE_SIZE; ) {
    table.push(draw.coin);
    bag = draw.bag;
    draw = table.length < TABLE_SIZE ? drawCoin(bag, chance) : null;
  }
  return { table: sortCoins(table), bag };
}

/** Counts the pawns, placed or not, and the coins by denomination, wherever they are. */
export function pieces({ pawns, stacks, table, bag }: MoneyRunState): Readonly<Record<string, number>> {
  const inSight = [...stacks.flatMap(({ coins }) => coins), ...table];
  const counts = bag.map((count, index) => {
    const coin = DENOMINATIONS[index];
    return [`coin:${coin}`, count + inSight.filter((one) => one === coin).length] as const;
  });
  return { pawn: pawns.length, ...Object.fromEntries(counts) };
}
