import type { Seat } from '../../../engine/game.ts';
import { CARDS, junkIn } from '../cards.ts';
import { gifts } from '../steps/stealing.ts';
import { THROWS } from '../steps/throwing.ts';
import type { Card, GoStopMove, GoStopView } from '../types.ts';
import {
  BOMB,
  GIVE_DOUBLE,
  GIVE_PLAIN,
  GO,
  NEXT_DEAL,
  ONTO,
  PICK,
  SHAKE,
  SKIP,
  STOP,
  THROWN,
} from './codes.ts';
import { rankOf } from './reading.ts';

/** The move of a code. */
export function told(code: number, view: GoStopView, seat: Seat): GoStopMove {
  if (code < ONTO) return { kind: 'play', card: card(code), onto: null };
  if (code < BOMB) return ontoTold(code - ONTO);
  if (code < SHAKE) return { kind: 'bomb', month: code - BOMB + 1 };
  if (code < SKIP) return { kind: 'shake', month: code - SHAKE + 1 };
  if (code === SKIP) return { kind: 'draw' };
  if (code < GIVE_PLAIN) return { kind: 'target', onto: card(code - PICK) };
  if (code <= GIVE_DOUBLE) return { kind: 'give', card: gift(view, seat, code) };
  if (code === NEXT_DEAL) return { kind: 'deal' };
  if (code >= THROWN) return { kind: 'throw', throw: THROWS[code - THROWN] ?? 'rock' };
  return { kind: code === GO ? 'go' : 'stop' };
}

function ontoTold(code: number): GoStopMove {
  const from = code >> 2;
  return { kind: 'play', card: card(from), onto: card((from & ~3) + (code & 3)) };
}

function card(rank: number): Card {
  return CARDS[rank] as Card;
}

function gift({ storage }: GoStopView, seat: Seat, code: number): Card {
  const junk = code === GIVE_DOUBLE ? 2 : 1;
  return gifts(storage[seat] ?? []).find((one) => junkIn(one) === junk) as Card;
}

/** The code of a move. */
export function code(move: GoStopMove): number {
  switch (move.kind) {
    case 'throw':
      return THROWN + THROWS.indexOf(move.throw);
    case 'shake':
      return SHAKE + move.month - 1;
    case 'play':
      return move.onto === null ? rankOf(move.card) : ONTO + 4 * rankOf(move.card) + (rankOf(move.onto) & 3);
    case 'bomb':
      return BOMB + move.month - 1;
    case 'draw':
      return SKIP;
    case 'target':
      return PICK + rankOf(move.onto);
    case 'give':
      return junkIn(move.card) === 2 ? GIVE_DOUBLE : GIVE_PLAIN;
    case 'deal':
      return NEXT_DEAL;
    case 'go':
      return GO;
    case 'stop':
      return STOP;
  }
}
