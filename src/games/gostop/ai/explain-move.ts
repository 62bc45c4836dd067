import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getJunkValue, getMonth, getMonthCards } from '../cards.ts';
import { countMissingPoints } from '../counting/points.ts';
import { findStopWinner } from '../counting/winners.ts';
import type { Card, GoStopEvent, GoStopView } from '../types.ts';
import { explainTake } from './explain-take.ts';

/** Explains the purpose of a move. The card turned from the deck is left out: the player did not choose it. */
export function explainMove(view: GoStopView, seen: readonly GoStopEvent[], seat: Seat): Text | null {
  const isStuck = seen.some(({ kind }) => kind === 'stuck');
  for (const event of seen) {
    if (event.kind === 'stopped' || event.kind === 'went') return explainDecision(view, event);
    if (event.kind === 'skipped') return hasHandLeft(view, seat) ? text('gostop:why.save') : null;
    if (event.kind === 'played' && event.onto.length === 0) return explainLeftCard(view, event.card);
    if (event.kind === 'bombed') return explainTake(view, event.cards, seat);
    if (event.kind === 'picked') return explainTake(view, [event.card, event.onto], seat);
    if (event.kind === 'played') return isStuck ? null : explainTake(view, [event.card, ...event.onto], seat);
  }
  return null;
}

function hasHandLeft({ hands }: GoStopView, seat: Seat): boolean {
  return (hands[seat] ?? []).length > 0;
}

/**
 * Explains why a card that takes nothing was left lying. It counts the cards of its month already captured, which can no longer match it,
 * and its worth.
 */
function explainLeftCard(view: GoStopView, card: Card): Text | null {
  const gone = getMonthCards(view.storage.flat(), getMonth(card)).length;
  if (gone === 3) return text('gostop:why.gone');
  const isJunk = getJunkValue(card) === 1;
  if (gone === 2) return isJunk ? null : text('gostop:why.rare');
  return isJunk ? text('gostop:why.cheap') : null;
}

type DecisionEvent = Extract<GoStopEvent, { readonly kind: 'stopped' | 'went' }>;

/** Maximum number of missing points at which a rival counts as near. */
const NEAR = 2;
/** Number of turns left at which a seat no longer hopes for more points. */
const FEW_TURNS = 2;

/** Explains a stop or a go by how near the rivals are and how much is left. Returns null if the rules forced the stop. */
function explainDecision(view: GoStopView, event: DecisionEvent): Text | null {
  const [seat, count] = findNearestRival(view, event.seat);
  const left = (view.hands[event.seat] ?? []).length;
  const outlook = { winner: findStopWinner(view), seat, count, left };
  if (event.kind === 'went') return explainGo(event.seat, outlook);
  return event.forced ? null : explainStop(event.seat, outlook);
}

interface Outlook {
  /** Winner of the deal if it stops now; with one option that is the seat with most points (R-GS-37). */
  readonly winner: Seat;
  /** Rival nearest to stopping, and the points it lacks. */
  readonly seat: Seat;
  readonly count: number;
  /** Number of cards in hand. */
  readonly left: number;
}

function explainStop(mover: Seat, { winner, seat, count, left }: Outlook): Text {
  if (winner !== mover) return text('gostop:why.stop.lost', { them: { seat: winner } });
  if (count === 0) return text('gostop:why.stop.ready', { them: { seat } });
  if (count <= NEAR) return text('gostop:why.stop.near', { them: { seat }, count });
  return text(left <= FEW_TURNS ? 'gostop:why.stop.late' : 'gostop:why.stop.sure');
}

function explainGo(mover: Seat, { winner, seat, count, left }: Outlook): Text {
  if (winner !== mover) return text('gostop:why.go.behind', { them: { seat: winner } });
  if (count > NEAR) return text('gostop:why.go.safe', { them: { seat }, count });
  return text('gostop:why.go.more', { count: left });
}

function findNearestRival(view: GoStopView, seat: Seat): readonly [seat: Seat, lacks: number] {
  const others = view.totals.flatMap((_, other) =>
    other === seat ? [] : [[other, countMissingPoints(view, other)] as const],
  );
  return others.reduce((one, other) => (other[1] < one[1] ? other : one));
}
