import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { lacking } from '../counting/points.ts';
import { winnerOfStop } from '../counting/winners.ts';
import type { GoStopEvent, GoStopView } from '../types.ts';

type Decided = Extract<GoStopEvent, { readonly kind: 'stopped' | 'went' }>;

/** Who lacks no more points than this is near. */
const NEAR = 2;
/** Of so few turns nobody hopes for more. */
const LATE = 2;

/** Why it was stop, or go, by how near the others are and how much is left; null where the rules stopped it. */
export function reasonToDecide(view: GoStopView, event: Decided): Text | null {
  const [seat, count] = nearest(view, event.seat);
  const left = (view.hands[event.seat] ?? []).length;
  const outlook = { winner: winnerOfStop(view), seat, count, left };
  if (event.kind === 'went') return goes(event.seat, outlook);
  return event.forced ? null : stops(event.seat, outlook);
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

function stops(mover: Seat, { winner, seat, count, left }: Outlook): Text {
  if (winner !== mover) return text('gostop:why.stop.lost', { them: { seat: winner } });
  if (count === 0) return text('gostop:why.stop.ready', { them: { seat } });
  if (count <= NEAR) return text('gostop:why.stop.near', { them: { seat }, count });
  return text(left <= LATE ? 'gostop:why.stop.late' : 'gostop:why.stop.sure');
}

function goes(mover: Seat, { winner, seat, count, left }: Outlook): Text {
  if (winner !== mover) return text('gostop:why.go.behind', { them: { seat: winner } });
  if (count > NEAR) return text('gostop:why.go.safe', { them: { seat }, count });
  return text('gostop:why.go.more', { count: left });
}

function nearest(view: GoStopView, seat: Seat): readonly [seat: Seat, lacks: number] {
  const others = view.totals.flatMap((_, other) =>
    other === seat ? [] : [[other, lacking(view, other)] as const],
  );
  return others.reduce((one, other) => (other[1] < one[1] ? other : one));
}
