import { type Chance, shuffleList } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { BOARDS } from '../board.ts';
import { VALUES } from '../setup.ts';
import type { Coin, ForageState, ForageTable, ForageView, Square } from '../types.ts';
import { BLIND, FIRST, LAST, MOVER, OVER, PHASE, ROLLED, ROUND } from './cells.ts';
import { getCoinNumber } from './codes.ts';
import type { ForageNotes } from './memory.ts';
import type { ForageWorld } from './world.ts';

/** Writes a state as it is. */
export function readState(state: ForageState, world: ForageWorld): void {
  fillWorld(state, world, ({ value }) => value);
}

/**
 * Writes a position that fits the view: a hidden coin is the one that the seat remembers there, or any one left of its
 * suit.
 */
export function imagine(
  view: ForageView,
  seat: Seat,
  notes: ForageNotes | null,
  chance: Chance,
  world: ForageWorld,
): void {
  const sure = fullyKnownViews.get(view);
  if (sure && sure.notes === notes) world.cells.set(sure.cells);
  else if (fillByGuess(view, notes, chance, world))
    fullyKnownViews.set(view, { notes, cells: world.cells.slice() });
  if (!view.options.openMemory) blindOpponents(view, seat, chance, world);
}

/** Cells of views in which every coin is known; the search imagines the same view again and again. */
const fullyKnownViews = new WeakMap<
  ForageView,
  { readonly notes: ForageNotes | null; readonly cells: Int16Array }
>();

/** Fills the position and returns whether no coin had to be guessed. */
function fillByGuess(
  view: ForageView,
  notes: ForageNotes | null,
  chance: Chance,
  world: ForageWorld,
): boolean {
  const left = listUnseenValues(view);
  const values = matchNotes(view, notes, left);
  const isSure = left.every((unseen) => unseen.length === 0);
  const pools = left.map((unseen) => shuffleList(chance, unseen));
  fillWorld(view, world, (coin) => coin.value ?? values.get(coin) ?? (pools[coin.suit]?.pop() as number));
  return isSure;
}

/** Assigns the remembered values to the hidden coins and removes them from `left`. */
function matchNotes(view: ForageView, notes: ForageNotes | null, left: readonly number[][]) {
  const spots = findHiddenCoins(view);
  const values = new Map<MaybeHiddenCoin, number>();
  for (const { suit, value, where } of notes?.coins ?? []) {
    const spot = spots.find((one) => one.where === where && one.coin.suit === suit && !values.has(one.coin));
    const at = left[suit]?.indexOf(value) ?? -1;
    if (!spot || at < 0) continue;
    values.set(spot.coin, value);
    left[suit]?.splice(at, 1);
  }
  return values;
}

/** Gives each opponent either a perfect memory or none at random, because its real memory is unknown. */
function blindOpponents({ pawns }: ForageView, seat: Seat, chance: Chance, { cells }: ForageWorld): void {
  for (let other = 0; other < pawns.length; other++)
    if (other !== seat && chance.draw(2) === 0) cells[BLIND + other] = 1;
}

type MaybeHiddenCoin = Coin<number | null>;

/** Coin whose value is hidden, with its space or the seat that holds it. */
interface Spot {
  readonly coin: MaybeHiddenCoin;
  readonly where: Square | number;
}

function findHiddenCoins({ coins, stashes }: ForageView): Spot[] {
  const all = [
    ...coins.map((coin): Spot => ({ coin, where: coin.at })),
    ...stashes.flatMap((stash, where) => stash.map((coin): Spot => ({ coin, where }))),
  ];
  return all.filter(({ coin }) => coin.value === null);
}

/** Lists, by suit, the values that are not visible. */
function listUnseenValues({ coins, stashes, pawns }: ForageView): number[][] {
  const all: readonly MaybeHiddenCoin[] = [...coins, ...stashes.flat()];
  return pawns.map((_, suit) =>
    VALUES.filter((value) => !all.some((coin) => coin.suit === suit && coin.value === value)),
  );
}

function fillWorld<V>(table: ForageTable<V>, world: ForageWorld, known: (coin: Coin<V>) => number): void {
  const { rank } = BOARDS[table.options.board];
  const { cells } = world;
  world.clear();
  cells[MOVER] = table.mover;
  cells[PHASE] = table.phase;
  cells[ROLLED] = table.rolled ?? -1;
  cells[ROUND] = table.round;
  cells[LAST] = table.lastRound ? 1 : 0;
  cells[OVER] = table.over ? 1 : 0;
  cells[FIRST] = table.first;
  for (const [seat, square] of table.pawns.entries()) world.stand(seat, rank.get(square) as number);
  for (const coin of table.coins)
    world.lay(getCoinNumber(coin.suit, known(coin)), rank.get(coin.at) as number, coin.up);
  for (const [seat, stash] of table.stashes.entries())
    for (const coin of stash) world.keep(seat, getCoinNumber(coin.suit, known(coin)));
}
