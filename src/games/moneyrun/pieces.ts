import { DENOMINATIONS, type MoneyRunState } from './types.ts';

/** Counts the pawns, placed or not, and the coins by denomination, wherever they are. */
export function pieces({ pawns, stacks, table, bag }: MoneyRunState): Readonly<Record<string, number>> {
  const inSight = [...stacks.flatMap(({ coins }) => coins), ...table];
  const counts = bag.map((count, index) => {
    const coin = DENOMINATIONS[index];
    return [`coin:${coin}`, count + inSight.filter((one) => one === coin).length] as const;
  });
  return { pawn: pawns.length, ...Object.fromEntries(counts) };
}
