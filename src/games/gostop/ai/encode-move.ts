import type { Seat } from '../../../engine/game.ts';
import { CARDS, getJunkValue } from '../cards.ts';
import { findGifts } from '../steps/steal.ts';
import { THROWS } from '../steps/throw.ts';
import type { Card, GoStopMove, GoStopView } from '../types.ts';
import {
  BOMB,
  GIVE_DOUBLE,
  GIVE_PLAIN,
  GO,
  NEXT_DEAL,
  PICK,
  PLAY_ONTO,
  SHAKE,
  SKIP,
  STOP,
  THROWN,
} from './move-codes.ts';
import { getRank } from './read-state.ts';

export function decodeMove(code: number, view: GoStopView, seat: Seat): GoStopMove {
  if (code < PLAY_ONTO) return { kind: 'play', card: getCardByRank(code), onto: null };
  if (code < BOMB) return decodeOntoMove(code - PLAY_ONTO);
  if (code < SHAKE) return { kind: 'bomb', month: code - BOMB + 1 };
  if (code < SKIP) return { kind: 'shake', month: code - SHAKE + 1 };
  if (code === SKIP) return { kind: 'draw' };
  if (code < GIVE_PLAIN) return { kind: 'target', onto: getCardByRank(code - PICK) };
  if (code <= GIVE_DOUBLE) return { kind: 'give', card: findGift(view, seat, code) };
  if (code === NEXT_DEAL) return { kind: 'deal' };
  if (code >= THROWN) return { kind: 'throw', throw: THROWS[code - THROWN] ?? 'rock' };
  return { kind: code === GO ? 'go' : 'stop' };
}

function decodeOntoMove(code: number): GoStopMove {
  const from = code >> 2;
  return { kind: 'play', card: getCardByRank(from), onto: getCardByRank((from & ~3) + (code & 3)) };
}

function getCardByRank(rank: number): Card {
  return CARDS[rank] as Card;
}

function findGift({ storage }: GoStopView, seat: Seat, code: number): Card {
  const junk = code === GIVE_DOUBLE ? 2 : 1;
  return findGifts(storage[seat] ?? []).find((one) => getJunkValue(one) === junk) as Card;
}

export function encodeMove(move: GoStopMove): number {
  switch (move.kind) {
    case 'throw':
      return THROWN + THROWS.indexOf(move.throw);
    case 'shake':
      return SHAKE + move.month - 1;
    case 'play':
      return move.onto === null
        ? getRank(move.card)
        : PLAY_ONTO + 4 * getRank(move.card) + (getRank(move.onto) & 3);
    case 'bomb':
      return BOMB + move.month - 1;
    case 'draw':
      return SKIP;
    case 'target':
      return PICK + getRank(move.onto);
    case 'give':
      return getJunkValue(move.card) === 2 ? GIVE_DOUBLE : GIVE_PLAIN;
    case 'deal':
      return NEXT_DEAL;
    case 'go':
      return GO;
    case 'stop':
      return STOP;
  }
}
