import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { buildFourBill, buildWinnerBill, computeBillValue, computeGains } from '../counting/bill.ts';
import { countMissingPoints } from '../counting/points.ts';
import { hasReserveLeft } from '../counting/reserve.ts';
import { findStopWinner } from '../counting/winners.ts';
import { getKnownHand } from '../legal.ts';
import { ADDITIONAL_GOES, findHeldFour } from '../steps/decide.ts';
import type { GoStopView } from '../types.ts';
import { getMonthName } from './names.ts';

/** Describes the options of a turn, before a card is chosen. */
export function describePlayQuestion(view: GoStopView, seat: Seat): Text {
  if (getKnownHand(view, seat).length === 0) return text('gostop:ask.drawOnly');
  return text((view.passes[seat] ?? 0) > 0 ? 'gostop:ask.playOrDraw' : 'gostop:ask.play');
}

/** Describes the result of stopping now, the gain of going, and how near the rivals are (R-GS-28 to R-GS-30, R-GS-37). */
export function describeDecideQuestion(view: GoStopView, seat: Seat): Text {
  const month = findHeldFour(view);
  if (month !== null) {
    const value = computeBillValue(buildFourBill(view, getKnownHand(view, seat), month));
    return text('gostop:ask.four', { month: getMonthName(month), value });
  }
  return text('gostop:ask.decide', {
    stop: describeStop(view, seat),
    gain: describeGain(view, seat),
    left: describeRemaining(view, seat),
    risk: describeRisk(view, seat),
    others: describeRivals(view, seat),
  });
}

/** Describes a stop. With one option a rival with more points wins; with another the losers pay (R-GS-37). */
function describeStop(view: GoStopView, seat: Seat): Text {
  const winner = findStopWinner(view);
  const bill = buildWinnerBill(view, winner);
  const who = { seat: winner };
  const gains = computeGains(view, winner, bill);
  if (winner === seat) return describeWin(view, gains, computeBillValue(bill));
  const pay = -(gains[seat] ?? 0);
  return text(`gostop:stop.${pay > 0 ? 'pay' : 'other'}`, { who, count: computeBillValue(bill), pay });
}

function describeWin({ options, viewer }: GoStopView, gains: readonly number[], count: number): Text {
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

function describeGain(view: GoStopView, seat: Seat): Text {
  const count = view.points[seat] ?? 0;
  if ((view.goes[seat] ?? 0) < ADDITIONAL_GOES) return text('gostop:gain.point', { count: count + 1 });
  return text(hasReserveLeft(view) ? 'gostop:gain.double' : 'gostop:gain.none');
}

/**
 * Describes the cards or turns left; after a bomb there are turns without a card. Hidden cards count too, so all viewers see the same
 * question.
 */
function describeRemaining(view: GoStopView, seat: Seat): Text {
  const passes = view.passes[seat] ?? 0;
  const count = (view.hands[seat]?.length ?? 0) + passes;
  return text(`gostop:left.${passes > 0 ? 'turns' : 'cards'}`, { count });
}

/** Describes the risk of going: when the next decision comes (R-GS-29), and what remains if a rival stops first (R-GS-37). */
function describeRisk(view: GoStopView, seat: Seat): Text {
  const lost = text(`gostop:risk.${getLossKind(view, seat)}`);
  if (!view.options.improve) return lost;
  const more = (view.goes[seat] ?? 0) < ADDITIONAL_GOES ? 1 : 0;
  return text('gostop:risk.again', { lost, count: (view.points[seat] ?? 0) + more });
}

type LossKind = 'most' | 'nothing' | 'pay' | 'double' | 'both';

/** Returns the kind of loss. Of two players, a loser who said go pays double; of three, the only such loser pays for both. */
function getLossKind({ options, goes }: GoStopView, seat: Seat): LossKind {
  if (options.wins === 'most') return 'most';
  if (!options.penalties) return 'nothing';
  if (goes.length === 2) return 'double';
  return goes.some((count, other) => other !== seat && count > 0) ? 'pay' : 'both';
}

function describeRivals(view: GoStopView, seat: Seat): Text {
  const [one, other] = view.points.flatMap((points, at) =>
    at === seat ? [] : [describeRival(view, at, points)],
  );
  if (other === undefined) return one as Text;
  return text('gostop:rivals', { one: one as Text, other });
}

function describeRival(view: GoStopView, seat: Seat, points: number): Text {
  const needs = countMissingPoints(view, seat);
  return text(needs === 0 ? 'gostop:rival.there' : 'gostop:rival.needs', { who: { seat }, points, needs });
}
