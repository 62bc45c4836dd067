import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { countMissingPoints } from '../counting/points.ts';
import { findStopWinner } from '../counting/winners.ts';
import type { GoStopEvent, GoStopView } from '../types.ts';

type DecisionEvent = Extract<GoStopEvent, { readonly kind: 'stopped' | 'went' }>;

/** Who lacks no more points than this is near. */
const NEAR = 2;
/** Of so few turns nobody hopes for more. */
const FEW_TURNS = 2;

/** Why it was stop, or go, by how near the others are and how much is left; null where the rules stopped it. */
export function explainDecision(view: GoStopView, event: DecisionEvent): Text | null {
  const [seat, count] = findNearestRival(view, event.seat);
  const left = (view.hands[event.seat] ?? []).length;
  const outlook = { winner: findStopWinner(view), seat, count, left };
  if (event.kind === 'went') return explainGo(event.seat, outlook);
  return event.forced ? null : explainStop(event.seat, outlook);
}

interface Outlook {
  /** Of a deal that is stopped now: with one option that is who has most (R-GS-37). */
  readonly winner: Seat;
  /** Who of the others is nearest to stopping, and by how many points. */
  readonly seat: Seat;
  readonly count: number;
  /** Cards in hand. */
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
