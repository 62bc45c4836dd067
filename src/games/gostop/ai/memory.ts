import type { Memory } from '../../../engine/game-ai.ts';
import { getMonth } from '../cards.ts';
import type { Card, GoStop, GoStopEvent } from '../types.ts';

/** Inferences from what others did: a player who leaves a month lying most likely has none of it. Months are bits, 1 for January. */
export interface GoStopNotes {
  /** Number of cards in the row, by month. */
  readonly row: readonly number[];
  /** Months that the seat seems not to hold, by seat: all of them, and those of its last turn. */
  readonly lacks: readonly number[];
  readonly fresh: readonly number[];
  /** Number of times the seat held such a month after all, by seat. */
  readonly surprises: readonly number[];
}

export const memory: Memory<GoStop, GoStopNotes> = {
  begin: ({ row, totals }) =>
    createNotes(
      row.flatMap(({ cards }) => cards),
      totals.length,
    ),
  remember: (notes, event) => updateNotes(notes, event),
  fade: (notes, recall) => {
    if (recall === 'all') return notes;
    const { row, fresh, surprises } = notes;
    return { ...notes, lacks: recall === 'new' ? fresh : row.map(() => 0), surprises };
  },
};

function createNotes(row: readonly Card[], seats: number): GoStopNotes {
  const none = Array.from({ length: seats }, () => 0);
  const counts = Array.from(
    { length: 12 },
    (_, at) => row.filter((card) => getMonth(card) === at + 1).length,
  );
  return { row: counts, lacks: none, fresh: none, surprises: none };
}

function updateNotes(notes: GoStopNotes, event: GoStopEvent): GoStopNotes {
  switch (event.kind) {
    case 'dealt':
      return { ...createNotes(event.row, notes.lacks.length), surprises: notes.surprises };
    case 'played':
      return noteLaidCards(event.onto.length === 0 ? notePass(notes, event.seat) : notes, event.seat, [
        event.card,
      ]);
    case 'bombed':
      return noteLaidCards(notes, event.seat, event.cards);
    case 'drew':
      return { ...notes, row: adjustCounts(notes.row, [event.card], 1) };
    case 'took':
      return { ...notes, row: adjustCounts(notes.row, event.cards, -1) };
    default:
      return notes;
  }
}

/** Notes that the seat matched nothing in the row. */
function notePass(notes: GoStopNotes, seat: number): GoStopNotes {
  const months = notes.row.reduce((mask, count, at) => (count > 0 ? mask | (1 << at) : mask), 0);
  const lacks = notes.lacks.with(seat, (notes.lacks[seat] ?? 0) | months);
  return { ...notes, lacks, fresh: notes.fresh.with(seat, months) };
}

/** Notes cards laid from the hand; a card of a month that seemed to be missing is a surprise. */
function noteLaidCards(notes: GoStopNotes, seat: number, cards: readonly Card[]): GoStopNotes {
  const row = adjustCounts(notes.row, cards, 1);
  const month = 1 << (getMonth(cards[0] as Card) - 1);
  const lacked = notes.lacks[seat] ?? 0;
  if ((lacked & month) === 0) return { ...notes, row };
  const surprises = notes.surprises.with(seat, (notes.surprises[seat] ?? 0) + 1);
  return { ...notes, row, lacks: notes.lacks.with(seat, lacked & ~month), surprises };
}

function adjustCounts(row: readonly number[], cards: readonly Card[], by: number): number[] {
  const counts = [...row];
  for (const card of cards) counts[getMonth(card) - 1] = (counts[getMonth(card) - 1] ?? 0) + by;
  return counts;
}
