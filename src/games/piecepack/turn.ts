import type { Turn } from '../../engine/game.ts';
import { getAllSeats } from './knowledge.ts';
import type { PiecepackState } from './types.ts';

/** Anybody may act at any time, until half of the seats want to pack up. */
export function turn({ seats, over }: PiecepackState): Turn {
  if (!over) return { kind: 'act', seats: getAllSeats(seats), phase: 'free' };
  return { kind: 'over', standings: getAllSeats(seats).map((seat) => ({ seat, place: 1 })) };
}

/** How many have to want to pack up: half of the seats, rounded up, and two at least where two can sit. */
export function getPackingQuorum(seats: number): number {
  return Math.max(Math.ceil(seats / 2), Math.min(seats, 2));
}
