import type { Turn } from '../../engine/game.ts';
import { getAllSeats } from './knowledge.ts';
import type { PiecepackState } from './types.ts';

/** Returns the turn: all seats may act at any time, until half of them want to pack up. */
export function turn({ seats, over }: PiecepackState): Turn {
  if (!over) return { kind: 'act', seats: getAllSeats(seats), phase: 'free' };
  return { kind: 'over', standings: getAllSeats(seats).map((seat) => ({ seat, place: 1 })) };
}

/** Returns the number of seats that end the table: half, rounded up, but at least two where two can sit. */
export function getPackingQuorum(seats: number): number {
  return Math.max(Math.ceil(seats / 2), Math.min(seats, 2));
}
