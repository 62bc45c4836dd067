import type { Seat } from '../../../engine/game.ts';
import type { Memory } from '../../../engine/game-ai.ts';
import type { MoneyRun, MoneyRunEvent, Square } from '../types.ts';

/** Move of a coin or of a seat's pawn from one square to another. */
export interface NotedMove {
  readonly from: Square;
  readonly to: Square;
  readonly pawn: Seat | null;
}

/** Moves since a coin was last placed, oldest first: only positions since then can come up again. */
export type MoneyRunNotes = readonly NotedMove[];

/** Memory of Money Run. Nothing is hidden, but the AI has to recognise repeated positions. */
export const memory: Memory<MoneyRun, MoneyRunNotes> = {
  begin: () => [],
  remember: rememberEvent,
  fade: (notes) => notes,
};

function rememberEvent(notes: MoneyRunNotes, event: MoneyRunEvent): MoneyRunNotes {
  switch (event.kind) {
    case 'placed':
      return [];
    case 'shifted':
      return [...notes, { from: event.from, to: event.to, pawn: null }];
    case 'moved':
      return [...notes, { from: event.from, to: event.path.at(-1) ?? event.from, pawn: event.seat }];
    default:
      return notes;
  }
}
