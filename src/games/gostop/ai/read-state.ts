import { CARDS, getFace, getMonth } from '../cards.ts';
import { findHeldFour } from '../steps/decide.ts';
import type { Card, GoStopState, GoStopTable } from '../types.ts';
import {
  ADDITIONAL,
  BOMBED,
  CARDS_LEFT,
  CARRIED,
  type CellTable,
  DEAL_NUMBER,
  DEALER,
  DECIDE,
  DECK,
  DRAWN,
  FOUR,
  GIVE,
  GOES,
  getCardBit,
  getSeatStart,
  HAND,
  HAS_ANIMALS,
  MOVER,
  OVER,
  OWED,
  PAIR,
  PAIRED,
  PASSES,
  PHASE,
  PLAY,
  RESERVES,
  ROW,
  SHAKEN,
  TARGET,
  THROW,
  TOKEN,
  WENT_AT,
} from './cells.ts';
import { setTotal, writeBetweenDeals } from './end-deal.ts';
import { addTakenCard } from './gains.ts';

/** State or view. */
type Position = GoStopTable<Card | null, unknown>;

const PHASE_CODES: Readonly<Record<Position['phase'], number>> = {
  throw: THROW,
  play: PLAY,
  target: TARGET,
  give: GIVE,
  decide: DECIDE,
  deal: PLAY,
  over: OVER,
};

export function getRank(card: Card): number {
  return getFace(card).rank;
}

/** Writes the whole state. */
export function readState(state: GoStopState, world: CellTable): void {
  writeVisible(state, state.deck.length, world);
  if (state.phase === 'over' || state.phase === 'deal') return;
  for (const card of state.deck) addCard(world.cells, DECK, card);
}

/** Writes the open cards and the known hand cards. `deck` is the number of cards left. */
export function writeVisible(position: Position, deck: number, { cells }: CellTable): void {
  cells.fill(0);
  for (const [seat, total] of position.totals.entries()) setTotal(cells, seat, total);
  if (position.phase === 'over') cells[PHASE] = OVER;
  else if (position.phase === 'deal')
    writeBetweenDeals(
      cells,
      position.dealer,
      position.deal,
      position.carried,
      position.last?.winner === null,
    );
  else writeDeal(position, deck, cells);
}

function writeDeal(position: Position, deck: number, cells: Int16Array): void {
  cells[PHASE] = findHeldFour(position) === null ? (PHASE_CODES[position.phase] as number) : FOUR;
  cells[MOVER] = position.mover;
  cells[DEALER] = position.dealer;
  cells[CARDS_LEFT] = deck;
  cells[DEAL_NUMBER] = position.deal;
  cells[CARRIED] = position.carried;
  writeRow(position, cells);
  if (position.phase === 'target' || position.phase === 'give') writeUnderway(position, cells);
  for (const seat of position.totals.keys()) writeSeat(position, seat, cells);
  for (const { seat, count } of position.owed) cells[getSeatStart(seat) + OWED] = count;
}

function writeRow({ row }: Position, cells: Int16Array): void {
  for (const { cards, token } of row) {
    for (const card of cards) addCard(cells, ROW, card);
    if (token !== null) cells[TOKEN + getMonth(cards[0] as Card) - 1] = token + 1;
  }
}

/** Writes the progress of a turn that is not resolved yet. */
function writeUnderway({ phase, row, underway }: Position, cells: Int16Array): void {
  const [bomb] = underway.bomb;
  if (bomb !== undefined) cells[BOMBED] = getMonth(bomb);
  if (phase !== 'target') return;
  if (underway.drawn !== null) cells[DRAWN] = getRank(underway.drawn) + 1;
  const paired = row.find(({ cards }) => cards.length === 2 || cards.length === 4);
  if (!paired) return;
  cells[PAIR] = getMonth(paired.cards[0] as Card);
  cells[PAIRED] = paired.cards.reduce((mask, card) => mask | getCardBit(getRank(card)), 0);
}

function writeSeat(position: Position, seat: number, cells: Int16Array): void {
  const own = getSeatStart(seat);
  for (const card of position.hands[seat] ?? []) if (card !== null) addCard(cells, own + HAND, card);
  for (const card of position.storage[seat] ?? []) addTakenCard(cells, own, getRank(card));
  cells[own + PASSES] = position.passes[seat] ?? 0;
  cells[own + GOES] = position.goes[seat] ?? 0;
  cells[own + ADDITIONAL] = position.additional[seat] ?? 0;
  cells[own + WENT_AT] = position.wentAt[seat] ?? 0;
  const causes = position.reserves[seat] ?? [];
  cells[own + RESERVES] = causes.length;
  cells[own + HAS_ANIMALS] = causes.some(({ kind }) => kind === 'animals') ? 1 : 0;
  for (const month of position.shaken[seat] ?? [])
    cells[own + SHAKEN] = (cells[own + SHAKEN] as number) | (1 << (month - 1));
}

/** Adds a card to the month cells that start at `from`. */
function addCard(cells: Int16Array, from: number, card: Card): void {
  const rank = getRank(card);
  cells[from + (rank >> 2)] = (cells[from + (rank >> 2)] as number) | getCardBit(rank);
}

/** Returns the ranks of all unseen cards, ascending. */
export function findUnseen({ phase, hands, row, storage, underway }: Position): number[] {
  const lying = row.flatMap(({ cards }) => cards);
  const turned = phase === 'target' ? [underway.drawn] : [];
  const seen = new Set([...hands.flat(), ...lying, ...storage.flat(), ...turned]);
  return [...CARDS.keys()].filter((rank) => !seen.has(CARDS[rank] as Card));
}
