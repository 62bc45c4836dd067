import { CARDS, faceOf, monthOf } from '../cards.ts';
import { fourHeld } from '../steps/deciding.ts';
import type { Card, GoStopState, GoStopTable } from '../types.ts';
import { addTo } from './billing.ts';
import {
  ADDITIONAL,
  BOMBED,
  bitOf,
  CARRIED,
  cellsOf,
  DEALER,
  DECIDE,
  DECK,
  DRAWN,
  FOUR,
  GIVE,
  GOES,
  HAND,
  HAS_ANIMALS,
  LEFT,
  MOVER,
  NUMBER,
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
  type Table,
  THROW,
  TOKEN,
  WENT_AT,
} from './cells.ts';
import { between, setTotal } from './ending.ts';

/** A state, or a view. */
type Position = GoStopTable<Card | null, unknown>;

const PHASES: Readonly<Record<Position['phase'], number>> = {
  throw: THROW,
  play: PLAY,
  target: TARGET,
  give: GIVE,
  decide: DECIDE,
  deal: PLAY,
  over: OVER,
};

export function rankOf(card: Card): number {
  return faceOf(card).rank;
}

/** Writes all of a state. */
export function read(state: GoStopState, world: Table): void {
  writeSeen(state, state.deck.length, world);
  if (state.phase === 'over' || state.phase === 'deal') return;
  for (const card of state.deck) put(world.cells, DECK, card);
}

/** Writes what lies open, and the cards that stand in the hands. `deck`: how many cards are left. */
export function writeSeen(position: Position, deck: number, { cells }: Table): void {
  cells.fill(0);
  for (const [seat, total] of position.totals.entries()) setTotal(cells, seat, total);
  if (position.phase === 'over') cells[PHASE] = OVER;
  else if (position.phase === 'deal')
    between(cells, position.dealer, position.deal, position.carried, position.last?.winner === null);
  else writeDeal(position, deck, cells);
}

function writeDeal(position: Position, deck: number, cells: Int16Array): void {
  cells[PHASE] = fourHeld(position) === null ? (PHASES[position.phase] as number) : FOUR;
  cells[MOVER] = position.mover;
  cells[DEALER] = position.dealer;
  cells[LEFT] = deck;
  cells[NUMBER] = position.deal;
  cells[CARRIED] = position.carried;
  writeRow(position, cells);
  if (position.phase === 'target' || position.phase === 'give') writeUnderway(position, cells);
  for (const seat of position.totals.keys()) writeSeat(position, seat, cells);
  for (const { seat, count } of position.owed) cells[cellsOf(seat) + OWED] = count;
}

function writeRow({ row }: Position, cells: Int16Array): void {
  for (const { cards, token } of row) {
    for (const card of cards) put(cells, ROW, card);
    if (token !== null) cells[TOKEN + monthOf(cards[0] as Card) - 1] = token + 1;
  }
}

/** What the turn has come to before it is carried out. */
function writeUnderway({ phase, row, underway }: Position, cells: Int16Array): void {
  const [bomb] = underway.bomb;
  if (bomb !== undefined) cells[BOMBED] = monthOf(bomb);
  if (phase !== 'target') return;
  if (underway.drawn !== null) cells[DRAWN] = rankOf(underway.drawn) + 1;
  const paired = row.find(({ cards }) => cards.length === 2 || cards.length === 4);
  if (!paired) return;
  cells[PAIR] = monthOf(paired.cards[0] as Card);
  cells[PAIRED] = paired.cards.reduce((mask, card) => mask | bitOf(rankOf(card)), 0);
}

function writeSeat(position: Position, seat: number, cells: Int16Array): void {
  const own = cellsOf(seat);
  for (const card of position.hands[seat] ?? []) if (card !== null) put(cells, own + HAND, card);
  for (const card of position.storage[seat] ?? []) addTo(cells, own, rankOf(card));
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

/** One card more among those of its month, from that cell on. */
function put(cells: Int16Array, from: number, card: Card): void {
  const rank = rankOf(card);
  cells[from + (rank >> 2)] = (cells[from + (rank >> 2)] as number) | bitOf(rank);
}

/** The ranks of the cards that are nowhere to be seen, ascending. */
export function unseen({ phase, hands, row, storage, underway }: Position): number[] {
  const lying = row.flatMap(({ cards }) => cards);
  const turned = phase === 'target' ? [underway.drawn] : [];
  const seen = new Set([...hands.flat(), ...lying, ...storage.flat(), ...turned]);
  return [...CARDS.keys()].filter((rank) => !seen.has(CARDS[rank] as Card));
}
