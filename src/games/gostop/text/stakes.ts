import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { billOfFour, billOfWinner, gainsOf, worthOf } from '../counting/bill.ts';
import { lacking } from '../counting/points.ts';
import { reserveLeft } from '../counting/reserve.ts';
import { winnerOfStop } from '../counting/winners.ts';
import { handOf } from '../legal.ts';
import { ADDITIONAL, fourHeld } from '../steps/deciding.ts';
import type { GoStopView } from '../types.ts';
import { monthName } from './names.ts';

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
    left: leftToPlay(view, seat),
    risk: riskOf(view, seat),
    others: others(view, seat),
  });
}

/** With one option another wins with more; with another the losers pay (R-GS-37). */
function stopping(view: GoStopView, seat: Seat): Text {
  const winner = winnerOfStop(view);
  const bill = billOfWinner(view, winner);
  const who = { seat: winner };
  const gains = gainsOf(view, winner, bill);
  if (winner === seat) return winning(view, gains, worthOf(bill));
  const pay = -(gains[seat] ?? 0);
  return text(`gostop:stop.${pay > 0 ? 'pay' : 'other'}`, { who, count: worthOf(bill), pay });
}

function winning({ options, viewer }: GoStopView, gains: readonly number[], count: number): Text {
  if (!options.penalties) return text('gostop:stop.own', { count });
  const paying = gains.flatMap((gain, other) =>
    gain < 0 && other !== viewer ? [{ seat: other, gain }] : [],
  );
  const [one, other] = paying;
  if (one === undefined) return text('gostop:stop.own', { count });
  if (other !== undefined && one.gain === other.gain) return text('gostop:stop.each', { count: -one.gain });
  const shares = paying.map(({ seat, gain }) => text('gostop:stop.from', { who: { seat }, count: -gain }));
  return text('gostop:stop.shares', { shares });
}

function gainOf(view: GoStopView, seat: Seat): Text {
  const count = view.points[seat] ?? 0;
  if ((view.goes[seat] ?? 0) < ADDITIONAL) return text('gostop:gain.point', { count: count + 1 });
  return text(reserveLeft(view) ? 'gostop:gain.double' : 'gostop:gain.none');
}

/** After a bomb there are turns without a card. Backs count too, so that everybody sees the same question. */
function leftToPlay(view: GoStopView, seat: Seat): Text {
  const passes = view.passes[seat] ?? 0;
  const count = (view.hands[seat]?.length ?? 0) + passes;
  return text(`gostop:left.${passes > 0 ? 'turns' : 'cards'}`, { count });
}

/** When one is asked again (R-GS-29), and what one has if another stops first (R-GS-37). */
function riskOf(view: GoStopView, seat: Seat): Text {
  const lost = text(`gostop:risk.${lossOf(view, seat)}`);
  if (!view.options.improve) return lost;
  const more = (view.goes[seat] ?? 0) < ADDITIONAL ? 1 : 0;
  return text('gostop:risk.again', { lost, count: (view.points[seat] ?? 0) + more });
}

type Loss = 'most' | 'nothing' | 'pay' | 'double' | 'both';

/** Of two, whoever said go pays double; of three, the only loser who did pays for both. */
function lossOf({ options, goes }: GoStopView, seat: Seat): Loss {
  if (options.wins === 'most') return 'most';
  if (!options.penalties) return 'nothing';
  if (goes.length === 2) return 'double';
  return goes.some((count, other) => other !== seat && count > 0) ? 'pay' : 'both';
}

function others(view: GoStopView, seat: Seat): Text {
  const [one, other] = view.points.flatMap((points, at) => (at === seat ? [] : [rival(view, at, points)]));
  if (other === undefined) return one as Text;
  return text('gostop:rivals', { one: one as Text, other });
}

function rival(view: GoStopView, seat: Seat, points: number): Text {
  const needs = lacking(view, seat);
  return text(needs === 0 ? 'gostop:rival.there' : 'gostop:rival.needs', { who: { seat }, points, needs });
}
