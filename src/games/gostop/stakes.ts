import type { Seat } from '../../engine/game.ts';
import { type Text, text } from '../../engine/text.ts';
import { billOfFour, billOfWinner, worthOf } from './bill.ts';
import { ADDITIONAL, fourHeld } from './deciding.ts';
import { handOf } from './legal.ts';
import { monthName } from './names.ts';
import { lacking } from './points.ts';
import { reserveLeft } from './reserve.ts';
import type { GoStopView } from './types.ts';
import { winnerOfStop } from './winners.ts';

/** What the turn is about, before a card is chosen. */
export function askPlay(view: GoStopView, seat: Seat): Text {
  if (handOf(view, seat).length === 0) return text('gostop:ask.drawOnly');
  return text((view.passes[seat] ?? 0) > 0 ? 'gostop:ask.playOrDraw' : 'gostop:ask.play');
}

/** What stopping brings now and to whom, what going adds, and how near the others are (R-GS-28 to R-GS-30, R-GS-37). */
export function askDecide(view: GoStopView, seat: Seat): Text {
  const month = fourHeld(view);
  if (month !== null) {
    const value = worthOf(billOfFour(view, handOf(view, seat), month));
    return text('gostop:ask.four', { month: monthName(month), value });
  }
  return text('gostop:ask.decide', {
    stop: stopping(view, seat),
    gain: gainOf(view, seat),
    others: others(view, seat),
  });
}

/** With the option another wins with more; what losers are doubled for comes on top. */
function stopping(view: GoStopView, seat: Seat): Text {
  const winner = winnerOfStop(view);
  const sentence = winner === seat ? 'own' : 'other';
  const args = { who: { seat: winner }, value: worthOf(billOfWinner(view, winner)) };
  return text(`gostop:stop.${view.options.penalties ? 'before' : 'all'}.${sentence}`, args);
}

function gainOf(view: GoStopView, seat: Seat): Text {
  const goes = view.goes[seat] ?? 0;
  if (goes < ADDITIONAL) return text('gostop:gain.point');
  return text(reserveLeft(view) ? 'gostop:gain.double' : 'gostop:gain.none');
}

function others(view: GoStopView, seat: Seat): readonly Text[] {
  return view.points.flatMap((points, other) => (other === seat ? [] : [rival(view, other, points)]));
}

function rival(view: GoStopView, seat: Seat, points: number): Text {
  const needs = lacking(view, seat);
  return text(needs === 0 ? 'gostop:rival.there' : 'gostop:rival.needs', { who: { seat }, points, needs });
}
